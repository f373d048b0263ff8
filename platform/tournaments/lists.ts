/** Lists of tournaments that everybody may read (SPEC §7). */
export const TOURNAMENT_LISTS = ['active', 'upcoming', 'completed'] as const;
export type TournamentList = (typeof TOURNAMENT_LISTS)[number];

export const TOURNAMENT_STATUSES = ['upcoming', 'active', 'completed'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];
