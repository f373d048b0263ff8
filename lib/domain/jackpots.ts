/** The jackpots in the order in which they are shown (SPEC §3). */
export const JACKPOTS = ['max', 'mid', 'mini'] as const;
export type JackpotName = (typeof JACKPOTS)[number];

export type JackpotCode = `jackpot-${JackpotName}`;
export const JACKPOT_CODES = JACKPOTS.map((name) => `jackpot-${name}` as const);
/** All of them together. */
export const JACKPOT_TOTAL_CODE = 'jackpot-total' as const;

export interface AmountRange {
  /** Minor units. */
  min: number;
  max: number;
}

/** SPEC §9: between which amounts a jackpot stands. It begins at the lower one and takes nothing above the upper one. */
export const JACKPOT_RANGES: Record<JackpotName, AmountRange> = {
  max: { min: 3_500_000, max: 4_500_000 },
  mid: { min: 700_000, max: 1_000_000 },
  mini: { min: 50_000, max: 150_000 },
};
/** SPEC §9: the display range of all of them together. */
export const JACKPOTS_RANGE: AmountRange = { min: 50_000, max: 5_650_000 };

/** What a stake of real money adds to each jackpot: basis points, 100 is 1 %. The house pays it from its takings. */
export const JACKPOT_SHARES: Record<JackpotName, number> = { max: 100, mid: 60, mini: 40 };
export const BASIS_POINTS = 10_000;

/** SPEC §7 and §9: how often pages ask for the amounts. Milliseconds. */
export const JACKPOT_POLL_MS = 15_000;
/** SPEC §9: how long the slide of the home page shows one jackpot. Milliseconds. */
export const JACKPOT_ROTATION_MS = 6_000;
/** SPEC §9: length of the list of the largest wins. */
export const JACKPOT_TOP = 5;
