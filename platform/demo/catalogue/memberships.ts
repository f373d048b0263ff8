import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { drawnAs, type DrawnTheme, type GameTheme } from '@/lib/domain/game-themes';
import { isSlot } from './facts';
import { chanceOf } from './random';

/** How many games the badge categories hold. */
export const TOP_COUNT = 1_204;
export const NEW_COUNT = 46;

/** Studios that take part in drops and wins. */
const DROPS_STUDIOS: ReadonlySet<number> = new Set([2, 3, 6, 9, 11, 14, 23, 40, 45, 69]);

const FRUIT_TITLES = /fruit|cherr|lemon|plum|melon|berr|grape|orange|orchard/i;

const TABLE_CATEGORY: Partial<Record<DrawnTheme, number>> = {
  blackjack: CATEGORY_ID.blackjack,
  roulette: CATEGORY_ID.roulette,
  baccarat: CATEGORY_ID.baccarat,
  poker: CATEGORY_ID.poker,
};

/**
 * The categories of one game, in ascending order of id. The title or theme decides some; the rest is drawn with the
 * game's own id as the seed, so that one game's categories do not depend on its neighbours.
 */
export function categoriesOf(game: {
  id: string;
  title: string;
  theme: GameTheme;
  providerId: number;
  live: boolean;
  isNew: boolean;
  isTop: boolean;
}): number[] {
  const { theme, live } = game;
  const chance = chanceOf(`categories ${game.id}`);
  const ids = new Set<number>();
  if (game.isNew) ids.add(CATEGORY_ID.new);
  if (game.isTop) ids.add(CATEGORY_ID.top);
  const table = TABLE_CATEGORY[drawnAs(theme)];
  if (table) ids.add(table);
  if (live) {
    ids.add(CATEGORY_ID.live);
    if (theme === 'gameshow' || theme === 'dice') ids.add(CATEGORY_ID.live_dealer_shows);
    return [...ids].sort((a, b) => a - b);
  }

  ids.add(CATEGORY_ID.casino);
  if (theme === 'crash') ids.add(CATEGORY_ID.crash);
  if (theme === 'keno') ids.add(CATEGORY_ID.keno);
  if (!isSlot(theme)) return [...ids].sort((a, b) => a - b);

  ids.add(CATEGORY_ID.slots);
  if (theme === 'fruit' || FRUIT_TITLES.test(game.title)) ids.add(CATEGORY_ID.fruits);
  if (theme === 'book') ids.add(CATEGORY_ID.book);
  const jackpot = theme === 'jackpot' || chance.percent(2);
  if (jackpot) {
    ids.add(CATEGORY_ID.jackpots);
    ids.add(
      chance.weighted([
        [CATEGORY_ID.jackpot_max, 1],
        [CATEGORY_ID.jackpot_mid, 2],
        [CATEGORY_ID.jackpot_mini, 3],
      ]),
    );
  } else {
    // A jackpot is fed by every stake, so such games never count for wagering and sell no feature.
    if (chance.percent(80)) ids.add(CATEGORY_ID.bonus_wager);
    if (chance.percent(14)) {
      ids.add(CATEGORY_ID.feature_buy);
      ids.add(CATEGORY_ID.bonus);
    } else if (chance.percent(9)) {
      ids.add(CATEGORY_ID.bonus);
    }
    if (chance.percent(40)) ids.add(CATEGORY_ID.freespins);
  }
  if (theme !== 'fruit' && theme !== 'classic' && chance.percent(6)) ids.add(CATEGORY_ID.megaways);
  if (DROPS_STUDIOS.has(game.providerId) && chance.percent(55)) ids.add(CATEGORY_ID.drops_and_wins);
  return [...ids].sort((a, b) => a - b);
}
