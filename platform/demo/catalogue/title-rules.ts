/** Longest title that a card shows in two lines and a poster in its lettering. */
export const TITLE_MAX = 26;

/**
 * Trademarked words and titles. The vocabulary avoids them; this list is a second check, because a pattern may
 * combine two harmless words into one.
 */
const TAKEN_WORDS =
  /\b(megaways|moolah|bonanza|starburst|gonzo|aviator|reactoonz|buffalo king|jammin|razor|crazy time|monopoly|hold & win|gigablox|cluster pays|xways)\b/i;

const TAKEN_TITLES = new Set(
  (
    'book-of-dead|book-of-ra|book-of-gold|book-of-shadows|book-of-secrets|book-of-stars|book-of-gods|book-of-atlantis|' +
    'book-of-babylon|book-of-alchemy|book-of-fables|book-of-spells|book-of-wonders|book-of-luck|book-of-avalon|' +
    'eye-of-ra|eye-of-horus|fire-joker|wolf-gold|great-rhino|sugar-rush|sugar-pop|candy-rush|fruit-party|fruit-shop|' +
    'fruit-spin|fruit-blast|fruit-cocktail|fruit-case|wild-west-gold|wild-wild-west|dragon-tiger|dragon-kingdom|' +
    'dragon-dance|tiger-dance|jade-dragon|lucky-lady|lucky-clover|golden-ticket|golden-tiger|golden-dragon|' +
    'twin-spin|hot-seven|hot-sevens|burning-hot|super-hot|sizzling-hot|shining-crown|royal-seven|royal-sevens|' +
    'wild-seven|wild-sevens|triple-diamond|double-diamond|blazing-7s|rainbow-riches|irish-riches|irish-luck|' +
    'emerald-king|charms-and-clovers|big-bass|big-catch|lucky-fishing|golden-fish|fishin-frenzy|fishing-frenzy|' +
    'immortal-romance|blood-suckers|vampire-night|vampire-s-kiss|thunderstruck|viking-runecraft|age-of-gods|' +
    'rise-of-olympus|gates-of-olympus|legend-of-olympus|hand-of-midas|king-midas|divine-fortune|temple-tumble|' +
    'wild-wolf|wolf-run|wolf-moon|wolf-hunt|lone-wolf|cosmic-fortune|space-wars|star-trek|starlight|gem-rocks|' +
    'gemix|jewel-scarabs|midnight-gold|money-train|the-heist|the-perfect-heist|diamond-heist|high-noon|dead-or-alive|' +
    'tombstone|gold-rush|klondike-gold|gold-digger|dynamite-riches|steam-tower|ghost-pirates|jolly-roger|' +
    'pirate-gold|pirate-s-plenty|captain-cannon|ocean-s-treasure|razor-shark|great-blue|dolphin-s-pearl|' +
    'pearl-lagoon|under-the-sea|jungle-spirit|aztec-gold|aztec-gems|aztec-idols|jaguar-temple|mayan-magic|' +
    'samurai-s-path|sakura-fortune|hanzo-s-dojo|ninja-ways|ronin-s-honour|retro-reels|neon-staxx|neon-rush|hotline|' +
    'lightning-roulette|lightning-baccarat|speed-roulette|speed-baccarat|speed-blackjack|auto-roulette|' +
    'double-ball-roulette|free-bet-blackjack|infinite-blackjack|power-blackjack|mega-ball|mega-wheel|dream-catcher|' +
    'crazy-coin-flip|cash-or-crash|spaceman|jetx|zeppelin|high-flyer|balloon|crash-x|caribbean-stud|deuces-wild|' +
    'jacks-or-better|super-sic-bo|elephant-king|african-quest|raging-rhino|buffalo-gold|bison-rising|bison-rush|' +
    'white-buffalo|golden-buffalo|buffalo-stampede|mighty-buffalo|thundering-buffalo|mighty-eagle'
  ).split('|'),
);

/** The part of an address that names a game: ASCII, lower case, hyphens. "Clover & Crown" → clover-and-crown */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('&', ' and ')
    .replaceAll('’', '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Whether a title reads well on a card and is free. Its being unique is the caller's matter. */
export function isGoodTitle(title: string): boolean {
  if (title.length > TITLE_MAX || TAKEN_WORDS.test(title)) return false;
  const slug = slugOf(title);
  if (slug.length < 3 || TAKEN_TITLES.has(slug) || TAKEN_TITLES.has(slug.replace(/^the-/, ''))) return false;
  // "Lantern Lanterns", "Moonlit Moon": the same word twice
  const stems = slug
    .split('-')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));
  return new Set(stems).size === stems.length;
}
