import type { CrashPlayState, OwnBet } from '../../crash/view';
import type { Answered, Contact } from '../contact';
import { randomId } from '../pace';
import { explain, troubleOf, type TroubleCode } from '../trouble';
import { isIn } from './action';
import { isOwed } from '../own-rounds';
import type { GameParts } from './parts';
import type { Slots } from './slots';

/** What the player asks the studio for. Money and multipliers are as the studio answers. */
export interface Orders {
  place(at: number): Promise<void>;
  leave(at: number, bet: OwnBet): Promise<void>;
  cashOut(at: number, bet: OwnBet): Promise<void>;
}

export function createOrders(
  parts: GameParts,
  course: {
    slots: Slots;
    contact: Contact<CrashPlayState>;
    /** Minor units; null while it is not known. */
    balance(): number | null;
    take(state: CrashPlayState): void;
    /** Asks the studio until the wallet has settled what it owes. */
    follow(): Promise<void>;
    /** A bet has left at a multiplier. */
    left(at: number, out: number): void;
    explainReturn(bet: OwnBet): void;
    /** Whether a bet of the chain that is flown is of the flight that is shown. */
    isShown(bet: OwnBet): boolean;
    changed(): void;
  },
): Orders {
  const { boot, api, face, bridge, words, money, multiplier, panels } = parts;
  const { crash } = words;
  const { slots, contact } = course;

  const hinder = async (code: TroubleCode) => {
    face.setState('error');
    slots.unqueue();
    const kind = code === 'no_money' && boot.mode === 'demo' ? 'no_money_demo' : code;
    if (kind === 'session_expired') await contact.lost();
    const way = await explain(kind, panels, bridge, words.say);
    face.setState('idle');
    if (way !== 'refill') return;
    const reply = await contact.ask(api.refill);
    if (reply.kind === 'state') course.take(reply.state);
  };
  const { min, max } = boot.limits.total;
  const refusals: Record<string, () => string> = {
    bets_closed: () => crash('tooLate'),
    too_many_bets: () => crash('tooManyBets'),
    too_fast: () => crash('tooOften'),
    stake_too_low: () =>
      `${words.table('stakeTooLow')} ${words.table('stakeRange', { min: money(min), max: money(max) })}`,
    stake_too_high: () => words.table('stakeTooHigh'),
    round_over: () => crash('cashedTooLate'),
    too_early: () => crash('cashedTooEarly', { multiplier: multiplier(101) }),
  };
  const refused = async (reply: Extract<Answered<CrashPlayState>, { kind: 'refused' }>) => {
    if (reply.code === 'session_unknown') await contact.lost();
    const text = refusals[reply.code];
    if (text) face.say(text());
    await course.follow();
  };
  /** A bet that is refused as too many is not sent again, as `ask` would. */
  const sendBet = async (bet: Parameters<typeof api.bet>[0]): Promise<Answered<CrashPlayState>> => {
    const reply = await api.bet(bet);
    return reply.kind === 'lost' ? contact.ask(() => api.bet(bet)) : reply;
  };

  return {
    async place(at) {
      const slot = slots.all[at];
      if (!slot || slot.busy || isIn(slot.bet)) return;
      slots.change(at, { busy: true, queued: false, bet: null });
      const lacks = () => (course.balance() ?? slot.stake) < slot.stake;
      // Perhaps money came in elsewhere meanwhile.
      if (lacks()) course.take(await contact.refresh());
      if (lacks()) {
        slots.change(at, { busy: false });
        return hinder('no_money');
      }
      face.say('');
      const clientBetId = randomId();
      const reply = await sendBet({ clientBetId, stake: slot.stake, auto: slot.auto });
      if (reply.kind !== 'state') {
        slots.change(at, { busy: false });
        return refused(reply);
      }
      const { bets, fair } = reply.state;
      const bet = bets.find(({ id }) => id === clientBetId) ?? null;
      const isShown = bet?.chainId === fair.chainId && course.isShown(bet);
      slots.change(at, { busy: false, bet: isShown ? bet : null });
      course.take(reply.state);
      if (bet?.state === 'refused') {
        slots.change(at, { bet: null });
        await hinder(troubleOf(bet.reason));
      } else if (bet && bet.pay !== null) {
        // Its answer was lost, and the flight has gone on or ended meanwhile.
        face.say(crash('missed', { amount: money(bet.stake), paid: money(bet.pay) }));
      } else if (bet && bet.state !== 'held') course.explainReturn(bet);
      course.changed();
      if (bets.some(isOwed)) await course.follow();
    },
    async leave(at, bet) {
      slots.change(at, { busy: true });
      const reply = await contact.ask(() => api.leave(bet.id));
      slots.change(at, { busy: false });
      if (reply.kind !== 'state') return refused(reply);
      course.take(reply.state);
      const isBack = slots.all[at]?.bet?.state === 'returned';
      if (isBack) slots.change(at, { bet: null });
      course.changed();
      if (!isBack) await course.follow();
    },
    async cashOut(at, bet) {
      slots.change(at, { busy: true });
      const reply = await contact.ask(() => api.cashOut(bet.id));
      slots.change(at, { busy: false });
      if (reply.kind !== 'state') return refused(reply);
      const after = reply.state.bets.find(({ id }) => id === bet.id);
      if (after?.out) course.left(at, after.out);
      course.take(reply.state);
      await course.follow();
    },
  };
}
