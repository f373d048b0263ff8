import { times, type Multiple } from '../play/stake';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
export const isFace = (value: number): value is Face => FACES.some((face) => face === value);
export type Dice = readonly [Face, Face, Face];

/** What tables have limits for: bets of one kind pay alike, totals by how far they are from the middle. */
export type SicBoKind = 'even_money' | 'single' | 'pair' | 'double' | 'any_triple' | 'triple' | TotalKind;
type TotalKind = `total_${TotalPay}`;
type TotalPay = 6 | 7 | 8 | 12 | 18 | 31 | 62;

export const isTotal = (kind: SicBoKind): kind is TotalKind => kind.startsWith('total_');

/** A bet of the table. */
export interface SicBoBet {
  /** As it is sent and written down: `small`, `total_9`, `pair_2_5`. */
  name: string;
  kind: SicBoKind;
  /** The number, total or numbers that it is on; empty for those that need none. */
  on: readonly number[];
  /** What it gives back for a stake of 1, the stake included. */
  multiple(dice: Dice): Multiple;
}

const NOTHING = times(0);
const pays = (odds: number): Multiple => times(odds + 1);
const when = (won: boolean, odds: number): Multiple => (won ? pays(odds) : NOTHING);

export const totalOf = ([a, b, c]: Dice): number => a + b + c;
export const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c;
const countOf = (dice: Dice, face: number): number => dice.filter((one) => one === face).length;

/** Small, big, odd and even lose to three of a kind. */
const evenMoney = (name: string, holds: (total: number) => boolean): SicBoBet => ({
  ...{ name, kind: 'even_money', on: [] },
  multiple: (dice) => when(!isTriple(dice) && holds(totalOf(dice)), 1),
});

/** What a total pays to one: the same for those that are as far from the middle. */
const TOTAL_PAYS: Readonly<Record<number, TotalPay>> = {
  ...{ 4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 },
  ...{ 11: 6, 12: 7, 13: 8, 14: 12, 15: 18, 16: 31, 17: 62 },
};
const totals = Object.entries(TOTAL_PAYS).map(([total, odds]): SicBoBet => ({
  ...{ name: `total_${total}`, kind: `total_${odds}`, on: [Number(total)] },
  multiple: (dice) => when(totalOf(dice) === Number(total), odds),
}));

/** What a number pays to one, by how many dice show it. */
export const SINGLE_PAYS = [0, 1, 2, 12] as const;
export const PAIR_PAYS = 6;
export const DOUBLE_PAYS = 11;
export const TRIPLE_PAYS = 180;
export const ANY_TRIPLE_PAYS = 31;

const singles = FACES.map((face): SicBoBet => ({
  ...{ name: `single_${face}`, kind: 'single', on: [face] },
  multiple: (dice) => {
    const count = countOf(dice, face);
    return when(count > 0, SINGLE_PAYS[count] ?? 0);
  },
}));
const pairs = FACES.flatMap((one) =>
  FACES.filter((other) => other > one).map((other): SicBoBet => ({
    ...{ name: `pair_${one}_${other}`, kind: 'pair', on: [one, other] },
    multiple: (dice) => when(countOf(dice, one) > 0 && countOf(dice, other) > 0, PAIR_PAYS),
  })),
);
const doubles = FACES.map((face): SicBoBet => ({
  ...{ name: `double_${face}`, kind: 'double', on: [face, face] },
  multiple: (dice) => when(countOf(dice, face) >= 2, DOUBLE_PAYS),
}));
const triples = FACES.map((face): SicBoBet => ({
  ...{ name: `triple_${face}`, kind: 'triple', on: [face, face, face] },
  multiple: (dice) => when(countOf(dice, face) === 3, TRIPLE_PAYS),
}));
const anyTriple: SicBoBet = {
  ...{ name: 'any_triple', kind: 'any_triple', on: [] },
  multiple: (dice) => when(isTriple(dice), ANY_TRIPLE_PAYS),
};

/** Every bet of the table, in the order in which they are read out. */
export const SIC_BO_BETS: readonly SicBoBet[] = [
  evenMoney('small', (total) => total <= 10),
  evenMoney('big', (total) => total >= 11),
  evenMoney('odd', (total) => total % 2 === 1),
  evenMoney('even', (total) => total % 2 === 0),
  ...singles,
  ...totals,
  ...doubles,
  anyTriple,
  ...triples,
  ...pairs,
];

const BY_NAME: ReadonlyMap<string, SicBoBet> = new Map(SIC_BO_BETS.map((bet) => [bet.name, bet]));

/** A bet by its name; undefined for anything else. */
export const sicBoBet = (name: string): SicBoBet | undefined => BY_NAME.get(name);
