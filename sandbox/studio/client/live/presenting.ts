import type { OwnSeatBet } from '../../live/view';
import { celebrationOf } from '../celebration';
import type { SceneRound } from '../tables/scene';
import type { LiveGameParts } from './live-parts';

/** How the end of a round is told. Amounts are minor units. */
export function createPresenting({
  boot,
  scene,
  table,
  sound,
  noBets,
  money,
  words: { say, live },
}: Pick<LiveGameParts, 'boot' | 'scene' | 'table' | 'sound' | 'noBets' | 'money' | 'words'>) {
  return {
    /** A round as its player sees it. @param bet the player's own; null for who watched */
    roundOf: (outcome: object, bet: OwnSeatBet | null): SceneRound<unknown> => ({
      shown: bet?.shown ?? { ...noBets, ...outcome },
      staked: bet?.stake ?? 0,
      pay: bet?.pay ?? 0,
    }),
    /** Tells what a round came to. Only a pay above the stake is celebrated. */
    present(round: SceneRound<unknown>) {
      const pay = round.pay ?? 0;
      const celebration = celebrationOf(boot, { staked: round.staked, pay });
      const lively = celebration !== 'none';
      // Nothing is said of nothing, as at the other tables.
      if (round.staked > 0) table.setPaid(pay > 0 ? pay : null, lively);
      if (celebration === 'high' || celebration === 'full') table.celebrate(pay, celebration === 'full');
      if (lively) sound.play('win');
      const paid = pay === 0 ? '' : say(lively ? 'youWin' : 'returned', { amount: money(pay) });
      table.say([scene.tell(round), paid].filter(Boolean).join(' '));
    },
    /** Why a stake goes back, where the player did not ask for it. */
    explainReturn({ reason, stake }: OwnSeatBet) {
      if (reason === 'BROKEN' || reason === 'INTERRUPTED')
        table.say(live('givenBack', { amount: money(stake) }));
      else if (reason === 'LATE' || reason === 'NO_ANSWER') table.say(live('notConfirmed'));
    },
  };
}
