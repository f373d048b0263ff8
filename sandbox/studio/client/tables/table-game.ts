import type { TableBoot } from '../../boot';
import type { EnginePlayState, EngineRoundView } from '../../engine-rounds/view';
import type { TableApi } from '../api';
import type { Bridge } from '../bridge';
import { celebrationOf } from '../celebration';
import { createContact } from '../contact';
import { createCredit } from '../credit';
import { delay, POLL_MS, randomId } from '../pace';
import type { Panels } from '../panels';
import type { Sound } from '../sound';
import type { Say } from '../texts';
import { explain, troubleOf, type TroubleCode } from '../trouble';
import type { Scene } from './scene';
import { stakesWithin } from './stakes';
import type { Table, TableSay } from './table';

export interface TableGameParts {
  boot: TableBoot;
  api: TableApi;
  scene: Scene<unknown>;
  table: Table;
  panels: Panels;
  bridge: Bridge;
  sound: Sound;
  words: { say: Say; table: TableSay };
  money(minor: number): string;
}

export interface TableGame {
  /** Takes up where the player left off. */
  open(): Promise<void>;
  begin(): Promise<void>;
  choose(choice: unknown): Promise<void>;
  stake(steps: 1 | -1): void;
  /** The scene's bet has changed. */
  betChanged(): void;
  /** What would be staked on one spot now, minor units. */
  readonly stakeNow: number;
  readonly state: EnginePlayState | null;
  /** Begins with new seeds; false when the server refused. */
  newSeeds(clientSeed: string): Promise<boolean>;
  pause(): void;
  resume(): void;
  /** Shows what the balance is now, at once or when the round that is under way has ended. */
  reread(): void;
}

