/** One decimal place is finer than any screen shows at poster size, and keeps the SVG short. */
export const r1 = (n: number): number => Math.round(n * 10) / 10;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Escapes text for SVG attribute values and character data. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** `#abc` as `#aabbcc`, so that two digits of alpha can be appended. */
export const hex6 = (colour: string): string =>
  /^#[0-9a-f]{3}$/i.test(colour) ? '#' + [...colour.slice(1)].map((x) => x + x).join('') : colour;

/**
 * Element `i` of a list that is known not to be empty, counted round and round.
 * @throws RangeError when the list is empty
 */
export function at<T>(list: readonly T[], i: number): T {
  const n = list.length;
  const found = list[((i % n) + n) % n];
  if (n === 0 || found === undefined) throw new RangeError('empty list');
  return found;
}

/** HSL as hex: not every rasteriser reads the space separated form. */
export function hsl(h: number, s: number, l: number): string {
  const a = (s / 100) * Math.min(l / 100, 1 - l / 100);
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    const v = l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * v)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
