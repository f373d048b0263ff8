import { SIDE, SMALLEST } from './grid';

/*
 * The last cell of each column so far, as far as others can still touch it, as one number: for each column a digit of base
 * 512, which is symbol * 64 + cluster * 8 + cells of that cluster so far. Symbols and clusters are named by the order in
 * which they first appear here, from 1; 0 is a column without a cell. Symbols are equally likely, so that their names do
 * not matter.
 */
const BASE = 512;
const SYMBOL = 64;
const CLUSTER = 8;
const DIGITS = Array.from({ length: SIDE }, (_, column) => BASE ** column);

/** A frontier that is taken apart, changed and put together again: one place in memory, as millions pass through it. */
const symbols = new Uint8Array(SIDE);
const clusters = new Uint8Array(SIDE);
const sizes = new Uint8Array(SIDE);
const newNames = new Uint8Array(CLUSTER);

function read(frontier: number): void {
  let rest = frontier;
  for (let column = 0; column < SIDE; column += 1) {
    const digit = rest % BASE;
    rest = (rest - digit) / BASE;
    symbols[column] = Math.floor(digit / SYMBOL);
    clusters[column] = Math.floor(digit / CLUSTER) % CLUSTER;
    sizes[column] = digit % CLUSTER;
  }
}

/** Names in the order of their first appearance. @returns how many there are */
function rename(names: Uint8Array): number {
  newNames.fill(0);
  let known = 0;
  for (let column = 0; column < SIDE; column += 1) {
    const old = names[column] as number;
    if (old === 0) continue;
    if (newNames[old] === 0) newNames[old] = known += 1;
    names[column] = newNames[old] as number;
  }
  return known;
}

function written(): number {
  rename(symbols);
  rename(clusters);
  let frontier = 0;
  for (let column = 0; column < SIDE; column += 1) {
    const digit =
      (symbols[column] as number) * SYMBOL +
      (clusters[column] as number) * CLUSTER +
      (sizes[column] as number);
    frontier += digit * (DIGITS[column] as number);
  }
  return frontier;
}

/** The frontier with one more cell in a column; -1 when it makes a cluster that pays. */
function withCell(frontier: number, column: number, symbol: number): number {
  read(frontier);
  const left = column > 0 && symbols[column - 1] === symbol ? (clusters[column - 1] as number) : 0;
  const above = symbols[column] === symbol ? (clusters[column] as number) : 0;
  let size = 1 + (left > 0 ? (sizes[column - 1] as number) : 0);
  if (above > 0 && above !== left) size += sizes[column] as number;
  if (size >= SMALLEST) return -1;
  // One name more than a frontier has columns.
  const own = SIDE + 1;
  symbols[column] = symbol;
  clusters[column] = own;
  for (let at = 0; at < SIDE; at += 1) {
    const cluster = clusters[at] as number;
    if (cluster !== own && (cluster === 0 || (cluster !== left && cluster !== above))) continue;
    clusters[at] = own;
    sizes[at] = size;
  }
  return written();
}

/** The chance that a grid of so many equally likely symbols holds no cluster that pays, cell by cell. */
export function chanceOfNone(symbolCount: number): number {
  let frontiers = new Map([[0, 1]]);
  for (let cell = 0; cell < SIDE * SIDE; cell += 1) {
    const next = new Map<number, number>();
    for (const [frontier, chance] of frontiers) {
      read(frontier);
      const seen = Math.max(...symbols);
      for (let symbol = 1; symbol <= Math.min(seen + 1, symbolCount); symbol += 1) {
        const grown = withCell(frontier, cell % SIDE, symbol);
        if (grown < 0) continue;
        const share = (chance * (symbol > seen ? symbolCount - seen : 1)) / symbolCount;
        next.set(grown, (next.get(grown) ?? 0) + share);
      }
    }
    frontiers = next;
  }
  return [...frontiers.values()].reduce((sum, chance) => sum + chance, 0);
}
