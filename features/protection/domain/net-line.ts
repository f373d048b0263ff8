/** A line over a square of 100, whose first point is at the left: the highest value lies at 0, the lowest at 100. */
export function lineOf(nets: readonly number[]): { points: string; zero: number } {
  const top = Math.max(0, ...nets);
  const range = top - Math.min(0, ...nets) || 1;
  const heightOf = (net: number) => Math.round(((top - net) / range) * 10_000) / 100;
  const points = nets.map(
    (net, index) => `${Math.round((index / Math.max(1, nets.length - 1)) * 10_000) / 100},${heightOf(net)}`,
  );
  return { points: points.join(' '), zero: heightOf(0) };
}
