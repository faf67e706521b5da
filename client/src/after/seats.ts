/** A colour and a stroke for each seat, told apart without colours too; readable on panels of both themes. */

const COLOURS = [
  ['#8a5a00', '#e3b65b'],
  ['#0b5f9e', '#6db7f2'],
  ['#b01f6e', '#f58cc4'],
  ['#17653a', '#6fcf97'],
  ['#6a3d9a', '#c3a0f0'],
  ['#a8320f', '#ff9a6b'],
  ['#0b6b70', '#5fd3d3'],
  ['#4f5b6b', '#b8c4d2'],
  ['#6b6100', '#d9d06a'],
  ['#7a3a12', '#d9a98a'],
] as const;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 3', '12 4', '1 3', '8 2 1 2', '5 5', '3 2'] as const;

/** As CSS: by day, by night. */
export function seatColour(seat: number): string {
  const [day, night] = COLOURS[seat % COLOURS.length] ?? COLOURS[0];
  return `light-dark(${day}, ${night})`;
}

export const seatDash = (seat: number): string => DASHES[seat % DASHES.length] ?? '';
