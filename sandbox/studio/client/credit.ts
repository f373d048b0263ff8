import type { Bridge, RoundMessage } from './bridge';
import type { Hud } from './hud';

/** The credit on the screen, of which the framing page hears at the same moment. Amounts are minor units. */
export interface Credit {
  /** @param balance null while the wallet has not told it */
  show(balance: number | null): void;
  /** Shows the credit that comes with a step of a round, and tells both in one message. */
  showRound(message: RoundMessage): void;
  /** Shows the credit that comes with a round that goes on, and tells what a choice has added to its stake. */
  showOpen(roundId: string, stake: number, before: number, balance: number | null): void;
}

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
    showOpen(roundId, stake, before, balance) {
      if (stake === before) show(balance);
      else showRound({ type: 'round-started', roundId, stake, balance });
    },
  };
}
