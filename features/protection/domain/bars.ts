/** Where a bar stands: shares of the picture's height, from 0 to 1. */
export interface Bar {
  /** Its lower end. */
  from: number;
  size: number;
}

/** Bars of some rows on one scale that has 0 in it. */
export function barsOf(rows: readonly (readonly number[])[]): {
  bars: Bar[][];
  /** Where 0 lies. */
  zero: number;
  top: number;
  bottom: number;
} {
  const all = rows.flat();
  const top = Math.max(0, ...all);
  const lowest = Math.max(0, ...all.map((value) => -value));
  const range = top + lowest || 1;
  return {
    bars: rows.map((row) =>
      row.map((value) => ({
        from: (lowest + Math.min(0, value)) / range,
        size: Math.abs(value) / range,
      })),
    ),
    zero: lowest / range,
    top,
    bottom: lowest === 0 ? 0 : -lowest,
  };
}
