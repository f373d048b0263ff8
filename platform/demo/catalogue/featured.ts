import type { GameTheme } from '@/lib/domain/game-themes';
import type { PosterArt } from '@/lib/node/facts/poster';
import type { Volatility } from '@/lib/domain/volatility';

/** A game whose place, poster and facts are chosen by hand. */
export interface FeaturedGame {
  id: string;
  title: string;
  theme: GameTheme;
  provider: string;
  /** Which row of the lobby it opens, and in this order. */
  row: 'top' | 'new' | 'live';
  volatility: Volatility;
  /** Pay lines; 0 for games without reels. */
  lines: 0 | 5 | 10 | 20 | 25;
  /** Stakes of a live table, minor units. */
  limits?: readonly [number, number];
  art: PosterArt;
}

const slot = (
  id: string,
  title: string,
  theme: GameTheme,
  provider: string,
  row: 'top' | 'new',
  volatility: Volatility,
  lines: 5 | 10 | 20 | 25,
  art?: PosterArt,
): FeaturedGame => ({ id, title, theme, provider, row, volatility, lines, art: { v: 0, ...art } });

const other = (
  id: string,
  title: string,
  theme: GameTheme,
  provider: string,
  row: 'top' | 'new',
  art?: PosterArt,
): FeaturedGame => ({
  id,
  title,
  theme,
  provider,
  row,
  volatility: 'medium',
  lines: 0,
  art: { v: 0, ...art },
});

const table = (
  id: string,
  title: string,
  theme: GameTheme,
  provider: string,
  limits: readonly [number, number],
  art?: PosterArt,
): FeaturedGame => ({
  id,
  title,
  theme,
  provider,
  row: 'live',
  volatility: 'low',
  lines: 0,
  limits,
  art: { v: 0, ...art },
});

/**
 * The first screen. These games open the rows "top", "new" and "live" in this order: no two of one theme side by
 * side, about one poster in four light. A poster
 * without lines of its own keeps the lettering that its recipe was drawn for.
 */
