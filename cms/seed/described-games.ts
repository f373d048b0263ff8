/** Games with a text in the seed, by their number: `cms/seed/game-descriptions/<language>/<number>.md`. */
export const DESCRIBED_GAMES = {
  g101: 'Scarab of Nefer',
  g114: 'Book of Meridian',
  l201: 'The Parlour Blackjack',
} as const;
