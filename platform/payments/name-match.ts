/**
 * How the name on a card, a wallet or a bank account compares with the player's. `near`: the same family name with an
 * initial, a part of several names, or a letter that differs. `unknown`: one of the two isn't known.
 */
export const NAME_MATCHES = ['exact', 'near', 'different', 'unknown'] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

/** What documents and banks write in another way: accents, ß, case, hyphens, order. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Umlauts are also written with two letters. */
const folded = (word: string) => word.replaceAll(/([aou])e/g, '$1');

/** Whether two words differ by at most one letter: another one, one more, or two that changed places. */
function isClose(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const swapped = a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

const fits = (one: string, other: string) =>
  isClose(folded(one), folded(other)) || (one.length === 1 && other.startsWith(one));

export function matchNames(
  profile: { firstName: string | null; lastName: string | null },
  instrument: string | null,
): NameMatch {
  const first = wordsOf(profile.firstName ?? '');
  const last = wordsOf(profile.lastName ?? '');
  const told = wordsOf(instrument ?? '');
  if (first.length === 0 || last.length === 0 || told.length === 0) return 'unknown';
  const own = [...first, ...last];
  const same = (one: readonly string[]) => one.map(folded).toSorted().join(' ');
  if (same(own) === same(told)) return 'exact';
  // The family name must be there whole, or but for a letter; of the first names one, or its initial.
  const rest = [...told];
  const hasLast = last.every((word) => {
    const at = rest.findIndex((other) => other.length > 1 && isClose(folded(word), folded(other)));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return hasLast && rest.some((other) => first.some((word) => fits(other, word))) ? 'near' : 'different';
}
