import type { LivePlayEvent, SeenRound } from '../../live/live-events';
import type { LivePlayState, OwnSeatBet } from '../../live/view';
import { createContact } from '../contact';
import { createCredit } from '../credit';
import { createTelling, isOwed } from '../own-rounds';
import { delay, POLL_MS } from '../pace';
import { afterEvent, NOTHING_SEEN, type SeenTable } from '../seen-table';
import type { SceneRound } from '../tables/scene';
import { momentOf, type Phase } from './moment';
import { createLiveOrders } from './orders';
import type { LiveGameParts } from './live-parts';

/** After a draw everybody asks the studio for their own: not all in the same moment, ms. */
const SPREAD_MS = 500;
/** A question that got no answer is asked again after so long at first, and at last, ms. */
const FIRST_AGAIN_MS = 700;
const LONGEST_AGAIN_MS = 8_000;
/** So many results are kept. */
const MOST_RESULTS = 60;

export type LiveGame = ReturnType<typeof createLiveGame>;

/** The course of play at a live table: follows its clock and the player's own bet, and decides nothing about money itself. */
export function createLiveGame(parts: LiveGameParts) {
  const { boot, api, scene, table, panel, clock, bridge, sound, words, money } = parts;
  const { say, live } = words;
  const telling = createTelling();
  const credit = createCredit(table, bridge);
  let seen: SeenTable<SeenRound, object> = NOTHING_SEEN;
  /** What each round was bound to, as it was told while bets were open: by its id, the latest last. */
  const commitments = new Map<string, string>();
  const keepCommitment = ({ id, commitment }: SeenRound) => {
    // What was heard first counts.
    if (!commitments.has(id)) commitments.set(id, commitment);
    const [oldest] = commitments.keys();
    if (commitments.size > MOST_RESULTS && oldest !== undefined) commitments.delete(oldest);
  };
  let state: LivePlayState | null = null;
  /** The player's bet in the round. */
  let own: OwnSeatBet | null = null;
  let busy = false;
  /** What a round came to is being shown: nothing about the pay is told. */
  let showing = false;
  let paused = false;
  let line: 'works' | 'broken' = 'works';
  let phase: Phase = 'asleep';
  /** The table has been seen. */
  let isHere = false;
  /** What is shown comes one after the other. */
  let shown: Promise<void> = Promise.resolve();
  let following: Promise<void> | null = null;
  const contact = createContact<LivePlayState>({
    state: api.state,
    stuck: () => table.setState('error'),
    panels: parts.panels,
    bridge,
    say,
    lobbyUrl: boot.lobbyUrl,
  });

  const isIn = (): boolean => own?.state === 'held' && own.roundId === seen.round?.id;
  const canBet = () => phase === 'open' && !showing && !busy && own === null;
  /** Puts buttons and fields to what can be done now. */
  const rest = () => {
    scene.setOpen(canBet());
    const back = phase === 'open' && !showing && !busy && isIn() && own;
    table.offer(
      back
        ? [{ choice: 'leave', label: live('takeBack'), figure: money(back.stake), weight: 'quiet', key: 'z' }]
        : [],
    );
    table.setReady(canBet() ? (scene.bet(0)?.stake ?? null) : null);
    table.setState(back ? 'choosing' : busy ? 'sending' : canBet() ? 'idle' : 'settling');
  };
  const showBets = () =>
    panel.showBets([...seen.bets.values()], seen.counts.bets, own?.key ?? null, !showing);

  const explainReturn = ({ reason, stake }: OwnSeatBet) => {
    if (reason === 'BROKEN' || reason === 'INTERRUPTED')
      table.say(live('givenBack', { amount: money(stake) }));
    else if (reason === 'LATE' || reason === 'NO_ANSWER') table.say(live('notConfirmed'));
  };
  /** Shows the credit, and tells the framing page what has come of the player's rounds. */
  const reveal = () => {
    if (showing || !state) return;
    for (const message of telling.follow(state)) credit.showRound(message);
    credit.show(state.balance);
  };
  const take = (now: LivePlayState) => {
    state = now;
    const bet = now.bets.find(({ id }) => id === own?.id);
    if (bet && own) {
      const was = own.state;
      own = bet;
      if (was === 'held' && (bet.state === 'returning' || bet.state === 'returned')) explainReturn(bet);
    }
    reveal();
  };
  /** Nobody waits for it: what does not work is tried again in silence, the broken line is shown all the same. */
  const refresh = async (): Promise<LivePlayState> => {
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
  const follow = (): Promise<void> => {
    following ??= (async () => {
      for (let now = await refresh(); now.bets.some(isOwed); now = await refresh()) await delay(POLL_MS);
      following = null;
    })();
    return following;
  };

  const roundOf = (outcome: object, bet: OwnSeatBet | null): SceneRound<unknown> => ({
    shown: bet?.shown ?? { ...parts.noBets, ...outcome },
    staked: bet?.stake ?? 0,
    pay: bet?.pay ?? 0,
  });
  /** Tells what a round came to. Only a pay above the stake is celebrated. */
  const present = (round: SceneRound<unknown>) => {
    const pay = round.pay ?? 0;
    const lively = pay > round.staked;
    if (round.staked > 0) table.setPaid(pay, lively);
    if (lively) sound.play('win');
    const paid = pay === 0 ? '' : say(lively ? 'youWin' : 'returned', { amount: money(pay) });
    table.say([scene.tell(round), paid].filter(Boolean).join(' '));
  };
  const shownOf = async (bet: OwnSeatBet): Promise<OwnSeatBet> => {
    await delay(Math.random() * SPREAD_MS);
    const now = await refresh();
    return now.bets.find(({ id }) => id === bet.id) ?? bet;
  };

  const draw = async (round: SeenRound) => {
    if (!round.drawn) return;
    showing = true;
    rest();
    // An answer that overtook the draw may have told its pay already.
    const mine = own?.roundId === round.id && (own.state === 'held' || own.pay !== null) ? own : null;
    if (mine) for (const message of telling.start([mine], state?.balance ?? null)) bridge.tell(message);
    else scene.putAway();
    table.setPaid(null);
    // That chips were not placed is told until the result is.
    if (mine) table.say('');
    scene.sent();
    const told = mine && (await shownOf(mine));
    const result = roundOf(round.drawn.outcome, told);
    // A hidden page may be rounds behind: what is over by now is laid down at once.
    await scene.show(result, seen.round?.id === round.id && seen.round.phase === 'over');
    showing = false;
    present(result);
    reveal();
    showBets();
    if (mine) void follow();
  };
  const opened = () => {
    if (own && own.roundId !== seen.round?.id && !busy) own = null;
    table.say(live('betsOpen'));
    panel.tell(live('betsOpen'));
  };
  /** The table as it stands, to who has just come, or comes again. */
  const arrive = async (event: Extract<LivePlayEvent, { type: 'table' }>) => {
    const { round, last } = event;
    const isOver = round?.drawn != null;
    // Of a round that is shown its own result comes with it.
    scene.past(
      (isOver ? last.slice(1) : last).toReversed().map((outcome) => ({ ...parts.noBets, ...outcome })),
    );
    // Who comes again hears what became of a bet meanwhile.
    const now = isHere || !state ? await refresh() : state;
    isHere = true;
    const mine = now.bets.findLast(({ roundId }) => roundId === round?.id) ?? null;
    const isGone = mine !== null && ['refused', 'returning', 'returned'].includes(mine.state);
    const missed = own && own.roundId !== round?.id ? own : null;
    own = isGone ? null : mine;
    if (mine?.state === 'held') scene.lay({ ...parts.noBets, bets: mine.bet });
    if (isOver && round.drawn) await scene.show(roundOf(round.drawn.outcome, mine), false);
    if (missed && missed.pay !== null)
      table.say(live('missed', { amount: money(missed.stake), paid: money(missed.pay) }));
  };
  const then = (work: () => void | Promise<void>) => {
    shown = shown
      .then(work)
      // A picture that fails must not keep the table from its next round.
      .catch((error: unknown) => {
        console.error(error);
        showing = false;
        reveal();
      })
      .then(() => {
        rest();
        showBets();
      });
  };

  const orders = createLiveOrders(parts, {
    contact,
    balance: () => state?.balance ?? null,
    roundId: () => seen.round?.id ?? null,
    own: () => own,
    take,
    setOwn: (bet) => void (own = bet),
    setBusy(now) {
      busy = now;
      rest();
      showBets();
    },
    follow,
    explainReturn,
    takeUp() {
      own = state?.bets.find((bet) => bet.state === 'held' && bet.roundId === seen.round?.id) ?? null;
      if (own) scene.lay({ ...parts.noBets, bets: own.bet });
    },
  });

  return {
    async open() {
      take(await contact.refresh());
      if (state) telling.skip(state);
      credit.show(state?.balance ?? null);
      rest();
      bridge.tell({ type: 'ready' });
      if (state?.bets.some(isOwed)) void follow();
    },
    /** What the table tells everybody. */
    hear(event: LivePlayEvent) {
      const before = seen.round;
      seen = afterEvent(seen, event, ({ drawn }) => drawn?.outcome ?? null, MOST_RESULTS);
      const { round } = seen;
      if (round?.phase === 'waiting') keepCommitment(round);
      if (event.type === 'table') then(() => arrive(event));
      else if (event.type === 'round' && round) {
        if (round.phase === 'waiting' && round.id !== before?.id) then(opened);
        else if (round.phase === 'over' && !(before?.id === round.id && before.phase === 'over'))
          then(() => orders.placed().then(() => draw(round)));
        else if (round.phase === 'broken') then(() => void follow());
      }
      showBets();
    },
    setLine(now: 'works' | 'broken') {
      line = now;
    },
    catchUp: () => void follow().then(() => then(() => undefined)),
    /** Called several times a second: the table's clock. */
    tick() {
      const moment = momentOf(seen.round, clock.read());
      panel.draw(moment, line);
      if (moment.phase === phase) return;
      const before = phase;
      ({ phase } = moment);
      if (before === 'open' && phase !== 'open') {
        panel.tell(live('heardClosed'));
        if (!isIn() && !busy && scene.bet(0)) table.say(live('notPlaced'));
      }
      rest();
    },
    place() {
      if (paused) return table.say(say('paused'));
      const ready = scene.bet(0);
      if (canBet() && ready) void orders.place(ready);
    },
    leave() {
      if (phase === 'open' && !busy && own && isIn()) void orders.leave(own);
    },
    betChanged: rest,
    stakeNow: () => boot.limits.total.min,
    round: () => seen.round,
    commitments: commitments as ReadonlyMap<string, string>,
    pause() {
      paused = true;
      table.say(say('paused'));
    },
    resume() {
      paused = false;
      table.say('');
      void follow();
    },
    reread: () => void follow(),
  };
}
