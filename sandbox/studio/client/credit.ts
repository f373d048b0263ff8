import type { Bridge, RoundMessage } from './bridge';
import type { EngineRoundView } from '../engine-rounds/view';
import type { Hud } from './hud';

/** The credit on the screen, of which the framing page hears at the same moment. Amounts are minor units. */
export interface Credit {
  /** @param balance null while the wallet has not told it */
  show(balance: number | null): void;
  /** Shows the credit that comes with a step of a round, and tells both in one message. */
  showRound(message: RoundMessage): void;
  /**
   * What a choice adds to the stake leaves the credit, before what came of it is shown.
   * @param balance before the choice
   */
  showRaise(before: Stake, after: Stake | null, balance: number | null): void;
}

/** A round, and what it has cost so far. */
type Stake = Pick<EngineRoundView, 'id' | 'clientRoundId' | 'staked'>;

export function createCredit(hud: Pick<Hud, 'setCredit'>, bridge: Pick<Bridge, 'tell'>): Credit {
  let told: number | null | undefined;
  const show = (balance: number | null) => {
    hud.setCredit(balance);
    if (balance !== told) bridge.tell({ type: 'credit', balance });
    told = balance;
  };
  const showRound = (message: RoundMessage) => {
    hud.setCredit(message.balance);
    told = message.balance;
    bridge.tell(message);
  };
  return {
    show,
    showRound,
    showRaise(before, after, balance) {
      if (after?.id !== before.id || after.staked === before.staked) return;
      const left = balance === null ? null : balance - (after.staked - before.staked);
      const { clientRoundId: roundId, staked: stake } = after;
      showRound({ type: 'round-started', roundId, stake, balance: left });
    },
  };
}
