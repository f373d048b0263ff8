import { GAME_THEMES } from '@/lib/domain/game-themes';
import type { Draft } from './drafts';
import type { Chance } from './random';

/** How far ahead a better neighbour is looked for. */
const LOOK_AHEAD = 40;

/** Live tables come among the other games as often as this: one in so many. */
const LIVE_EVERY = 60;
const LIVE_TABLES = 83;

/**
 * Properties that neighbours should not share, the most important first; the last one is respected whenever possible.
 */
const LIKENESSES: readonly ((draft: Draft, other: Draft, next: boolean) => boolean)[] = [
  (draft, other) => draft.theme === other.theme || draft.studio.id === other.studio.id,
  (draft, other) => draft.theme === other.theme,
  (draft, other, next) => next && draft.theme === other.theme,
];

function spread(drafts: readonly Draft[], before: readonly Draft[]): Draft[] {
  const waiting = [...drafts];
  const result: Draft[] = [...before];
  while (waiting.length > 0) {
    const last = result.slice(-2);
    const ahead = waiting.slice(0, LOOK_AHEAD);
    const best = LIKENESSES.map((alike) =>
      ahead.findIndex(
        (draft) => !last.some((other, index) => alike(draft, other, index === last.length - 1)),
      ),
    ).find((index) => index >= 0);
    result.push(...waiting.splice(best ?? 0, 1));
  }
  return result.slice(before.length);
}

/**
 * All games by how much they are played. The lobby's own come first; behind them neighbours differ in theme and
 * studio, because two alike posters side by side look like a mistake. Card and wheel games of a generator come
 * behind the last live table, so that "blackjack" opens with the tables that have a dealer.
 */
export function rankedApart(drafts: readonly Draft[], chance: Chance): Draft[] {
  const row = (name: Draft['featured']) => drafts.filter((draft) => draft.featured === name);
  const head = row('top');
  const shuffled = chance.shuffle(drafts.filter((draft) => draft.featured === null && !draft.live));
  const cards = shuffled.filter((draft) => GAME_THEMES[draft.theme] === 'table');
  const reels = shuffled.filter((draft) => GAME_THEMES[draft.theme] !== 'table');
  const tail = chance.shuffle([...reels.slice(LIVE_EVERY * LIVE_TABLES), ...cards]);
  const others = spread([...reels.slice(0, LIVE_EVERY * LIVE_TABLES), ...tail], head);
  const games = [...head, ...others.slice(0, 40), ...row('new'), ...others.slice(40)];

  const tables = [
    ...row('live'),
    ...spread(chance.shuffle(drafts.filter((draft) => draft.live && draft.featured === null)), row('live')),
  ];
  const ranked: Draft[] = [];
  games.forEach((game, index) => {
    ranked.push(game);
    const table = (index + 1) % LIVE_EVERY === 0 ? tables.shift() : undefined;
    if (table) ranked.push(table);
  });
  return [...ranked, ...tables];
}
