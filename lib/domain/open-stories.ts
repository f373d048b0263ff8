import { leadsToGames } from './empty-categories';
import type { GameCategoryCode } from './game-categories';
import { isReachable } from './reachable';
import type { Section } from './sections';

/**
 * Stories without the slides that lead into closed sections or to games that there are none of; one that has no slide
 * left, or that begins with such games and so is about them, is none.
 */
export function openStories<Story extends { slides: readonly { target: string }[] }>(
  stories: readonly Story[],
  closed: readonly Section[],
  empty: readonly GameCategoryCode[],
): Story[] {
  return stories
    .filter(({ slides: [first] }) => first === undefined || leadsToGames(first.target, empty))
    .map((story) => ({
      ...story,
      slides: story.slides.filter(({ target }) => isReachable(target, { closed, empty })),
    }))
    .filter(({ slides }) => slides.length > 0);
}
