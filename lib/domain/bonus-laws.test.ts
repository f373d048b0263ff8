import { changesByLaw, underLaw, type BonusLaw, type LawfulTerms } from './bonus-laws';

const terms: LawfulTerms = {
  wagering: 35,
  basis: 'bonus+deposit',
  hoursToLive: 168,
  freeSpins: 0,
  freeSpinDays: 7,
  weights: { slots: 100, live: 10, roulette: 10, all: 0 },
};
const left = (law: BonusLaw, weights: LawfulTerms['weights'], freeSpins = 0) =>
  underLaw(law, { ...terms, weights, freeSpins }).weights;
const oneProduct: BonusLaw = { oneProduct: true };

it('lets a bonus be wagered at most so many times, of the bonus alone', () => {
  expect(underLaw({ mostWagering: 10 }, terms)).toEqual({ ...terms, wagering: 10, basis: 'bonus' });
  expect(changesByLaw({ mostWagering: 10 }, terms)).toEqual(['wagering', 'basis']);
  expect(changesByLaw({ mostWagering: 10 }, { ...terms, wagering: 0 })).toEqual([]);
});

it('lets a bonus and its free spins live for so many days at least', () => {
  const law: BonusLaw = { leastDays: 60 };
  expect(underLaw(law, terms)).toMatchObject({ hoursToLive: 1_440, freeSpinDays: 60 });
  expect(changesByLaw(law, { ...terms, freeSpins: 10 })).toEqual(['hoursToLive', 'freeSpinDays']);
  expect(changesByLaw(law, { ...terms, hoursToLive: 2_000 })).toEqual([]);
});

it.each([
  [{ slots: 100, live: 10, crash: 20, all: 0 }, 0, { slots: 100, live: 0, crash: 0, all: 0 }],
  [{ slots: 10, blackjack: 100, all: 0 }, 0, { slots: 0, blackjack: 100, all: 0 }],
  // Free spins are played on slots: what they bring is wagered there.
  [{ slots: 10, blackjack: 100, all: 0 }, 5, { slots: 10, blackjack: 0, all: 0 }],
  // Any other game holds games of every type.
  [{ all: 50 }, 0, { slots: 50, book: 50, live: 0, roulette: 0, crash: 0, bingo: 0, sport: 0, all: 0 }],
  [{ bingo: 100, keno: 40, slots: 0, all: 20 }, 0, { bingo: 100, keno: 40, slots: 0, live: 0, all: 0 }],
])('leaves games of one type of product: %j with %d spins', (weights, spins, expected) => {
  const once = left(oneProduct, weights, spins);
  expect(once).toMatchObject(expected);
  expect(left(oneProduct, once, spins)).toEqual(once);
});

it('leaves weights of one type as they are, and those of a bonus without wagering', () => {
  const slots = { slots: 100, fruits: 50, jackpots: 0, all: 0 };
  expect(left(oneProduct, slots)).toBe(slots);
  expect(changesByLaw(oneProduct, { ...terms, weights: slots })).toEqual([]);
  expect(changesByLaw(oneProduct, { ...terms, wagering: 0 })).toEqual([]);
});

it('changes nothing without a law, nor what it has changed before', () => {
  expect(underLaw(null, terms)).toBe(terms);
  const law: BonusLaw = { mostWagering: 10, leastDays: 60, oneProduct: true };
  const lawful = underLaw(law, terms);
  expect(changesByLaw(law, lawful)).toEqual([]);
  expect(underLaw(law, lawful)).toEqual(lawful);
});
