/**
 * What a round of our game is worth by basic strategy with six decks, in first stakes: it loses 0.4059 %. `ShoeWorth` comes
 * to it over all rounds there can be; that takes two minutes, so it stands here, and the long test works it out again.
 */
export const SIX_DECKS_WORTH = -0.004059224177;
