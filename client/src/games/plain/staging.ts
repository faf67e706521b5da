/** Any game that tells where its cards lie, event by event. */
import { without, type Staging, type Told } from '../../table/staging';
import { placeOf, type View, type ZoneView } from './view';

/** The cards of an event as they lie in a zone: without faces where nobody here sees them. */
const seen = (event: Told): (string | null)[] => event.cards ?? Array.from({ length: event.count }, () => null);

function taken(zone: ZoneView, event: Told): ZoneView {
  const faces = without(zone.cards, seen(event));
  const missing = faces.length - (zone.cards.length - event.count);
  return { ...zone, cards: without(faces, Array.from({ length: Math.max(0, missing) }, () => null)) };
}

export const staging: Staging<View> = {
  after(view, event) {
    if (event.source === event.target) return view;
    const zones = view.zones.map((zone) => {
      if (placeOf(zone) === event.source) return taken(zone, event);
      return placeOf(zone) === event.target ? { ...zone, cards: [...zone.cards, ...seen(event)] } : zone;
    });
    return { ...view, zones };
  },
};
