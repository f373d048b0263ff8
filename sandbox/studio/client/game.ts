import type { Boot } from '../boot';
import type { PlayState, RoundView } from '../view';
import type { PlayApi } from './api';
import type { Bridge } from './bridge';
import { createContact } from './contact';
import { createCredit } from './credit';
import { freeSpinPanels } from './free-spin-panels';
import type { Hud } from './hud';
import { OPENING_GRID } from './opening-grid';
import { COINS_FROM, delay, POLL_MS, randomId, TURN_MS } from './pace';
import type { Panels } from './panels';
import type { Sound } from './sound';
import type { Stage } from './stage';
import type { Say } from './texts';
import { explain, troubleOf, type TroubleCode } from './trouble';

export interface GameParts {
  boot: Boot;
  api: PlayApi;
  stage: Stage;
  hud: Hud;
  panels: Panels;
  bridge: Bridge;
  sound: Sound;
  say: Say;
  money(minor: number): string;
}

export interface Game {
  /** Takes up where the player left off; resolves when the first spin can be made. */
  open(): Promise<void>;
  spin(): Promise<void>;
  bet(steps: 1 | -1): void;
  readonly stake: number;
  pause(): void;
  resume(): void;
  /** Shows what the balance is now, at once or when the round that is under way has ended. */
  reread(): void;
}

