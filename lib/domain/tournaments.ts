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

/** Hundredths that make a point. */
export const POINT = 100;
