import type { GameTheme } from '@/lib/domain/game-themes';

/**
 * Titles that were drawn from words for games that no engine of the studio plays, and what they are called instead: a
 * title promises nothing that its game doesn't keep. Addresses stay those of the titles that were drawn, and so do ids,
 * ranks and pictures, which is why the words of the vocabulary stay as well.
 */
const CALLED_INSTEAD: ReadonlyMap<string, string> = new Map([
  // Stud, three cards, poker against players, draws twice, jokers: there is hold'em and there is video poker.
  ['Stud Showdown', 'Hold’em Showdown'],
  ['Hold’em Duel', 'Hold’em Night'],
  ['Poker River', 'Hold’em River'],
  ['All Aces Poker River', 'All Aces Hold’em River'],
  ['Stud of the Back Room', 'Hold’em of the Back Room'],
  ['Smoky Stud River', 'Smoky Hold’em River'],
  ['Smoky Stud Face-Off', 'Smoky Hold’em Face-Off'],
  ['Casino Stud River', 'Grand Hold’em River'],
  ['Six-Seat Three Card River', 'Card Room Hold’em River'],
  ['Midnight Stud', 'Midnight Hold’em'],
  ['Riverboat', 'Riverboat Hold’em'],
  ['Riverboat Rose’s Poker', 'Riverboat Rose’s Hold’em'],
  ['Bonus Poker', 'Bonus Hold’em'],
  ['Caribbean Blue Poker', 'Caribbean Blue Hold’em'],
  ['Fifth Street River', 'Fifth Street Hold’em'],
  ['Fifth Street', 'Fifth Street Jacks'],
  ['Riverboat Rose’s Stud', 'Riverboat Rose’s Draw'],
  ['Riverboat Three Card', 'Riverboat Draw Poker'],
  ['Blue Felt Stud Duel', 'Blue Felt Draw Poker'],
  ['Joker Three Card', 'Saloon Draw Poker'],
  ['Joker Stud', 'Smoky Jacks'],
  ['Table Six Duel', 'Table Six Draw Poker'],
  ['Double Draw Stud', 'Velvet Draw Poker'],
  ['Double Draw Poker', 'Classic Draw Poker'],
  ['Stud Draw', 'Jacks Draw'],
  ['Corner Poker', 'Corner Video Poker'],
  ['Corner Poker Royale', 'Corner Draw Poker Royale'],
  ['Casino Stud', 'Casino Video Poker'],
  ['Smoky Aces', 'Smoky Aces Draw Poker'],
  ['Velvet Three Card Duel', 'Velvet Video Poker'],
  // One ball, at the pace of every table.
  ['Double Ball Roulette 13', 'Brass Ball Roulette 13'],
  ['Double Ball Roulette 33', 'Silver Ball Roulette 33'],
  ['Speed Roulette Privé', 'Velours Roulette Privé'],
  ['Gallery Roulette Turbo', 'Gallery Roulette Salon'],
  ['Emerald Balls', 'Emerald Numbers'],
  ['Marble Balls', 'Marble Numbers'],
  // Six decks, no surrender, no side bet on pairs, no exchange of cards.
  ['Opera Blackjack Surrender', 'Opera Blackjack Insurance'],
  ['Velvet Blackjack Surrender', 'Velvet Blackjack Insurance'],
  ['Onyx Blackjack Surrender', 'Onyx Blackjack Insurance'],
  ['Table Nine Surrender', 'Table Nine Insurance'],
  ['Blackjack Perfect Pairs', 'Blackjack Split Pairs'],
  ['Table Nine Perfect Pairs', 'Table Nine Split Pairs'],
  ['Table Nine Exchange', 'Table Nine Twenty-One'],
  ['Double Deck Blackjack', 'Six Deck Blackjack'],
  ['First Card Blackjack', 'First Seat Blackjack'],
  ['Atlantic Blackjack', 'Lighthouse Blackjack'],
  ['Pontoon', 'Twenty-One Up'],
  // Punto banco, whose banker pays commission.
  ['No Commission Baccarat', 'Nocturne Baccarat'],
  ['Orchid Baccarat Super Nine', 'Orchid Baccarat Salon'],
  ['Speed Baccarat Super Nine', 'Sable Baccarat Natural'],
  ['Chemin', 'Punto'],
  // One number over or under a mark: neither craps, hazard, sic bo nor yacht, and nobody to throw against.
  ['Crystal Craps', 'Crystal Dice'],
  ['Backstreet Craps', 'Backstreet Rolls'],
  ['Craps of Harbour Street', 'Dice of Harbour Street'],
  ['Ivory Craps 7', 'Ivory Dice 7'],
  ['Lucky Hazard Rush', 'Lucky Dice Rush'],
  ['Dragon Hazard', 'Dragon Dice'],
  ['Hazard Toss', 'Dice Toss'],
  ['Neon Hazard', 'Neon Dice'],
  ['Jade Hazard', 'Jade Rolls'],
  ['Golden Sic Bo', 'Golden Dice'],
  ['Sic Bo of the Back Step', 'Dice of the Back Step'],
  ['Crystal Sic Bo', 'Crystal Rolls'],
  ['Loaded Luck Sic Bo', 'Loaded Luck Rolls'],
  ['Dragon Sic Bo', 'Dragon Rolls'],
  ['Loaded Luck Yacht', 'Loaded Luck Dice'],
  ['Lucky Yacht', 'Lucky Roll'],
  ['Lucky Star Yacht', 'Lucky Star Dice'],
  ['Jade Yacht', 'Jade Dice'],
  ['Dragon Yacht Rush', 'Dragon Dice Rush'],
  ['Double Six Throw', 'Dice Throw'],
  ['Velvet Double Six Toss', 'Velvet Dice Toss'],
  ['Harbour Double Six Roll', 'Harbour Dice Roll'],
  ['Harbour Double Six Duel', 'Harbour Dice Rush'],
  ['Crystal Doubles', 'Crystal Dice Throw'],
  ['Snake-Eye Sue’s Sixes', 'Snake-Eye Sue’s Dice'],
  ['Corner Six Duel', 'Corner Six Throw'],
  ['Neon Dice Duel', 'Neon Dice Toss'],
]);

