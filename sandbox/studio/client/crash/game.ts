import type { LiveEvent } from '../../crash/live-events';
import type { CrashPlayState, OwnBet } from '../../crash/view';
import { createContact } from '../contact';
import { delay, POLL_MS } from '../pace';
import { actionOf, isIn, momentOf, type Moment } from './action';
import { afterEvent, NO_FLIGHT, type Flight } from './flight';
import { createOrders } from './orders';
import { createTelling, isOwed } from '../own-rounds';
import type { GameParts } from './parts';
import { createSlots } from './slots';
import { isAhead, leavesBy, worthAt } from './worth';

const FIRST_STAKE = 100;
/** After a round everybody asks the studio for their credit: not all in the same moment, ms. */
const SPREAD_MS = 600;
/** When a bet should have left by itself, and no news of it came, the studio is asked after so long, ms. */
const NEWS_MS = 700;
const FIRST_AGAIN_MS = 700;
const LONGEST_AGAIN_MS = 8_000;

export type CrashGame = ReturnType<typeof createCrashGame>;

/** The course of play: follows the table and the player's own bets, and decides nothing about money itself. */
export function createCrashGame(parts: GameParts) {
  const { boot, api, face, clock, bridge, sound, words, money, multiplier } = parts;
  const { say, crash } = words;
  const { min, max } = boot.limits.total;
  const within = (stake: number) => Math.min(max, Math.max(min, stake));
  const slots = createSlots({ stake: within(FIRST_STAKE) }, face);
  const telling = createTelling();
  let flight: Flight = NO_FLIGHT;
  let balance: number | null = null;
  let told: number | null | undefined;
  let paused = false;
  let following: Promise<void> | null = null;
  const contact = createContact<CrashPlayState>({
    state: api.state,
    stuck: () => face.setState('error'),
    panels: parts.panels,
    bridge,
    say,
    lobbyUrl: boot.lobbyUrl,
  });

  const moment = () => momentOf(flight.round, clock.read());
  const showFlight = () => face.showFlight(flight, slots.bets(), moment());
  const explainReturn = ({ reason, stake }: OwnBet) => {
    if (reason === 'BROKEN' || reason === 'INTERRUPTED')
      face.say(crash('givenBack', { amount: money(stake) }));
    else if (reason === 'LATE' || reason === 'NO_ANSWER') face.say(crash('notConfirmed'));
  };
  /** Shows what the studio says of the player, and tells the framing page. */
  const take = (state: CrashPlayState) => {
    for (const bet of state.bets) {
      const at = slots.placeOf(bet.id);
      const before = slots.all[at]?.bet;
      // A state that was asked for before a bet left, or was lost, may come after the news of it.
      const isOld = bet.state === 'held' && before?.state !== 'held' && before?.state !== 'sent';
      if (!before || isOld) continue;
      slots.change(at, { bet });
      if (before.state === 'held' && bet.state !== 'held') explainReturn(bet);
    }
    const messages = telling.follow(state);
    for (const message of messages) bridge.tell(message);
    ({ balance } = state);
    face.setCredit(balance);
    if (messages.length === 0 && balance !== told) bridge.tell({ type: 'credit', balance });
    told = balance;
  };
  /** Nobody waits for it: what does not work is tried again in silence, the broken line is shown all the same. */
  const refresh = async (): Promise<CrashPlayState> => {
    for (let wait = FIRST_AGAIN_MS; ; wait = Math.min(LONGEST_AGAIN_MS, wait * 2)) {
      const reply = await api.state();
      if (reply.kind === 'refused') await contact.lost();
      if (reply.kind === 'state') {
        take(reply.state);
        return reply.state;
      }
      await delay(wait);
    }
  };
  const follow = (afterMs = 0): Promise<void> => {
    following ??= (async () => {
      await delay(afterMs);
      for (let state = await refresh(); state.bets.some(isOwed); state = await refresh())
        await delay(POLL_MS);
      following = null;
      // What left while the last answer was under way.
      if (slots.bets().some(isOwed)) await follow();
    })();
    return following;
  };
  /** Only what comes to more than all stakes of the round is celebrated. */
  const left = (at: number, out: number) => {
    const bet = slots.all[at]?.bet;
    if (!bet || bet.out !== null) return;
    const pay = worthAt(bet.stake, out, boot.maxWin);
    slots.change(at, { bet: { ...bet, state: 'out', out, pay } });
    face.tell(crash('heardLeft', { multiplier: multiplier(out), amount: money(pay) }));
    if (isAhead(slots.bets(), boot.celebrateAbove)) sound.play('win');
    showFlight();
  };
  const orders = createOrders(parts, {
    ...{ slots, contact, take, follow, left, explainReturn },
    isShown: ({ number }) => flight.round?.number === number,
    balance: () => balance,
    changed: showFlight,
  });

  const started = () => {
    face.say('');
    for (const message of telling.start(slots.bets(), balance)) bridge.tell(message);
    if (slots.bets().some(isIn)) face.tell(crash('heardStart'));
  };
  const ended = (point: number | null) => {
    slots.all.forEach(({ bet }, at) => {
      if (point === null || !isIn(bet)) return;
      const leaves = leavesBy(bet, boot.maxWin);
      if (leaves <= point) left(at, leaves);
      else slots.change(at, { bet: { ...bet, state: 'lost', pay: 0 } });
    });
    if (point !== null) face.tell(crash('heardOver', { multiplier: multiplier(point) }));
    if (slots.bets().length > 0) void follow(Math.random() * SPREAD_MS);
  };
  const opened = () => {
    slots.all.forEach((slot, at) => {
      if (slot.bet && !isOwed(slot.bet)) slots.change(at, { bet: null });
      if (slot.queued && !paused) void orders.place(at);
    });
    if (slots.bets().length === 0) face.tell(crash('heardOpen'));
  };
  const heardOut = (key: number, out: number) => {
    const at = slots.all.findIndex(({ bet }) => bet?.key === key && isIn(bet));
    if (at < 0) return;
    left(at, out);
    void follow();
  };

  return {
    /** What the table tells everybody. */
    hear(event: LiveEvent) {
      const before = flight.round;
      flight = afterEvent(flight, event);
      const { round } = flight;
      if (event.type === 'bets') for (const [key, out] of event.out) heardOut(key, out);
      if (round && before && round.opensAt !== before.opensAt && round.phase === 'waiting') opened();
      else if (round && round.phase !== before?.phase) {
        if (round.phase === 'flying') started();
        if (round.phase === 'over' || round.phase === 'broken') ended(round.point);
      }
      if (event.type !== 'clock') showFlight();
    },
    /** The line works again, or is broken for long: what happened meanwhile is asked for. */
    catchUp: () => void follow(),
    async open() {
      slots.show();
      const state = await contact.refresh();
      telling.skip(state);
      const gone: OwnBet['state'][] = ['refused', 'returned', 'closed'];
      const own = state.bets.filter((bet) => !gone.includes(bet.state)).slice(0, slots.all.length);
      own.forEach((bet, at) => slots.change(at, { bet, stake: bet.stake, auto: bet.auto }));
      slots.setSecond(own.length > 1);
      take(state);
      face.setState('idle');
      bridge.tell({ type: 'ready' });
      if (state.bets.some(isOwed)) void follow();
    },
    /** The button of a bet. */
    press(at: number) {
      const slot = slots.all[at];
      if (!slot) return;
      const action = actionOf(slot, moment(), boot.maxWin);
      if (action.does === 'nothing' || !action.ready) return;
      if (paused && (action.does === 'bet' || action.does === 'join')) return face.say(say('paused'));
      if (action.does === 'bet') void orders.place(at);
      else if (action.does === 'leave' && slot.bet) void orders.leave(at, slot.bet);
      else if (action.does === 'cash' && slot.bet) void orders.cashOut(at, slot.bet);
      else slots.change(at, { queued: action.does === 'join' });
    },
    stake: (at: number, stake: number) => slots.change(at, { stake: within(stake) }),
    auto: (at: number, auto: number | null) => slots.change(at, { auto }),
    second: slots.setSecond,
    /** Called with each picture: a bet that should have left by itself waits for the news of it. */
    check({ phase, multiplier: reached }: Moment) {
      slots.all.forEach(({ bet, busy }, at) => {
        if (phase !== 'flying' || busy || !isIn(bet) || reached < leavesBy(bet, boot.maxWin)) return;
        slots.change(at, { busy: true });
        void delay(NEWS_MS)
          .then(() => follow())
          .then(() => slots.change(at, { busy: false }));
      });
    },
    actions: (now: Moment) => slots.all.map((slot) => actionOf(slot, now, boot.maxWin)),
    slots,
    /** What the player's bets left at, for the marks on the curve. */
    left: () =>
      slots.bets().flatMap(({ out, stake, pay }) => (out === null ? [] : { out, stake, pay: pay ?? 0 })),
    ahead: () => isAhead(slots.bets(), boot.celebrateAbove),
    moment,
    pause() {
      paused = true;
      slots.unqueue();
      face.say(say('paused'));
    },
    resume() {
      paused = false;
      face.say('');
      void follow();
    },
    reread: () => void follow(),
  };
}
