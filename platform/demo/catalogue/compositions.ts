import { compositionName, compositionsOf } from '@/lib/node/facts/poster';
import type { GameTheme } from '@/lib/domain/game-themes';
import { hashOf } from './random';

/** Cards that a wide screen shows of a list at once: two rows of six. */
export const SCREEN = 12;
/** More than two posters of one composition on a screen look like a mistake. */
export const ALIKE_AT_MOST = 2;

interface Composed {
  id: string;
  theme: GameTheme;
  /** Those that alone will do: chosen by hand, or able to show what the title names. Undefined where any will. */
  only: readonly number[] | undefined;
  /** Whether the composition was chosen by hand: then it stays, whatever is beside it. */
  byHand: boolean;
  /** Names of the lists that contain the game. */
  lists: readonly string[];
}

/** Compositions that each list has shown last, the latest at the end. */
class Shown {
  readonly #last = new Map<string, string[]>();

  /** How often the composition is among the latest of the list, a screen without the next card. */
  count(list: string, composition: string): number {
    return this.#last.get(list)?.filter((name) => name === composition).length ?? 0;
  }

  add(list: string, composition: string): void {
    const last = [...(this.#last.get(list) ?? []), composition];
    this.#last.set(list, last.slice(-(SCREEN - 1)));
  }
}

/** A third one on a screen weighs more than anything else; then the fewest in sight. */
const TOO_MANY = 1_000;
const weightOf = (inView: number) => (inView >= ALIKE_AT_MOST ? TOO_MANY * inView : inView);

/**
 * The composition of each game's poster. `games` are in the order in which lists show them: each game takes the
 * composition of its theme that stands least often beside it, in every list that it is in.
 */
export function composed(games: readonly Composed[]): Map<string, number> {
  const shown = new Shown();
  return new Map(
    games.map(({ id, theme, only, byHand, lists }) => {
      const count = compositionsOf(theme);
      // Counted from a place of its own, so that equal choices do not always fall on the first.
      const first = hashOf(`composition ${id}`) % count;
      const all = Array.from({ length: count }, (_, i) => (first + i) % count);
      const weight = (v: number) =>
        lists.reduce((sum, list) => sum + weightOf(shown.count(list, compositionName(theme, v))), 0);
      const lightest = (choices: readonly number[]) =>
        choices.reduce((best, next) => (weight(next) < weight(best) ? next : best));
      const asked = lightest(only ? all.filter((v) => only.includes(v)) : all);
      // What the title names gives way where it would be the third of its kind on a screen.
      const v = byHand || weight(asked) < TOO_MANY ? asked : lightest(all);
      for (const list of lists) shown.add(list, compositionName(theme, v));
      return [id, v];
    }),
  );
}
