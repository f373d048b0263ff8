/**
 * What a round pays in whole stakes, each with its parts: how likely a pay is, is its parts of all parts. The stake is gone
 * before: 1 gives it back.
 */
export type PayTable = readonly (readonly [stakes: number, parts: number])[];
