import type { Boot } from '../boot';
import type { RoundView } from '../view';
import type { Panels } from './panels';
import type { Say } from './texts';

export interface FreeSpinPanels {
  /** Before the first free spin; `back` when the player finds a round that was left open. */
  introduce(round: RoundView, back: boolean): Promise<void>;
  /** After the last one: what the round has paid. */
  total(round: RoundView): Promise<void>;
}

export function freeSpinPanels(
  boot: Pick<Boot, 'model' | 'free'>,
  panels: Panels,
  say: Say,
  money: (minor: number) => string,
): FreeSpinPanels {
  const multiplier = boot.free?.multiplier ?? 1;
  const intro =
    boot.model === 'megaways'
      ? 'freeSpinsGrow'
      : boot.model === 'book'
        ? 'freeSpinsBook'
        : multiplier > 1
          ? 'freeSpinsIntro'
          : 'freeSpinsIntroPlain';
  return {
    async introduce(round, back) {
      const left = round.freeSpinsTotal - round.freeSpinsPlayed;
      await panels.ask({
        kind: 'feature',
        title: back ? say('welcomeBack') : say('freeSpinsWon', { count: left }),
        ...(!back && intro === 'freeSpinsIntro' && { figure: `× ${multiplier}` }),
        text: back ? say('roundWaits', { left }) : say(intro, { multiplier }),
        choices: [{ answer: 'go', label: say(back ? 'continue' : 'start') }],
        afterMs: 8_000,
      });
    },
    async total(round) {
      await panels.ask({
        kind: 'feature',
        title: say('freeSpinsDone'),
        ...(round.won > round.stake && { figure: money(round.won) }),
        text: say('freeSpinsTotal', { amount: money(round.won) }),
        choices: [{ answer: 'go', label: say('continue') }],
        afterMs: 6_000,
      });
    },
  };
}