/** The course of play at a table: asks the server, shows what it answers, and decides nothing about money itself. */
export function createTableGame(parts: TableGameParts): TableGame {
  const { boot, api, scene, table, panels, bridge, sound, words, money } = parts;
  const { say } = words;
  const stakes = stakesWithin(boot.limits);
  let stakeIndex = Math.max(0, stakes.indexOf(100));
  let state: EnginePlayState | null = null;
  let readyAt = 0;
  /** `idle`: a bet can be made. `choosing`: the round waits. */
  let mode: 'busy' | 'idle' | 'choosing' = 'busy';
  let resumed: Promise<void> = Promise.resolve();
  let endPause: (() => void) | null = null;
  let changedElsewhere = false;
  const credit = createCredit(table, bridge);
  const contact = createContact<EnginePlayState>({
    state: api.state,
    stuck: () => table.setState('error'),
    panels,
    bridge,
    say,
    lobbyUrl: boot.lobbyUrl,
  });
  const { ask, lost } = contact;

  const take = (now: EnginePlayState) => {
    state = now;
    readyAt = Math.max(readyAt, performance.now() + now.nextRoundInMs);
  };
  const refresh = async (): Promise<EnginePlayState> => {
    const now = await contact.refresh();
    take(now);
    return now;
  };
  const stakeNow = () => stakes[stakeIndex] ?? 0;
  const showBet = () => {
    table.setStake(stakeNow(), { lowest: stakeIndex === 0, highest: stakeIndex === stakes.length - 1 });
    table.setReady(scene.bet(stakeNow())?.stake ?? null);
  };
  const balanceNow = () => state?.balance ?? null;
  const rest = () => {
    mode = 'idle';
    credit.show(balanceNow());
    table.offer([]);
    scene.setOpen(true);
    showBet();
    table.setState('idle');
    if (changedElsewhere) reread();
  };
  const reread = () => {
    changedElsewhere = mode !== 'idle';
    if (mode !== 'idle') return;
    // Nobody asked for it here: what does not work now shows itself at the next round.
    void api.state().then((reply) => {
      if (reply.kind === 'lost') window.addEventListener('online', reread, { once: true });
      else if (mode !== 'idle') changedElsewhere = true;
      else if (reply.kind === 'state' && reply.state.trouble === null) {
        take(reply.state);
        credit.show(reply.state.balance);
      }
    });
  };
  const hinder = async (code: TroubleCode) => {
    table.setState('error');
    const kind = code === 'no_money' && boot.mode === 'demo' ? 'no_money_demo' : code;
    if (kind === 'session_expired') await lost();
    const way = await explain(kind, panels, bridge, say);
    if (way !== 'refill') return;
    const reply = await ask(api.refill);
    if (reply.kind === 'state') take(reply.state);
  };

  /** Tells what a decided round came to: only a pay above the stake is celebrated, and no round that was played before. */
  const present = (round: EngineRoundView, last = false) => {
    const pay = round.pay ?? 0;
    const celebration = celebrationOf(boot, { staked: round.staked, pay });
    const won = celebration !== 'none';
    const lively = won && !last;
    table.setPaid(pay > 0 ? pay : null, lively);
    if (lively && celebration !== 'lively') table.celebrate(pay, celebration === 'full');
    if (lively) sound.play('win');
    const paid = pay === 0 ? '' : say(won ? 'youWin' : 'returned', { amount: money(pay) });
    const result = [scene.tell(round), paid].filter(Boolean).join(' ');
    table.say(last ? words.table('lastRound', { result }) : result);
  };

  /** Follows a round until it waits for the player or is over, from whatever point it is at. */
  const follow = async (first: EnginePlayState, played: boolean): Promise<void> => {
    let seen = false;
    for (let now = first; ; now = await refresh()) {
      take(now);
      const { round } = now;
      if (!round) return rest();
      if (round.phase === 'open') {
        await scene.show(round, played);
        credit.show(now.balance);
        mode = 'choosing';
        table.offer(scene.choices(round));
        table.say(scene.tell(round) ?? '');
        table.setState('choosing');
        return;
      }
      if ((round.phase === 'paying' || round.phase === 'settled') && !seen) {
        await scene.show(round, played);
        table.offer([]);
        present(round);
        seen = true;
      }
      if (round.phase === 'settled') return end(round, round.pay ?? 0);
      if (round.phase === 'cancelled' || round.phase === 'refused') return undo(round);
      table.setState('settling');
      const waits = round.phase === 'paying' ? 'settling' : 'cancelling';
      table.say(round.phase === 'returning' ? words.table('returning') : say(waits));
      await delay(POLL_MS);
    }
  };
  const end = (round: EngineRoundView, won: number) => {
    const { clientRoundId: roundId, staked: stake } = round;
    credit.showRound({ type: 'round-ended', roundId, stake, won, balance: balanceNow() });
    rest();
  };
  /** A round that came to nothing, and cost nothing. */
  const undo = async (round: EngineRoundView) => {
    await scene.show(null, false);
    if (round.phase === 'cancelled') await refresh();
    const { clientRoundId: roundId } = round;
    credit.showRound({ type: 'round-ended', roundId, stake: 0, won: 0, balance: balanceNow() });
    if (round.phase === 'refused') await hinder(troubleOf(round.reason));
    else table.say(say('cancelled'));
    rest();
  };
  /** What the server says to a bet that the game does not take. */
  const refusedBet = (code: string) => {
    if (code === 'stake_too_low') table.say(words.table('stakeTooLow'));
    else if (code === 'stake_too_high') table.say(words.table('stakeTooHigh'));
    else table.say(words.table('betInvalid'));
  };

  return {
    get stakeNow() {
      return stakeNow();
    },
    get state() {
      return state;
    },
    async open() {
      const now = await refresh();
      const { round } = now;
      const goesOn = round && ['open', 'returning', 'paying', 'cancelling'].includes(round.phase);
      if (round?.shown) scene.takeBet(round.shown);
      if (round && scene.oneStake) stakeIndex = Math.max(0, stakes.indexOf(round.staked));
      showBet();
      credit.show(now.balance);
      bridge.tell({ type: 'ready' });
      if (round?.phase === 'open') {
        // Nothing of it was won yet, and its stake has left long ago: the page only learns that it is open.
        const roundId = round.clientRoundId;
        credit.showRound({ type: 'round-shown', roundId, won: 0, stake: round.staked, balance: now.balance });
      }
      if (goesOn) {
        scene.setOpen(false);
        await follow(now, false);
        if (round.phase === 'open') table.say(words.table('roundWaits'));
      } else {
        if (round?.shown) await scene.show(round, false);
        rest();
        if (round?.shown && round.phase === 'settled') present(round, true);
        else table.say(words.table('placeBets'));
      }
    },
    async begin() {
      const ready = scene.bet(stakeNow());
      if (mode !== 'idle' || !ready) return;
      if (endPause) return table.say(say('paused'));
      mode = 'busy';
      scene.setOpen(false);
      table.setState('sending');
      // Perhaps money came in elsewhere meanwhile.
      let balance = balanceNow();
      if (balance !== null && balance < ready.stake) ({ balance } = await refresh());
      if (balance !== null && balance < ready.stake) {
        await hinder('no_money');
        return rest();
      }
      await delay(readyAt - performance.now());
      await resumed;
      const id = randomId();
      table.setPaid(null);
      table.say('');
      const left = balance === null ? null : balance - ready.stake;
      credit.showRound({ type: 'round-started', roundId: id, stake: ready.stake, balance: left });
      scene.sent();
      readyAt = performance.now() + boot.paceMs;
      const reply = await ask(() => api.begin(ready.bet, id));
      if (reply.kind === 'state') return follow(reply.state, true);
      // It came to nothing, and cost nothing.
      credit.showRound({ type: 'round-ended', roundId: id, stake: 0, won: 0, balance: balanceNow() });
      if (reply.code === 'session_unknown') return lost();
      if (reply.code !== 'round_open') {
        await scene.show(null, false);
        readyAt = 0;
        refusedBet(reply.code);
        return rest();
      }
      // Another window of this player is in the middle of a round: show that one.
      await follow(await refresh(), false);
    },
    async choose(choice) {
      const round = state?.round;
      if (mode !== 'choosing' || !round) return;
      const balance = balanceNow();
      mode = 'busy';
      table.setState('sending');
      const reply = await ask(() => api.choose(round.id, round.step, choice));
      if (reply.kind === 'state') {
        credit.showRaise(round, reply.state.round, balance);
        return follow(reply.state, true);
      }
      if (reply.code === 'session_unknown') return lost();
      if (reply.code === 'raise_refused') await hinder(troubleOf(reply.reason));
      // Another window was faster, or the choice was none: the round stands as the server says.
      const now = await refresh();
      credit.showRaise(round, now.round, balance);
      await follow(now, false);
    },
    stake(steps) {
      if (mode !== 'idle') return;
      stakeIndex = Math.min(stakes.length - 1, Math.max(0, stakeIndex + steps));
      showBet();
      table.say(`${words.table('stake')}: ${money(stakeNow())}`);
    },
    betChanged() {
      if (mode === 'idle') showBet();
    },
    async newSeeds(clientSeed) {
      const reply = await ask(() => api.newSeeds(clientSeed));
      if (reply.kind === 'state') take(reply.state);
      return reply.kind === 'state';
    },
    pause() {
      if (endPause) return;
      resumed = new Promise((resolve) => (endPause = resolve));
      table.say(say('paused'));
    },
    resume() {
      endPause?.();
      endPause = null;
      // What happened meanwhile, a deposit for instance, shows in the balance.
      reread();
    },
    reread,
  };
}
