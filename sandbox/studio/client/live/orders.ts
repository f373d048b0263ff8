import type { LivePlayState, OwnSeatBet } from '../../live/view';
import type { Answered, Contact } from '../contact';
import { randomId } from '../pace';
import type { ChoiceButton, ReadyBet } from '../tables/scene';
import { explain, troubleOf, type TroubleCode } from '../trouble';
import type { LiveGameParts } from './live-parts';
import type { LiveSay } from './texts';

/** The choice that takes a bet back; all others are the game's own. */
export const LEAVE = 'leave';

/** @param stake what comes back, in words */
export const leaveButton = (live: LiveSay, stake: string): ChoiceButton => ({
  ...{ choice: LEAVE, label: live('takeBack'), figure: stake, weight: 'quiet', key: 'z' },
});

/** What the player asks the studio for at a live table. Money is as the studio answers. */
export function createLiveOrders(
  { boot, api, table, bridge, panels, words, money }: LiveGameParts,
  course: {
    contact: Contact<LivePlayState>;
    /** Minor units; null while it is not known. */
    balance(): number | null;
    own(): OwnSeatBet | null;
    /** The round that bets are open for, as the player sees it. */
    roundId(): string | null;
    take(state: LivePlayState): void;
    setOwn(bet: OwnSeatBet | null): void;
    setBusy(busy: boolean): void;
    /** Asks the studio until the wallet has settled what it owes. */
    follow(): Promise<void>;
    explainReturn(bet: OwnSeatBet): void;
    /** Shows the bet that the player has in the round by another window. */
    takeUp(): void;
  },
) {
  const { say, table: tableSay, live } = words;
  const { contact } = course;
  let placing: Promise<void> = Promise.resolve();

  const hinder = async (code: TroubleCode) => {
    table.setState('error');
    const kind = code === 'no_money' && boot.mode === 'demo' ? 'no_money_demo' : code;
    if (kind === 'session_expired') await contact.lost();
    const way = await explain(kind, panels, bridge, say);
    if (way !== 'refill') return;
    const reply = await contact.ask(api.refill);
    if (reply.kind === 'state') course.take(reply.state);
  };
  const refusals: Record<string, (retryAfterMs: number) => string> = {
    bets_closed: (ms) => live('tooLate', { seconds: Math.max(1, Math.ceil(ms / 1_000)) }),
    too_many_bets: () => live('tooManyBets'),
    too_fast: () => live('tooOften'),
    seat_taken: () => live('seatTaken'),
    seat_reserved: () => live('seatKept'),
    demo_seats_taken: () => live('demoSeatsTaken'),
    stake_too_low: () => tableSay('stakeTooLow'),
    stake_too_high: () => tableSay('stakeTooHigh'),
  };
  const refused = async (reply: Extract<Answered<LivePlayState>, { kind: 'refused' }>) => {
    if (reply.code === 'session_unknown') await contact.lost();
    table.say((refusals[reply.code] ?? (() => tableSay('betInvalid')))(reply.retryAfterMs));
    await course.follow();
    if (reply.code === 'too_many_bets') course.takeUp();
  };
  /** A bet that is refused as too many is not sent again, as `ask` would. */
  const sendBet = async (bet: Parameters<typeof api.bet>[0]): Promise<Answered<LivePlayState>> => {
    const reply = await api.bet(bet);
    return reply.kind === 'lost' ? contact.ask(() => api.bet(bet)) : reply;
  };

  const placeNow = async ({ bet: wanted, stake }: ReadyBet): Promise<(() => Promise<void>) | null> => {
    const lacks = () => (course.balance() ?? stake) < stake;
    const roundId = course.roundId();
    if (roundId === null) return null;
    // Perhaps money came in elsewhere meanwhile.
    if (lacks()) course.take(await contact.refresh());
    if (lacks()) return () => hinder('no_money');
    table.say(live('placing'));
    const clientBetId = randomId();
    const word = randomId().replaceAll('-', '').slice(0, 16);
    const reply = await sendBet({ roundId, clientBetId, bet: wanted, word });
    if (reply.kind !== 'state') return () => refused(reply);
    const bet = reply.state.bets.find(({ id }) => id === clientBetId) ?? null;
    const isShown = bet?.roundId === course.roundId();
    course.setOwn(isShown && (bet?.state === 'held' || bet?.pay != null) ? bet : null);
    course.take(reply.state);
    // Its answer was lost, and the table has gone on meanwhile.
    if (bet && bet.pay !== null && !isShown) {
      table.say(live('missed', { amount: money(bet.stake), paid: money(bet.pay) }));
      return course.follow;
    }
    if (bet?.state === 'refused') return () => hinder(troubleOf(bet.reason));
    if (bet && course.own() === null) {
      course.explainReturn(bet);
      return course.follow;
    }
    table.say(live('placed', { amount: money(stake) }));
    return null;
  };

  return {
    /** Resolves when the bet that is under way to the studio has been answered. */
    placed: () => placing,
    async place(ready: ReadyBet): Promise<void> {
      course.setBusy(true);
      const answered = placeNow(ready);
      placing = answered.then(() => undefined);
      const rest = await answered;
      course.setBusy(false);
      await rest?.();
      course.setBusy(false);
    },
    async leave(bet: OwnSeatBet): Promise<void> {
      course.setBusy(true);
      const reply = await contact.ask(() => api.leave(bet.id));
      if (reply.kind === 'state') {
        const after = reply.state.bets.find(({ id }) => id === bet.id);
        course.setOwn(null);
        course.take(reply.state);
        const key = after?.state === 'returned' ? 'goneBack' : 'goingBack';
        table.say(live(key, { amount: money(bet.stake) }));
        course.setBusy(false);
        if (after?.state !== 'returned') await course.follow();
        return;
      }
      course.setBusy(false);
      await refused(reply);
    },
  };
}
