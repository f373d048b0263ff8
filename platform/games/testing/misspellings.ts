/** Keys beside each other. */
const NEAR: Readonly<Record<string, string>> = {
  a: 'qsz',
  b: 'vgn',
  c: 'xvd',
  d: 'sfe',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'ko',
  m: 'n',
  n: 'bm',
  o: 'ipl',
  p: 'ol',
  q: 'wa',
  r: 'et',
  s: 'adw',
  t: 'ry',
  u: 'yi',
  v: 'cb',
  w: 'qe',
  x: 'zc',
  y: 'tu',
  z: 'xa',
};

/** As it sounds. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/c(?=[aou])/, 'k'],
  [/ck/, 'k'],
  [/ie/, 'ei'],
  [/(.)\1/, '$1'],
  [/ea/, 'ee'],
  [/y/, 'i'],
  [/i/, 'y'],
  [/e\b/, ''],
  [/ght/, 't'],
  [/ou/, 'u'],
  [/oo/, 'u'],
  [/qu/, 'kw'],
  [/x/, 'ks'],
  [/er\b/, 'or'],
  [/z/, 's'],
  [/ai/, 'ay'],
];

const SMALL = new Set(['the', 'of', 'a', 'and', 'at', 'to', 'from']);

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Titles as somebody in a hurry types them: one or two errors in the longer words, now and then words that run
 * together, are left out, or stand the other way round. The same seed gives the same.
 */
export function misspell(
  titles: readonly string[],
  { count, seed }: { count: number; seed: number },
): { typed: string; meant: string }[] {
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;

  const mistype = (word: string): string => {
    const at = 1 + Math.floor(chance() * (word.length - 1));
    const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
    switch (Math.floor(chance() * 5)) {
      case 0:
        return before + after;
      case 1:
        return before + letter + letter + after;
      case 2:
        return after ? before + after.charAt(0) + letter + after.slice(1) : before;
      case 3:
        return before + pick([...(NEAR[letter] ?? letter)]) + after;
      default: {
        const heard = SOUNDS.filter(([sound]) => sound.test(word));
        if (heard.length === 0) return before + after;
        const [sound, written] = pick(heard);
        return word.replace(sound, written);
      }
    }
  };

  const spoil = (title: string): string => {
    const words = plain(title).split(' ');
    const long = [...words.keys()].filter((index) => (words[index] ?? '').length > 3);
    const errors = long.length === 0 ? 0 : chance() < 0.5 ? 1 : 2;
    for (let error = 0; error < errors; error += 1) {
      const index = pick(long);
      words[index] = mistype(words[index] ?? '');
    }
    const change = chance();
    if (change < 0.15 && words.length > 1) return words.slice(0, 2).join('') + words.slice(2).join(' ');
    if (change < 0.3 && words.length > 2) return words.filter((word) => !SMALL.has(word)).join(' ');
    if (change < 0.4) return words.toReversed().join(' ');
    return words.join(' ');
  };

  const spoilt: { typed: string; meant: string }[] = [];
  while (spoilt.length < count) {
    const meant = pick(titles);
    const typed = spoil(meant);
    if (typed.replaceAll(' ', '').length > 4) spoilt.push({ typed, meant });
  }
  return spoilt;
}
