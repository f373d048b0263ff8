/** Longest client seed, in UTF-16 units. */
export const LONGEST_CLIENT_SEED = 64;
