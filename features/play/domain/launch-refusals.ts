import { PROFILE_FIELDS } from '@/lib/domain/player-profile';

/**
 * SPEC §8: the game is not available, at the moment, in this country or for this player; trying again does not help.
 */
export const NOT_AVAILABLE: ReadonlySet<string> = new Set([
  'client_api_19',
  'client_api_39',
  'client_api_71',
  'client_api_72',
  'game_maintenance',
]);

/** What the platform named as missing, in our order. */
export const missingFields = (named: Record<string, string> = {}) =>
  PROFILE_FIELDS.filter((field) => named[field] !== undefined);
