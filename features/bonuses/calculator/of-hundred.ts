/** Whole numbers of a hundred for chances that add up to 1: they add up to 100, and those cut the most get what is left. */
export function ofHundred(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * Math.max(chance, 0));
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, count) => sum + count, 0);
  const byCut = exact
    .map((value, place) => ({ place, cut: value - Math.floor(value) }))
    .toSorted((one, other) => other.cut - one.cut);
  for (const { place } of byCut.slice(0, Math.max(missing, 0))) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}

/** A chance as players of a hundred; what is neither sure nor impossible is not called so. */
export function playersOfHundred(chance: number): string {
  const players = Math.round(chance * 100);
  if (players === 0 && chance > 1e-9) return '<1';
  if (players === 100 && chance < 1 - 1e-9) return '>99';
  return String(players);
}

/** The same within a sentence, whose words for more than 99 and fewer than 1 are named `most` and `few`. */
export function playersWord(chance: number): string {
  const players = playersOfHundred(chance);
  return { '>99': 'most', '<1': 'few' }[players] ?? players;
}
