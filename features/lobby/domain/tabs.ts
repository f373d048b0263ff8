import { CATEGORY_GROUPS, type GameCategoryCode } from '@/lib/domain/game-categories';

const CASINO: readonly GameCategoryCode[] = [
  'all',
  'top',
  'new',
  'slots',
  'live',
  'jackpots',
  'crash',
  'megaways',
  'fruits',
  'feature_buy',
  'bonus',
  'drops_and_wins',
  'freespins',
  'book',
];
const LIVE: readonly GameCategoryCode[] = ['all', 'live', ...CATEGORY_GROUPS['live-games']];
const JACKPOT: readonly GameCategoryCode[] = ['all', 'jackpots', ...CATEGORY_GROUPS['jackpot-games']];

function tabsOfKind(current: GameCategoryCode): readonly GameCategoryCode[] {
  if (current === 'all') return CASINO;
  if (LIVE.includes(current)) return LIVE;
  if (JACKPOT.includes(current)) return JACKPOT;
  return CASINO.includes(current) ? CASINO : [...CASINO, current];
}

/**
 * The categories that the switcher offers while `current` is open: those with games, and those of the casino where no
 * other of its kind has any.
 * @param empty categories without games
 */
export function tabsOf(
  current: GameCategoryCode,
  empty: readonly GameCategoryCode[],
): readonly GameCategoryCode[] {
  const filled = (codes: readonly GameCategoryCode[]) => codes.filter((code) => !empty.includes(code));
  const own = filled(tabsOfKind(current));
  return own.some((code) => code !== 'all') ? own : filled(CASINO);
}

/**
 * How many of some tabs stand before the games that have an entry of their own: those come after the crash games, also
 * while there are no others. Undefined where no casino games stand.
 */
export function tabsBeforeGames(tabs: readonly GameCategoryCode[]): number | undefined {
  const before = CASINO.slice(0, CASINO.indexOf('crash') + 1);
  return tabs.includes('slots') ? tabs.filter((code) => before.includes(code)).length : undefined;
}
