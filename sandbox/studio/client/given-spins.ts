import type { PlayState } from '../view';
import type { Bridge } from './bridge';
import type { Hud } from './hud';
import type { Panels } from './panels';
import type { Say } from './texts';

interface GivenParts {
  hud: Pick<Hud, 'setCount' | 'setStake' | 'setPrice'>;
  bridge: Pick<Bridge, 'tell'>;
  panels: Pick<Panels, 'ask'>;
  say: Say;
  money(minor: number): string;
}

/** Spins that the casino gives: while there are any, they stand in the stake's place, and the stake is theirs. */
export interface GivenSpins {
  /** What the next spin is played at; null when the player pays for it. Minor units. */
  readonly bet: number | null;
  take(given: PlayState['given']): void;
  /** In the stake's place. @returns false where there are none to show */
  show(): boolean;
  /** What is left, in words. */
  words(): string;
  /** After the round of the last one, once: what all of them have brought. */
  total(): Promise<void>;
}

export function createGivenSpins({ hud, bridge, panels, say, money }: GivenParts): GivenSpins {
  let now: PlayState['given'] = null;
  /** Of this page: none were there yet, or the player has been told that they are over. */
  let shown = false;
  let won = 0;
  const isLeft = () => now !== null && now.left > 0;
  return {
    get bet() {
      return now !== null && now.left > 0 ? now.bet : null;
    },
    take(given) {
      const before = now?.left ?? 0;
      now = given;
      shown ||= isLeft();
      won = given?.won ?? won;
      const left = given?.left ?? 0;
      if (left !== before) bridge.tell({ type: 'given-spins', left });
    },
    show() {
      if (now === null || now.left === 0) return false;
      hud.setStake(now.bet, { lowest: true, highest: true });
      hud.setPrice(null);
      hud.setCount('freeSpins', say('respinsLeft', { left: now.left }));
      return true;
    },
    words: () =>
      now && now.left > 0
        ? say('givenLeft', { left: now.left, bet: money(now.bet), won: money(now.won) })
        : '',
    async total() {
      if (!shown || isLeft()) return;
      shown = false;
      await panels.ask({
        kind: 'feature',
        title: say('freeSpinsDone'),
        ...(won > 0 && { figure: money(won) }),
        text: say('givenTotal', { amount: money(won) }),
        choices: [{ answer: 'go', label: say('continue') }],
        afterMs: 8_000,
      });
    },
  };
}