/** Words of a title that promise another play than its theme's first one. */
const PLAYED_AS: readonly (readonly [drawn: GameTheme, RegExp, GameTheme])[] = [
  ['poker', /Hold’em/, 'holdem'],
  ['roulette', /French|Privé|Zéro|La Roue/, 'french_roulette'],
];

/** What a game is called, and what it is, by the title and the theme that were drawn. */
export function promised(title: string, theme: GameTheme): { name: string; theme: GameTheme } {
  const name = CALLED_INSTEAD.get(title) ?? title;
  const other = PLAYED_AS.find(([drawn, words]) => drawn === theme && words.test(name));
  return { name, theme: other?.[2] ?? theme };
}

/** New names for live tables whose titles name another poker game: every live poker table plays casino hold'em. */
const TABLE_CALLED_INSTEAD: ReadonlyMap<string, string> = new Map([
  ['Blue Felt Three Card', 'Blue Felt Casino Hold’em'],
  ['Fireside Poker Duel', 'Hearthrug Hold’em'],
  ['Fireside Stud', 'Fireside Casino Hold’em'],
  ['Fireside Three Card', 'Ember Room Hold’em'],
  ['Library Stud', 'Library Hold’em'],
  ['Riverboat Poker Duel', 'Riverboat Casino Hold’em'],
]);

/** The same of live tables, of which there is one game for each theme: all poker is casino hold'em. */
export function promisedLive(title: string, theme: GameTheme): { name: string; theme: GameTheme } {
  if (theme === 'roulette' && title.endsWith('Française')) return { name: title, theme: 'french_roulette' };
  if (theme !== 'poker') return { name: title, theme };
  return { name: TABLE_CALLED_INSTEAD.get(title) ?? title, theme: 'holdem' };
}
