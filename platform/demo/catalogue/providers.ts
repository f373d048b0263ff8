import type { GameTheme } from '@/lib/domain/game-themes';

/** A studio's style of naming games; see title-patterns.ts. */
export type Hand = 'plain' | 'grand' | 'curt' | 'playful' | 'noir' | 'numbers' | 'wanderer';

export interface Studio {
  id: number;
  name: string;
  hand: Hand;
  /** What it likes to make; the rest of its games go anywhere among the reels. */
  themes: readonly GameTheme[];
  /** Games of a random-number generator. */
  games: number;
  /** Live tables. */
  tables: number;
}

type Line = readonly [id: number, name: string, hand: Hand, themes: string, games: number, tables?: number];

/**
 * The 82 studios of the catalogue, all invented. Ids 27 and 101 are those of SPEC §5 (their games will ask for
 * a birthday). The games add up to 8,252 and the tables to 83; generate.test.ts holds them to it.
 */
const LINES: readonly Line[] = [
  [1, 'Parlour', 'plain', 'jackpot mines plinko classic clover seven blackjack roulette', 29],
  [2, 'Northlight', 'grand', 'gems olympus norse wolf space book', 214],
  [3, 'Sugarworks', 'playful', 'candy fruit clover fishing plinko', 96],
  [4, 'Vega Nine', 'curt', 'space synth crash gems seven', 58],
  [5, 'Ravenmoor', 'noir', 'norse horror egypt book wolf', 132],
  [6, 'Jade Court', 'grand', 'dragon ronin pirate baccarat jackpot', 69, 8],
  [7, 'Quickdraw', 'playful', 'west mine heist bison', 64],
  [8, 'Moth & Flame', 'noir', 'horror heist steam book', 45],
  [9, 'Halfpenny', 'playful', 'fishing clover classic fruit seven', 118],
  [10, 'Blue Hour', 'wanderer', 'ronin wolf synth ocean', 39],
  [11, 'Copperhead', 'plain', 'bison aztec west mine seven', 151],
  [12, 'Odeon Live', 'plain', 'blackjack roulette poker', 0, 66],
  [13, 'Tiny Giant', 'curt', 'ocean crash space mines candy', 88],
  [14, 'Saffron Lane', 'grand', 'egypt book aztec dragon', 170],
  [15, 'Kettle & Crow', 'playful', 'steam seven classic heist', 107],
  [16, 'Lantern', 'wanderer', 'dice plinko jackpot roulette', 20, 9],
  [17, 'Paper Moon', 'wanderer', 'space horror synth candy', 92],
  [18, 'Ninth Street', 'noir', 'heist seven synth poker', 74],
  [19, 'Tallow & Wick', 'noir', 'horror steam book mine', 81],
  [20, 'Old Harbour', 'wanderer', 'pirate fishing ocean dice', 139],
  [21, 'Salt Orchard', 'plain', 'fruit ocean fishing clover', 116],
  [22, 'Glasshouse Nine', 'curt', 'gems seven synth crash', 67],
  [23, 'Marmalade Row', 'playful', 'fruit candy classic clover', 157],
  [24, 'Ember Quay', 'noir', 'seven pirate dragon mine', 101],
  [25, 'Pocket Watch', 'wanderer', 'steam egypt book heist', 78],
  [26, 'Hollow Oak', 'grand', 'wolf clover norse horror', 126],
  [27, 'Brass Thistle', 'plain', 'steam clover classic blackjack', 90],
  [28, 'Fig & Fennel', 'playful', 'fruit olympus candy fishing', 63],
  [29, 'Cobalt Yard', 'curt', 'gems ocean mine crash', 112],
  [30, 'Little Acre', 'plain', 'clover fruit bison fishing', 51],
  [31, 'Wintergreen', 'wanderer', 'wolf norse gems candy', 145],
  [32, 'Silver Birch', 'grand', 'wolf olympus ronin clover', 97],
  [33, 'Foxglove', 'noir', 'heist wolf horror gems', 120],
  [34, 'Low Tide', 'wanderer', 'ocean pirate fishing mines', 86],
  [35, 'High Street Six', 'numbers', 'classic seven fruit roulette', 133],
  [36, 'Tin Whistle', 'playful', 'clover west steam fishing', 72],
  [37, 'Penny Farthing', 'numbers', 'classic fruit jackpot plinko', 165],
  [38, 'Magpie Works', 'curt', 'gems heist jackpot mines', 104],
  [39, 'Ironbark', 'plain', 'bison mine west wolf', 128],
  [40, 'Sundial', 'grand', 'egypt aztec book olympus', 180],
  [41, 'Lemon Square', 'numbers', 'fruit seven classic candy', 142],
  [42, 'Dovetail', 'plain', 'baccarat poker classic gems', 60],
  [43, 'Red Umbrella', 'wanderer', 'ronin dragon heist synth', 111],
  [44, 'Black Teapot', 'playful', 'steam dragon horror candy', 68],
  [45, 'Orchard & Sons', 'numbers', 'fruit clover seven jackpot', 153],
  [46, 'Grand Larch', 'grand', 'norse wolf bison book', 118],
  [47, 'Nightjar', 'noir', 'horror wolf synth egypt', 83],
  [48, 'Cinder Lane', 'curt', 'seven dragon crash mine', 95],
  [49, 'Kingfisher Row', 'plain', 'fishing ocean jackpot aztec', 136],
  [50, 'Velvet Rope', 'noir', 'heist jackpot blackjack roulette', 57],
  [51, 'Blue Kettle', 'playful', 'fishing candy steam fruit', 76],
  [52, 'Domino Street', 'numbers', 'classic dice seven poker', 88],
  [53, 'Saltbox', 'plain', 'ocean pirate clover mine', 102],
  [54, 'Peppermint Hall', 'playful', 'candy clover horror fruit', 124],
  [55, 'Riverside Nine', 'numbers', 'seven classic fishing blackjack', 107],
  [56, 'Cartwheel', 'playful', 'fruit west candy plinko', 65],
  [57, 'Starling', 'curt', 'space gems crash bison', 91],
  [58, 'Juniper Park', 'wanderer', 'clover wolf ronin fruit', 80],
  [59, 'Opal Room', 'grand', 'gems jackpot baccarat roulette', 115],
  [60, 'Second Sunrise', 'wanderer', 'aztec ronin space bison', 73],
  [61, 'Third Floor', 'curt', 'heist synth mines seven', 46],
  [62, 'Copper Kite', 'wanderer', 'dragon crash steam west', 98],
  [63, 'Snowglobe', 'plain', 'norse wolf candy gems', 137],
  [64, 'Rook & Rye', 'noir', 'west heist poker horror', 85],
  [65, 'Harlequin Yard', 'playful', 'classic jackpot horror dice', 110],
  [66, 'Bell & Anchor', 'numbers', 'pirate classic seven ocean', 147],
  [67, 'Castle Row', 'grand', 'jackpot norse book horror', 123],
  [68, 'Marble Arcade', 'curt', 'olympus plinko classic gems', 92],
  [69, 'Mosaic Nine', 'grand', 'aztec egypt olympus gems', 161],
  [70, 'Oak & Ember', 'plain', 'mine norse clover seven', 105],
  [71, 'Plum Tree', 'plain', 'dragon fruit ronin baccarat', 132],
  [72, 'Quill & Ink', 'grand', 'book pirate steam olympus', 156],
  [73, 'Rosewater', 'wanderer', 'aztec egypt ronin horror', 70],
  [74, 'Sable House', 'noir', 'horror heist egypt blackjack', 81],
  [75, 'Tangerine Club', 'numbers', 'fruit synth seven candy', 96],
  [76, 'Underpass', 'curt', 'synth crash heist mines', 42],
  [77, 'Violet Hour', 'noir', 'synth horror gems ocean', 61],
  [78, 'Wishbone', 'playful', 'clover bison fishing west', 138],
  [79, 'Yellow Door', 'plain', 'classic candy jackpot roulette', 100],
  [80, 'Zephyr Works', 'curt', 'crash olympus space steam', 113],
  [81, 'Amber Mile', 'plain', 'west egypt bison jackpot', 148],
  [101, 'Bramble & Co', 'playful', 'clover fruit wolf horror', 90],
];

export const STUDIOS: readonly Studio[] = LINES.map(([id, name, hand, themes, games, tables]) => ({
  id,
  name,
  hand,
  themes: themes.split(' ') as GameTheme[],
  games,
  tables: tables ?? 0,
}));
