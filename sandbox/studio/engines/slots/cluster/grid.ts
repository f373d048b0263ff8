/** Rows and columns of the grid: 25 cells, one bit each. */
export const SIDE = 5;
/** So many cells of one symbol that touch by their sides pay. */
export const SMALLEST = 5;

const CELLS = SIDE * SIDE;

/** Cells that touch a cell by a side, as bits. */
const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) => {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  const beside = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ] as const;
  return beside
    .filter(([r, c]) => r >= 0 && r < SIDE && c >= 0 && c < SIDE)
    .reduce((bits, [r, c]) => bits | (1 << (r * SIDE + c)), 0);
});

export const bitsOf = (cells: number): number[] =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => (cells >> cell) & 1);

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const columnBits = (column: number): number =>
  Array.from({ length: SIDE }, (_, row) => 1 << (row * SIDE + column)).reduce((bits, bit) => bits | bit, 0);
const NOT_FIRST = ~columnBits(0);
const NOT_LAST = ~columnBits(SIDE - 1);

/** The connected parts of a set of cells that are large enough to pay, by their first cell. */
export function clustersIn(cells: number): number[] {
  const clusters: number[] = [];
  if (bitCount(cells) < SMALLEST) return clusters;
  for (let rest = cells; rest !== 0;) {
    let part = rest & -rest;
    for (;;) {
      const beside = ((part & NOT_LAST) << 1) | ((part & NOT_FIRST) >> 1) | (part << SIDE) | (part >> SIDE);
      const grown = (part | beside) & rest;
      if (grown === part) break;
      part = grown;
    }
    if (bitCount(part) >= SMALLEST) clusters.push(part);
    rest &= ~part;
  }
  return clusters;
}

/**
 * Every connected set of cells: `counts[size][around]` of them have so many cells, and touch so many others. A set is grown
 * from its first cell; a cell that was passed over once is not taken later, so that each set comes up once.
 */
export function connectedSets(): Float64Array[] {
  const counts = Array.from({ length: CELLS + 1 }, () => new Float64Array(CELLS + 1));
  const near = NEIGHBOURS;
  const grow = (set: number, size: number, touched: number, ways: number, passed: number): void => {
    const row = counts[size] as Float64Array;
    const around = bitCount(touched & ~set);
    row[around] = (row[around] as number) + 1;
    let [open, closed] = [ways, passed];
    while (open !== 0) {
      const bit = open & -open;
      open &= ~bit;
      closed |= bit;
      const beside = near[31 - Math.clz32(bit)] as number;
      grow(set | bit, size + 1, touched | beside, open | (beside & ~closed & ~set), closed);
    }
  };
  for (let cell = 0; cell < CELLS; cell += 1) {
    const bit = 1 << cell;
    const passed = bit | (bit - 1);
    const beside = NEIGHBOURS[cell] ?? 0;
    grow(bit, 1, beside, beside & ~passed, passed);
  }
  return counts;
}
