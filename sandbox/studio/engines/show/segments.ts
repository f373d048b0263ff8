/** What a wheel show can be bet on: a number, or one of its three bonus rounds. */
export const SHOW_BETS = ['n1', 'n3', 'n12', 'n25', 'lanterns', 'curtains', 'carousel'] as const;
export type ShowBet = (typeof SHOW_BETS)[number];
export type ShowBonus = 'lanterns' | 'curtains' | 'carousel';

export const isShowBet = (name: string): name is ShowBet => SHOW_BETS.some((bet) => bet === name);
export const isBonus = (bet: ShowBet): bet is ShowBonus => !bet.startsWith('n');

/** What a number gives back for a stake of 1, the stake included. */
export const NUMBER_PAYS: Readonly<Record<Exclude<ShowBet, ShowBonus>, number>> = {
  ...{ n1: 2, n3: 4, n12: 13, n25: 26 },
};

/**
 * The 54 segments of the wheel, clockwise. Each bet has so many of them that their number times what it gives back on average is 52:
 * every bet returns 52 / 54.
 */
export const WHEEL: readonly ShowBet[] = [
  ...['n1', 'n3', 'n1', 'lanterns', 'n1', 'n3', 'n1', 'n12', 'n1', 'n3', 'n1', 'curtains', 'n3', 'n1'],
  ...['n1', 'n3', 'n1', 'n25', 'n1', 'lanterns', 'n1', 'n3', 'n1', 'n12', 'n3', 'n1', 'carousel'],
  ...['n1', 'n3', 'n1', 'curtains', 'n1', 'n3', 'n1', 'n12', 'n1', 'n3', 'n1', 'lanterns', 'n1', 'n3'],
  ...['n25', 'n1', 'n3', 'n1', 'curtains', 'n1', 'n12', 'n1', 'n1', 'lanterns', 'n3', 'n1', 'carousel'],
].map((name) => name as ShowBet);

/** Behind one of eight lanterns, multiples with the stake in them. */
export const LANTERNS: readonly number[] = [4, 5, 6, 8, 10, 12, 20, 39];
/** Behind one of twelve curtains. */
export const CURTAINS: readonly number[] = [6, 6, 8, 8, 10, 10, 12, 15, 18, 25, 30, 60];
/** One of the carousel’s 24 horses, and one of the twenty bells that multiply it. */
export const HORSES: readonly number[] = [
  ...[2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 8, 8, 10, 10, 12, 16, 20, 150],
];
export const BELLS: readonly number[] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 4, 4, 12];
