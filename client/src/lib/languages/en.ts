/** What every page says, in one file; a game's own words come when it is played. */
export default import.meta.glob<string>('../../../../locales/en/{client,errors,pressgang}.ftl', { eager: true, query: '?raw', import: 'default' });
