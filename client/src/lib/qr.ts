/**
 * A QR code for a short text, such as a link to a table: bytes, versions 1 to 5, correction level L, so that all of it is one block; always
 * with the first mask. See ISO/IEC 18004.
 */

/** For each version how many bytes of data and of correction there are. */
const SIZES = [[19, 7], [34, 10], [55, 15], [80, 20], [108, 26]] as const;
/** Level L and mask 0, with their own correction. */
const FORMAT = '111011111000100';
const FINDER = 7;

type Grid = (boolean | null)[][];

/** The dark cells, row by row; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  const [data, correction] = SIZES[version - 1] ?? [0, 0];
  if (data === 0) return null;
  const words = codewords(bytes, data);
  const grid = patterns(version);
  fill(grid, [...words, ...remainder(words, correction)].flatMap((word) => bits(word, 8)));
  return grid.map((row) => row.map((cell) => cell === true));
}

const bits = (value: number, count: number): boolean[] => Array.from({ length: count }, (_, at) => ((value >> (count - 1 - at)) & 1) === 1);

/** Kind, length, bytes, an end, and padding. */
function codewords(bytes: number[], most: number): number[] {
  const stream = [...bits(4, 4), ...bits(bytes.length, 8), ...bytes.flatMap((byte) => bits(byte, 8)), ...bits(0, 4)];
  const words: number[] = [];
  for (let at = 0; at < stream.length; at += 8) words.push(stream.slice(at, at + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0));
  for (let pad = 0; words.length < most; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

/** Multiplies in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon correction of these words. */
function remainder(words: number[], count: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((value, index) => value ^ (index > 0 ? times(divisor[index - 1] ?? 0, root) : 0));
  }
  const rest = Array<number>(count).fill(0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.slice(1).forEach((value, at) => (rest[at] = (rest[at] ?? 0) ^ times(value, factor)));
  }
  return rest;
}

/** All that is the same in every code of this version; null where data go. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) (grid[row] as (boolean | null)[])[column] = dark;
  };
  const squares = (row: number, column: number, reach: number, dark: (far: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < size; at++) for (const [row, column] of [[6, at], [at, 6]] as const) set(row, column, at % 2 === 0);
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) squares(row, column, 4, (far) => far !== 2 && far !== 4);
  if (version > 1) squares(size - FINDER, size - FINDER, 2, (far) => far !== 1);
  format(size, set);
  return grid;
}

/** The format, twice, and the cell that is always dark. */
function format(size: number, set: (row: number, column: number, dark: boolean) => void): void {
  const skip = (at: number): number => (at < 6 ? at : at + 1);
  [...FORMAT].forEach((bit, at) => {
    const dark = bit === '1';
    if (at < 7) set(8, skip(at), dark);
    else set(at === 7 ? 8 : at === 8 ? 7 : 14 - at, 8, dark);
    if (at < 7) set(size - 1 - at, 8, dark);
    else set(8, size - 15 + at, dark);
  });
  set(size - 8, 8, true);
}

/** The data, in columns of two from the right, up and down, masked. */
function fill(grid: Grid, data: boolean[]): void {
  const size = grid.length;
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const cells = grid[row];
        if (cells?.[column] !== null || !cells) continue;
        cells[column] = (data[next++] ?? false) !== ((row + column) % 2 === 0);
      }
    }
  }
}
