/** A game's id as the catalogue gives it: g and a number for games on reels and at tables, l for live tables. */
export const GAME_ID = /^[gl][1-9][0-9]{0,7}$/;

export const isGameId = (value: unknown): value is string => typeof value === 'string' && GAME_ID.test(value);
