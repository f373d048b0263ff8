import type { Risk } from '../instant/risks';

export const SEGMENT_COUNTS = [10, 20, 30, 40, 50] as const;
export type SegmentCount = (typeof SEGMENT_COUNTS)[number];

/** Low: ten segments, over and over. Two of ten pay nothing, two give back a part, six win. Their sum is 9.90. */
const TEN_OF_LOW = [180, 0, 130, 80, 130, 130, 0, 130, 80, 130];

/**
 * Medium: each second segment pays. One pays 2 and a tenth of the number of segments, the others 1.5, or 2 as many of
 * them as the sum allows, spread evenly; the last takes what is missing of 99 %: 1.5 to 1.9.
 */
function mediumPays(count: number): number[] {
  const top = 200 + count * 10;
  const others = count / 2 - 2;
  const spare = count * 99 - top - (others + 1) * 150;
  const twos = Math.floor(spare / 50);
  const spread = Array.from({ length: others }, (_, at) => {
    const twosUpTo = (place: number) => Math.floor((place * twos) / others);
    return twosUpTo(at + 1) > twosUpTo(at) ? 200 : 150;
  });
  return [top, ...spread, 150 + spare - twos * 50].flatMap((pay) => [pay, 0]);
}

/** High: one segment pays 99 % of the number of segments, the others nothing. */
const highPays = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? count * 99 : 0));

/** Pays of the segments in hundredths of the stake, clockwise from the one that pays most. All wheels return 99 %. */
export function segmentsOf(count: SegmentCount, risk: Risk): number[] {
  if (risk === 'medium') return mediumPays(count);
  if (risk === 'high') return highPays(count);
  return Array.from({ length: count / TEN_OF_LOW.length }, () => TEN_OF_LOW).flat();
}
