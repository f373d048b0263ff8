import type { LivePlayEvent, SeenRound } from '../../live/live-events';
import type { LivePlayState, OwnSeatBet } from '../../live/view';
import { createContact } from '../contact';
import { createCredit } from '../credit';
import { createTelling, isOwed } from '../own-rounds';
import { afterEvent, NOTHING_SEEN, type SeenTable } from '../seen-table';
import type { ChoosingView } from '../tables/choosing-scene';
import { createCommitments } from './commitments';
import { momentOf, type Phase } from './moment';
import { createLiveOrders, LEAVE, leaveButton } from './orders';
import { createOwnState } from './own-state';
import type { LiveGameParts } from './live-parts';
import { createPresenting } from './presenting';

/** So many results are kept. */
const MOST_RESULTS = 60;

export type LiveGame = ReturnType<typeof createLiveGame>;

/** The course of play at a live table: follows its clock and the player's own bet, and decides nothing about money itself. */
export function createLiveGame(parts: LiveGameParts) {
  const { boot, api, scene, table, panel, clock, bridge, words, money } = parts;
  const { say, live } = words;
  const telling = createTelling();
  const credit = createCredit(table, bridge);
  let seen: SeenTable<SeenRound, object> = NOTHING_SEEN;
  const commitments = createCommitments(MOST_RESULTS);
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
  /** The round of which nothing can be taken back any more. */
  let begun: string | null = null;
  /** The round of which the end has been seen last. */
  let endSeen: string | null = null;
  const contact = createContact<LivePlayState>({
    state: api.state,
    stuck: () => table.setState('error'),
    panels: parts.panels,
    bridge,
    say,
    lobbyUrl: boot.lobbyUrl,
  });

  const { roundOf, present, explainReturn } = createPresenting(parts);
  const ownState = createOwnState(api, contact, (now) => taken(now));
  const { refresh, follow, shownOf } = ownState;

  /** The table as who chooses at it sees it. */
  const view = (): ChoosingView => {
    const { round, bets, counts } = seen;
    const last = ownState.now()?.bets.findLast((bet) => bet.seat !== null);
    const mine = own?.roundId === round?.id ? own : null;
    return { round, bets, counts, own: mine, lastSeat: last?.seat ?? null, clock: clock.read() };
  };
  const choosing = parts.choosing?.(
    { ...parts, language: boot.language },
    {
      view,
      contact,
      take: ownState.take,
      follow,
      setBusy: (now) => setBusy(now),
      isBusy: () => busy || showing,
      rest: () => rest(),
    },
  );

  const isIn = (): boolean => own?.state === 'held' && own.roundId === seen.round?.id;
  const canBet = () => phase === 'open' && !showing && !busy && own === null;
  /** Puts buttons and fields to what can be done now. */
  const rest = () => {
    scene.setOpen(canBet());
    const back = phase === 'open' && !showing && !busy && isIn() && own;
    const offers = back ? [leaveButton(live, money(back.stake))] : (choosing?.offers() ?? []);
    table.offer(offers);
    table.setReady(canBet() ? (scene.bet(0)?.stake ?? null) : null);
    table.setState(offers.length > 0 ? 'choosing' : busy ? 'sending' : canBet() ? 'idle' : 'settling');
  };
  const showBets = () =>
    panel.showBets([...seen.bets.values()], seen.counts.bets, own?.key ?? null, !showing);

  /** The studio may tell what a bet paid before its player has seen why: with the answer to the last choice of a round. */
  const isAhead = () =>
    own !== null && own.pay !== null && own.roundId === seen.round?.id && own.roundId !== endSeen;
  /** Shows the credit, and tells the framing page what has come of the player's rounds. */
  const reveal = () => {
    const state = ownState.now();
    if (showing || !state || isAhead()) return;
    for (const message of telling.follow(state)) credit.showRound(message);
    credit.show(state.balance);
  };
  const taken = (now: LivePlayState) => {
    const bet = now.bets.find(({ id }) => id === own?.id);
    if (bet && own) {
      const was = own.state;
      own = bet;
      if (was === 'held' && (bet.state === 'returning' || bet.state === 'returned')) explainReturn(bet);
    }
    reveal();
  };
  const setBusy = (now: boolean) => {
    busy = now;
    rest();
    showBets();
  };

  /** Nothing can be taken back any more: the cards come, or the draw. */
  const begin = (round: SeenRound) => {
    if (begun === round.id) return;
    begun = round.id;
    // An answer that overtook the draw may have told its pay already.
    const mine = ownIn(round);
    const balance = ownState.now()?.balance ?? null;
    if (mine) for (const message of telling.start([mine], balance)) bridge.tell(message);
    else scene.putAway();
    table.setPaid(null);
    // That chips were not placed is told until the result is.
    if (mine) table.say('');
    scene.sent();
  };
  const ownIn = (round: SeenRound): OwnSeatBet | null =>
    own?.roundId === round.id && (own.state === 'held' || own.pay !== null) ? own : null;
  const deal = async (round: SeenRound) => {
    begin(round);
    await choosing?.deal(round, seen.round?.id === round.id);
  };
  const draw = async (round: SeenRound) => {
    if (!round.drawn) return;
    showing = true;
    rest();
    begin(round);
    const mine = ownIn(round);
    const told = mine && (await shownOf(mine));
    const result = roundOf(round.drawn.outcome, told);
    // A hidden page may be rounds behind: what is over by now is laid down at once.
    await scene.show(result, seen.round?.id === round.id && seen.round.phase === 'over');
    showing = false;
    endSeen = round.id;
    present(result);
    reveal();
    showBets();
    if (mine) void follow();
  };
  const opened = () => {
    if (own && own.roundId !== seen.round?.id && !busy) own = null;
    choosing?.opened();
    table.say('');
    panel.tell(live('betsOpen'));
  };
  const lay = ({ bet }: OwnSeatBet) => scene.lay(parts.betShown?.(bet) ?? { ...parts.noBets, bets: bet });
  /** The table as it stands, to who has just come, or comes again. */
  const arrive = async (event: Extract<LivePlayEvent, { type: 'table' }>) => {
    const { round, last } = event;
    const isOver = round?.drawn != null;
    // Of a round that is shown its own result comes with it.
    scene.past(
      (isOver ? last.slice(1) : last).toReversed().map((outcome) => ({ ...parts.noBets, ...outcome })),
    );
    // Who comes again hears what became of a bet meanwhile.
    const known = ownState.now();
    const now = isHere || !known ? await refresh() : known;
    isHere = true;
    const mine = now.bets.findLast(({ roundId }) => roundId === round?.id) ?? null;
    const isGone = mine !== null && ['refused', 'returning', 'returned'].includes(mine.state);
    const missed = own && own.roundId !== round?.id ? own : null;
    own = isGone ? null : mine;
    // Cards of a round of which the end was missed.
    if (round?.phase === 'waiting') choosing?.opened();
    if (mine?.state === 'held') lay(mine);
    choosing?.look();
    if (round?.phase === 'deciding') {
      begin(round);
      await choosing?.deal(round, false);
    }
    if (isOver && round.drawn) {
      const result = roundOf(round.drawn.outcome, mine);
      await scene.show(result, false);
      // Who lost the line over the end is told it, as long as it lies there.
      if (mine && mine.pay !== null && endSeen !== round.id) present(result);
    }
    if (isOver && !showing) endSeen = round.id;
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
        endSeen = seen.round?.id ?? null;
      })
      .then(() => {
        reveal();
        rest();
        showBets();
      });
  };

  const orders = createLiveOrders(parts, {
    contact,
    balance: () => ownState.now()?.balance ?? null,
    roundId: () => seen.round?.id ?? null,
    own: () => own,
    take: ownState.take,
    setOwn: (bet) => void (own = bet),
    setBusy,
    follow,
    explainReturn,
    takeUp() {
      const now = ownState.now();
      own = now?.bets.find((bet) => bet.state === 'held' && bet.roundId === seen.round?.id) ?? null;
      if (own) lay(own);
    },
  });

  return {
    async open() {
      const state = await contact.refresh();
      ownState.take(state);
      telling.skip(state);
      credit.show(state.balance);
      rest();
      bridge.tell({ type: 'ready' });
      if (state.bets.some(isOwed)) void follow();
    },
    /** What the table tells everybody. */
    hear(event: LivePlayEvent) {
      const before = seen.round;
      seen = afterEvent(seen, event, ({ drawn }) => drawn?.outcome ?? null, MOST_RESULTS);
      const { round } = seen;
      if (round?.phase === 'waiting') commitments.hear(round);
      if (event.type === 'table') then(() => arrive(event));
      else if (event.type === 'round' && round) {
        if (round.phase === 'waiting' && round.id !== before?.id) then(opened);
        else if (round.phase === 'deciding') then(() => orders.placed().then(() => deal(round)));
        else if (round.phase === 'over' && !(before?.id === round.id && before.phase === 'over')) {
          showing = true;
          then(() => orders.placed().then(() => draw(round)));
        } else if (round.phase === 'broken') then(() => void follow());
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
      panel.draw(moment, line, choosing?.turn() ?? null, endSeen === seen.round?.id);
      choosing?.look();
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
    choose(choice: unknown) {
      if (choice === LEAVE) this.leave();
      else choosing?.choose(choice);
    },
    betChanged: rest,
    stakeNow: () => boot.limits.total.min,
    round: () => seen.round,
    commitments: commitments.all,
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