/** The course of play: asks the server, shows what it answers, and never decides anything about money itself. */
export function createGame(parts: GameParts): Game {
  const { boot, api, stage, hud, panels, bridge, sound, say, money } = parts;
  let stakeIndex = Math.max(0, boot.stakes.indexOf(100));
  let balance: number | null = null;
  let grid: readonly (readonly number[])[] = OPENING_GRID;
  let idle = false;
  let readyAt = 0;
  let resumed: Promise<void> = Promise.resolve();
  let endPause: (() => void) | null = null;
  let turns = 0;
  let changedElsewhere = false;
  const credit = createCredit(hud, bridge);
  const freeSpins = freeSpinPanels(boot, panels, say, money);

  const stakeNow = () => boot.stakes[stakeIndex] ?? 0;
  const showStake = () =>
    hud.setStake(stakeNow(), { lowest: stakeIndex === 0, highest: stakeIndex === boot.stakes.length - 1 });
  const enter = (state: Parameters<Hud['setState']>[0]) => {
    idle = state === 'idle';
    hud.setState(state);
  };
  const take = (state: PlayState) => {
    balance = state.balance;
    readyAt = Math.max(readyAt, performance.now() + state.nextSpinInMs);
  };

  const contact = createContact<PlayState>({
    state: api.state,
    stuck: () => hud.setState('error'),
    panels,
    bridge,
    say,
    lobbyUrl: boot.lobbyUrl,
  });
  const { ask, lost } = contact;
  const refresh = async (): Promise<PlayState> => {
    const state = await contact.refresh();
    take(state);
    return state;
  };
  const hinder = async (code: TroubleCode) => {
    hud.setState('error');
    credit.show(balance);
    const kind = code === 'no_money' && boot.mode === 'demo' ? 'no_money_demo' : code;
    if (kind === 'session_expired') await lost();
    const way = await explain(kind, panels, bridge, say);
    if (way === 'refill') {
      const reply = await ask(api.refill);
      if (reply.kind === 'state') take(reply.state);
    }
    rest();
  };
  const rest = () => {
    credit.show(balance);
    showStake();
    enter('idle');
    if (changedElsewhere) reread();
  };
  const reread = () => {
    changedElsewhere = !idle;
    if (!idle) return;
    const before = turns;
    // Nobody asked for it here: what does not work now shows itself at the next spin.
    void api.state().then((reply) => {
      if (turns !== before || !idle) changedElsewhere = true;
      else if (reply.kind === 'state' && reply.state.trouble === null) {
        take(reply.state);
        credit.show(balance);
      }
    });
  };

  const land = async (reels: readonly (readonly number[])[], turningSince: number) => {
    await delay(turningSince + TURN_MS - performance.now());
    await stage.land(reels, () => sound.play('stop'));
    grid = reels;
  };
  /** Shows what the last spin of a round paid. Only a return above the stake is celebrated. */
  const present = (round: RoundView, before: number) => {
    const spin = round.spins.at(-1);
    if (!spin) return;
    const lively = spin.amount > round.stake;
    // A win that the wallet has not confirmed is not in the credit yet, nor in the page's figures.
    if (round.phase !== 'settling') {
      credit.showRound({ type: 'round-shown', roundId: round.clientRoundId, won: round.won, balance });
    }
    hud.setWin(round.won > 0 ? round.won : null, lively ? before : null);
    stage.showWins(spin, lively);
    if (lively) sound.play('win');
    if (spin.amount >= round.stake * COINS_FROM) stage.coins();
    if (spin.amount === 0) hud.say(say('noWin'));
    else hud.say(say(lively ? 'youWin' : 'returned', { amount: money(spin.amount) }));
  };

  /** Follows a round to its end, from whatever point it is at. */
  const conclude = async (first: PlayState, turningSince: number | null): Promise<void> => {
    let state = first;
    let turning = turningSince;
    let introduced = false;
    for (;;) {
      const { round } = state;
      take(state);
      if (!round) return rest();
      if (turning !== null) {
        const spin = round.spins.at(-1);
        await land(spin?.reels ?? grid, turning);
        turning = null;
        if (spin) present(round, round.won - spin.amount);
      }
      if (round.phase === 'settling' || round.phase === 'cancelling') {
        hud.setState('settling');
        hud.say(say(round.phase));
        await delay(POLL_MS);
        state = await refresh();
      } else if (round.phase === 'free-spins') {
        if (!introduced) await introduce(round, turningSince === null);
        introduced = true;
        ({ state, turning } = await freeSpin(round));
      } else {
        await end(round);
        return;
      }
    }
  };

  const introduce = async (round: RoundView, back: boolean) => {
    sound.play('feature');
    hud.setState('free-spins');
    if (!back) await delay(1_300);
    await freeSpins.introduce(round, back);
  };
  const freeSpin = async (round: RoundView): Promise<{ state: PlayState; turning: number | null }> => {
    const step = round.freeSpinsPlayed + 1;
    await delay(Math.max(readyAt - performance.now(), (round.spins.at(-1)?.amount ?? 0) > 0 ? 1_400 : 300));
    await resumed;
    hud.setState('free-spins');
    hud.setFreeSpins(step, round.freeSpinsTotal);
    hud.say(say('freeSpinCount', { played: step, total: round.freeSpinsTotal }));
    stage.spin();
    sound.play('spin');
    const turning = performance.now();
    readyAt = turning + boot.paceMs;
    const reply = await ask(() => api.step(round.id, step));
    if (reply.kind === 'refused') return { state: await refresh(), turning };
    const more = reply.state.round?.spins.at(-1)?.freeSpinsAwarded ?? 0;
    if (more > 0) hud.say(say('freeSpinsMore', { count: more }));
    return { state: reply.state, turning };
  };
  const end = async (round: RoundView) => {
    if (round.phase === 'settled' && round.freeSpinsTotal > 0 && round.freeSpinsPlayed > 0) {
      hud.setState('free-spins');
      await delay(1_200);
      await freeSpins.total(round);
    }
    if (round.phase === 'cancelled') await refresh();
    const { stake, won } = round.phase === 'settled' ? round : { stake: 0, won: 0 };
    credit.showRound({ type: 'round-ended', roundId: round.clientRoundId, stake, won, balance });
    if (round.phase === 'refused') return hinder(troubleOf(round.reason));
    if (round.phase === 'cancelled') hud.say(say('cancelled'));
    rest();
  };

  return {
    get stake() {
      return stakeNow();
    },
    async open() {
      const state = await refresh();
      const { round } = state;
      if (round && boot.stakes.includes(round.stake)) stakeIndex = boot.stakes.indexOf(round.stake);
      grid = round?.spins.at(-1)?.reels ?? grid;
      stage.show(grid);
      credit.show(balance);
      showStake();
      hud.say(say('goodLuck'));
      bridge.tell({ type: 'ready' });
      const open = round && ['settling', 'cancelling', 'free-spins'].includes(round.phase);
      if (open) await conclude(state, null);
      else rest();
    },
    async spin() {
      if (!idle) return;
      if (endPause) return hud.say(say('paused'));
      enter('spinning');
      const stake = stakeNow();
      // Perhaps money came in elsewhere meanwhile.
      if (balance !== null && balance < stake) await refresh();
      if (balance !== null && balance < stake) return hinder('no_money');
      await delay(readyAt - performance.now());
      await resumed;
      const id = randomId();
      hud.setWin(null);
      hud.say(say('spinning'));
      turns += 1;
      const left = balance === null ? null : balance - stake;
      credit.showRound({ type: 'round-started', roundId: id, stake, balance: left });
      stage.spin();
      sound.play('spin');
      const turning = performance.now();
      readyAt = turning + boot.paceMs;
      const reply = await ask(() => api.spin(stake, id));
      hud.setState('spinning');
      if (reply.kind === 'state') return conclude(reply.state, turning);
      // It came to nothing, and cost nothing.
      credit.showRound({ type: 'round-ended', roundId: id, stake: 0, won: 0, balance });
      if (reply.code === 'session_unknown') return lost();
      // Another window of this session is in the middle of a round: show that one.
      await conclude(await refresh(), turning);
    },
    bet(steps) {
      if (!idle) return;
      stakeIndex = Math.min(boot.stakes.length - 1, Math.max(0, stakeIndex + steps));
      showStake();
      hud.say(`${say('bet')}: ${money(stakeNow())}`);
    },
    pause() {
      if (endPause) return;
      resumed = new Promise((resolve) => (endPause = resolve));
      hud.say(say('paused'));
    },
    resume() {
      endPause?.();
      endPause = null;
      if (!idle) return;
      // What happened meanwhile, a deposit for instance, shows in the balance.
      void refresh().then(() => {
        if (idle) credit.show(balance);
      });
    },
    reread,
  };
}
