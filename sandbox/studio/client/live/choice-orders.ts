import type { SeenRound } from '../../live/live-events';
import type { OwnSeatBet } from '../../live/view';
import type { Answered } from '../contact';
import { randomId } from '../pace';
import type { ChoosingView } from '../tables/choosing-scene';
import { troubleOf, type TroubleCode } from '../trouble';
import type { LivePlayState } from '../../live/view';
import type { ChoosingCourse, ChoosingTools } from './choosing-parts';
import type { ChoosingKey, ChoosingSay } from '../tables/choosing-texts';

/** Choices that the studio refuses, by its code. */
const REFUSALS: Readonly<Record<string, ChoosingKey>> = {
  choice_late: 'choiceLate',
  round_over: 'choiceLate',
  not_your_turn: 'notYourTurn',
  choice_made: 'choiceMade',
  choice_unconfirmed: 'choiceUnconfirmed',
};

/** What the wallet said to the stake of a choice. A window over the table would cost the time that is left. */
function refusedStake(trouble: TroubleCode): ChoosingKey {
  if (trouble === 'no_money') return 'choiceNoMoney';
  return trouble === 'limit_reached' ? 'choiceLimit' : 'choiceRefused';
}

/** What the player tells the studio to choose. */
export function createChoiceOrders(
  { api, bridge, table }: Pick<ChoosingTools, 'api' | 'bridge' | 'table'>,
  say: ChoosingSay,
  { contact, take, follow, setBusy }: ChoosingCourse,
) {
  /** The last choice that the studio took, and how many the table had told before it. */
  let made: { roundId: string; told: number } | null = null;

  const refused = async ({ code, reason }: Extract<Answered<LivePlayState>, { kind: 'refused' }>) => {
    if (code === 'session_unknown') await contact.lost();
    const trouble = code === 'choice_refused' ? troubleOf(reason) : null;
    // The framing page would open its notice of too little money over the table.
    if (trouble !== null && trouble !== 'no_money') bridge.tell({ type: 'error', code: trouble });
    table.say(say(trouble === null ? (REFUSALS[code] ?? 'choiceInvalid') : refusedStake(trouble)));
    await follow();
  };

  return {
    /** The player has chosen, and the table has not told it yet. */
    isMade: ({ round }: ChoosingView): boolean =>
      made !== null && made.roundId === round?.id && round.choices.length <= made.told,
    async choose({ id: roundId, choices }: SeenRound, bet: OwnSeatBet, choice: string): Promise<void> {
      setBusy(true);
      const request = { roundId, betId: bet.id, clientChoiceId: randomId(), choice };
      const reply = await contact.ask(() => api.choose(request));
      if (reply.kind === 'state') {
        made = { roundId, told: choices.length };
        take(reply.state);
      }
      setBusy(false);
      if (reply.kind === 'refused') await refused(reply);
    },
  };
}