export const FEATURED: readonly FeaturedGame[] = [
  slot('g101', 'Scarab of Nefer', 'egypt', 'Saffron Lane', 'top', 'medium', 20),
  slot('g106', 'Big Reel Bay', 'fishing', 'Halfpenny', 'top', 'high', 10),
  other('g103', 'Skyline', 'crash', 'Vega Nine', 'top'),
  slot('g107', 'Hammer of Ymir', 'norse', 'Ravenmoor', 'top', 'very_high', 25),
  slot('g102', 'Cherry Parade', 'fruit', 'Sugarworks', 'top', 'low', 5),
  slot('g112', 'Nova Drift', 'space', 'Vega Nine', 'top', 'medium', 20),
  slot('g115', 'Grand Parlour Millions', 'jackpot', 'Parlour', 'top', 'high', 10),
  slot('g104', 'Wanted: Silas Crow', 'west', 'Quickdraw', 'top', 'very_high', 25),
  slot('g116', 'Abyss King', 'ocean', 'Tiny Giant', 'top', 'high', 20),
  other('g123', 'Mines', 'mines', 'Parlour', 'top'),
  slot('g105', 'Dragon Lanterns', 'dragon', 'Jade Court', 'top', 'medium', 25),
  slot('g117', 'Olympus Verdict', 'olympus', 'Northlight', 'top', 'very_high', 25),
  slot('g124', 'Blazing Sevens', 'seven', 'Kettle & Crow', 'top', 'medium', 5),
  slot('g109', 'Prism Vault', 'gems', 'Northlight', 'top', 'low', 10),
  slot('g114', 'Book of Meridian', 'book', 'Saffron Lane', 'top', 'very_high', 10),
  slot('g131', 'Halfpenny Arcade', 'classic', 'Halfpenny', 'top', 'low', 5),
  slot('g121', 'Dynamite Deep', 'mine', 'Quickdraw', 'top', 'high', 20),
  slot('g122', 'Clover & Crown', 'clover', 'Halfpenny', 'top', 'low', 10),
  slot('g125', 'Gates of Anubis', 'egypt', 'Ravenmoor', 'top', 'high', 25, { v: 1, sym: 4 }),
  slot('g132', 'Lemon Grove Social', 'fruit', 'Marmalade Row', 'top', 'low', 10, {
    v: 1,
    sym: 1,
    lines: ['Lemon', 'Grove Social'],
  }),
  slot('g133', 'The Silk Alibi', 'heist', 'Foxglove', 'top', 'high', 20, {
    v: 1,
    sym: 2,
    lines: ['The Silk', 'Alibi'],
  }),
  slot('g134', 'Longship at Hedeby', 'norse', 'Wintergreen', 'top', 'high', 20, {
    v: 1,
    sym: 2,
    lines: ['Longship', 'at Hedeby'],
  }),
  slot('g135', 'Toffee Town', 'candy', 'Peppermint Hall', 'top', 'medium', 20, { v: 1, sym: 2 }),
  slot('g136', 'Lion of the Red Canyon', 'bison', 'Ironbark', 'top', 'very_high', 25, {
    sym: 2,
    hue: 0,
    lines: ['Lion of the', 'Red Canyon'],
  }),

  slot('g111', 'Ronin Tide', 'ronin', 'Blue Hour', 'new', 'high', 20),
  slot('g119', 'Midnight Drive', 'synth', 'Vega Nine', 'new', 'medium', 10),
  slot('g113', 'Bison Ridge', 'bison', 'Copperhead', 'new', 'high', 25),
  other('g126', 'Moonshot', 'crash', 'Tiny Giant', 'new', { v: 1 }),
  slot('g110', 'Vesper Manor', 'horror', 'Moth & Flame', 'new', 'high', 20),
  slot('g118', 'Temple of the Jaguar', 'aztec', 'Copperhead', 'new', 'medium', 20),
  slot('g120', 'Velvet Heist', 'heist', 'Moth & Flame', 'new', 'very_high', 10),
  slot('g108', 'Sugar Carousel', 'candy', 'Sugarworks', 'new', 'medium', 20),
  other('g127', 'Plinko', 'plinko', 'Parlour', 'new'),
  slot('g128', 'Winter Pack', 'wolf', 'Blue Hour', 'new', 'high', 25),
  slot('g130', 'Corsair’s Cut', 'pirate', 'Jade Court', 'new', 'medium', 20),
  slot('g129', 'Clockwork Odeon', 'steam', 'Kettle & Crow', 'new', 'low', 10),

  table('l201', 'The Parlour Blackjack', 'blackjack', 'Odeon Live', [500, 500_000]),
  table('l202', 'Velvet Roulette', 'roulette', 'Odeon Live', [50, 200_000]),
  table('l204', 'Carousel Cash', 'gameshow', 'Lantern', [10, 100_000]),
  table('l203', 'Jade Baccarat', 'baccarat', 'Jade Court', [1_000, 1_000_000]),
  table('l205', 'Tempest Dice', 'dice', 'Lantern', [20, 50_000]),
  table('l206', 'Hold’em Six Seats', 'poker', 'Odeon Live', [100, 250_000]),
  table('l207', 'Green Room Blackjack', 'blackjack', 'Odeon Live', [1_000, 250_000], {
    hue: 60,
    lines: ['Green Room', 'Blackjack'],
  }),
  table('l208', 'Riviera Roulette', 'roulette', 'Odeon Live', [20, 500_000], {
    v: 1,
    hue: 200,
    lines: ['Riviera', 'Roulette'],
  }),
  table('l209', 'Silk Salon Baccarat', 'baccarat', 'Jade Court', [500, 500_000], {
    hue: 200,
    lines: ['Silk Salon', 'Baccarat'],
  }),
  table('l210', 'Big Top Night', 'gameshow', 'Lantern', [10, 50_000], {
    hue: 40,
    lines: ['Big Top', 'Night'],
  }),
  table('l211', 'Mezzanine Blackjack', 'blackjack', 'Odeon Live', [200, 100_000], {
    v: 1,
    hue: 200,
    lines: ['Mezzanine', 'Blackjack'],
  }),
  table('l212', 'Winter Roulette', 'roulette', 'Odeon Live', [10, 100_000], {
    hue: 120,
    lines: ['Winter', 'Roulette'],
  }),
];
