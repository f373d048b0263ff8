/** The jackpots in the order in which they are shown (SPEC §3). */
export const JACKPOTS = ['max', 'mid', 'mini'] as const;
export type JackpotName = (typeof JACKPOTS)[number];

export type JackpotCode = `jackpot-${JackpotName}`;
export const JACKPOT_CODES = JACKPOTS.map((name) => `jackpot-${name}` as const);
/** All of them together. */
export const JACKPOT_TOTAL_CODE = 'jackpot-total' as const;

/** What the jackpots are called, in every language. */
export const JACKPOT_TITLES: Record<JackpotCode, string> = {
  'jackpot-max': 'Jackpot Max',
  'jackpot-mid': 'Jackpot Mid',
  'jackpot-mini': 'Jackpot Mini',
};

export interface AmountRange {
  /** Minor units. */
  min: number;
  max: number;
}

/**
 * SPEC §9: between which amounts a jackpot is drawn, at a month's end at the latest. It needs the lower one, and is always
 * drawn before it holds the upper one (docs/adr/0032-jackpot-draws.md).
 */
export const JACKPOT_RANGES: Record<JackpotName, AmountRange> = {
  max: { min: 2_000_000, max: 3_000_000 },
  mid: { min: 500_000, max: 1_000_000 },
  mini: { min: 100_000, max: 250_000 },
};
/** With what a jackpot opens, minor units: half of what a draw needs. */
export const JACKPOT_OPENINGS: Record<JackpotName, number> = { max: 1_000_000, mid: 250_000, mini: 50_000 };
/** Between what all of them together hold, minor units. */
export const JACKPOTS_RANGE: AmountRange = {
  min: JACKPOTS.reduce((sum, name) => sum + JACKPOT_OPENINGS[name], 0),
  max: JACKPOTS.reduce((sum, name) => sum + JACKPOT_RANGES[name].max, 0),
};

/** What a stake of real money adds to each jackpot: basis points, 100 is 1 %. The house pays it from its takings. */
export const JACKPOT_SHARES: Record<JackpotName, number> = { max: 100, mid: 60, mini: 40 };
export const BASIS_POINTS = 10_000;

/** SPEC §7 and §9: how often pages ask for the amounts. Milliseconds. */
export const JACKPOT_POLL_MS = 15_000;
/** SPEC §9: how long the slide of the home page shows one jackpot. Milliseconds. */
export const JACKPOT_ROTATION_MS = 6_000;
/** SPEC §9: length of the list of the largest wins. */
export const JACKPOT_TOP = 5;
/** How many draws are shown and told of. */
export const DRAWS_SHOWN = 10;
/** How long a draw is news, which pages tell beside the amounts. Milliseconds. */
export const DRAW_NEWS_MS = 24 * 3_600_000;
