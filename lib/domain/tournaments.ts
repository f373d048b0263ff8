/**
 * How a tournament counts a round, in hundredths of a point: `turnover` a point for each euro staked (or what is worth one),
 * `highest_ratio` the best round's win divided by its stake, `ratio_sum` the sum of these, `spins` a point for each round.
 */
export const TOURNAMENT_STRATEGIES = ['turnover', 'highest_ratio', 'ratio_sum', 'spins'] as const;
export type TournamentStrategy = (typeof TOURNAMENT_STRATEGIES)[number];

/** Whether players join, or everybody who plays its games takes part. */
export const TOURNAMENT_ENTRIES = ['join', 'all'] as const;
export type TournamentEntry = (typeof TOURNAMENT_ENTRIES)[number];

/**
 * draft: only operators see it; open: until its end; frozen: rounds from before the end settle; counted: the places stand; paid:
 * every place has its prize; cancelled: by an operator, without prizes.
 */
export const TOURNAMENT_STATES = ['draft', 'open', 'frozen', 'counted', 'paid', 'cancelled'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** Whether a round counts, and why not: too small or too high a stake, or one with bonus money. */
export const ROUND_VERDICTS = ['counts', 'below', 'above', 'bonus_money'] as const;
export type RoundVerdict = (typeof ROUND_VERDICTS)[number];

/** What prizes may come to, in minor units of euros, when one operator alone announces them. */
export const PRIZES_ALONE = 500_000;

/** Hundredths that make a point. */
export const POINT = 100;

/**
 * Why a prize was not given whole: the account is closed or takes a break, the prize has nothing in its currency, free spins can't
 * be had where the player lives, or an operator took the player out.
 */
export const WITHHELD = ['account', 'currency', 'spins', 'operator'] as const;
export type Withheld = (typeof WITHHELD)[number];

/** How a list of operators tells tournaments apart: an open one comes or runs. */
export const TOURNAMENT_PHASES = [
  'draft',
  'upcoming',
  'running',
  'frozen',
  'review',
  'counted',
  'paid',
  'cancelled',
] as const;
export type TournamentPhase = (typeof TOURNAMENT_PHASES)[number];

/** Why somebody takes no part any more: they excluded themselves, or an operator took them out. */
export const LEFT_REASONS = ['exclusion', 'operator'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** Where the pictures of tournaments stand, below the base path and without their ending. */
export const TOURNAMENT_CUPS = {
  red: '/art/scenes/cup-red',
  blue: '/art/scenes/cup-blue',
  green: '/art/scenes/cup-green',
  amber: '/art/scenes/cup-amber',
} as const;

/** Pictures of tournaments, and the colour of what is shown with each. */
export const TOURNAMENT_PICTURES = {
  [TOURNAMENT_CUPS.red]: '#c22a2a',
  [TOURNAMENT_CUPS.blue]: '#1b74c4',
  [TOURNAMENT_CUPS.green]: '#1f9a5c',
  [TOURNAMENT_CUPS.amber]: '#b8741d',
} as const;
export type TournamentPicture = keyof typeof TOURNAMENT_PICTURES;

/** The most games that count in one, and the most lines of its prizes. */
export const TOURNAMENT_GAMES = 500;
export const TOURNAMENT_PRIZES = 50;
/** The most places that win, and the longest it may last. */
export const TOURNAMENT_PLACES = 1_000;
export const TOURNAMENT_DAYS = 92;

/** Pictures that a studio gave for its tournaments, by their names there, and the colour of what is shown with each. */
const NETWORK_BANNERS: Record<string, { image: string; colour: string } | undefined> = {
  'network-reels': { image: '/art/scenes/network-reels', colour: '#6a2fb0' },
  'network-round': { image: '/art/scenes/network-round', colour: '#0f7c86' },
};

/** The picture of a studio's tournament; a cup for one that was never given. */
export const bannerOf = (name: string): { image: string; colour: string } =>
  NETWORK_BANNERS[name] ?? {
    image: TOURNAMENT_CUPS.blue,
    colour: TOURNAMENT_PICTURES[TOURNAMENT_CUPS.blue],
  };
