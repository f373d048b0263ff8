/** How a game's wins are spread, from many small ones to a few large ones. */
export const VOLATILITIES = ['low', 'medium', 'high', 'very_high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];
