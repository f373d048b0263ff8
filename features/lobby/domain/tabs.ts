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

/** The categories that the switcher offers while `current` is open. */
export function tabsOf(current: GameCategoryCode): readonly GameCategoryCode[] {
  if (current === 'all') return CASINO;
  if (LIVE.includes(current)) return LIVE;
  if (JACKPOT.includes(current)) return JACKPOT;
  return CASINO.includes(current) ? CASINO : [...CASINO, current];
}
