import type { PlayState, RoundView } from '../view';
import { askToBuy } from './buy-panel';
import { createContact } from './contact';
import { createCredit } from './credit';
import type { FairView } from '../engine-rounds/seats';
import { createGivenSpins } from './given-spins';
import { freeSpinPanels } from './free-spin-panels';
import type { Game, GameParts } from './game-parts';
import type { Hud } from './hud';
import { openingGrid } from './opening-grid';
import { delay, POLL_MS, randomId } from './pace';
import { createWinShow } from './show-win';
import { explain, troubleOf, type TroubleCode } from './trouble';
import { awardedIn, lastGrid } from './turn';

/** The course of play: asks the server, shows what it answers, and never decides anything about money itself. */
export function createGame(parts: GameParts): Game {
  const { boot, api, stage, hud, panels, bridge, sound, say, money } = parts;
  const drawing = parts.turns;
  let stakeIndex = Math.max(0, boot.stakes.indexOf(100));
  let balance: number | null = null;
  let grid: readonly (readonly number[])[] = openingGrid(boot);
  let fair: FairView | null = null;
  let idle = false;
  let readyAt = 0;
  let resumed: Promise<void> = Promise.resolve();
  let endPause: (() => void) | null = null;
  let turns = 0;
  let changedElsewhere = false;
  const credit = createCredit(hud, bridge);
  const showWin = createWinShow(parts, credit);
  const given = createGivenSpins(parts);
  const freeSpins = freeSpinPanels(boot, panels, say, money);

  const stakeNow = () => boot.stakes[stakeIndex] ?? 0;
  const priceNow = () =>
    boot.buy && boot.buyingStakes.includes(stakeNow()) ? stakeNow() * boot.buy.price : null;
  const showStake = () => {
    if (given.show()) return;
    hud.setStake(stakeNow(), { lowest: stakeIndex === 0, highest: stakeIndex === boot.stakes.length - 1 });
    hud.setPrice(priceNow());
  };
  const enter = (state: Parameters<Hud['setState']>[0]) => {
    idle = state === 'idle';
    hud.setState(state);
  };
  const take = (state: PlayState) => {
    balance = state.balance;
    fair = state.fair;
    given.take(state.given);
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
    if (given.bet !== null) hud.say(given.words());
    enter('idle');
    if (changedElsewhere) reread();
  };
  const reread = () => {
    changedElsewhere = !idle;
    if (!idle) return;
    const before = turns;
    // Nobody asked for it here: what does not work now shows itself at the next spin.
    void api.state().then((reply) => {
      if (reply.kind === 'lost') window.addEventListener('online', reread, { once: true });
      else if (turns !== before || !idle) changedElsewhere = true;
      else if (reply.kind === 'state' && reply.state.trouble === null) {
        take(reply.state);
        credit.show(balance);
      }
    });
  };

  /** Draws the last turn of a round, step by step, then shows what it paid. */
  const land = async (round: RoundView, turningSince: number) => {
    const turn = round.turns.at(-1);
    if (!turn) {
      await stage.land(grid, () => sound.play('stop'), null);
      return;
    }
    const before = round.won - turn.amount;
    await drawing.show(turn, { unit: round.unit, stake: round.stake, before, turningSince });
    grid = lastGrid(turn) ?? grid;
    await showWin(round, turn, before, balance);
  };
  /** Follows a round to its end, from whatever point it is at. */
  const conclude = async (first: PlayState, turningSince: number | null): Promise<void> => {
    let state = first;
    let turning = turningSince;
    // Who bought free spins knows of them.
    let introduced = first.round?.bought === true && turningSince !== null;
    if (introduced && first.round) {
      hud.setState('free-spins');
      hud.setFreeSpins(1, first.round.freeSpinsTotal);
    }
    for (;;) {
      const { round } = state;
      take(state);
      if (!round) return rest();
      if (turning !== null) {
        await land(round, turning);
        turning = null;
      }
      if (round.phase === 'settling' || round.phase === 'cancelling') {
        hud.setState('settling');
        hud.say(say(round.phase));
        await delay(POLL_MS);
        state = await refresh();
      } else if (round.phase === 'free-spins') {
        if (!introduced) await introduce(round, turningSince === null);
        else if (awardedIn(round.turns.at(-1)) > 0) await announce(awardedIn(round.turns.at(-1)));
        introduced = true;
        ({ state, turning } = await freeSpin(round));
      } else {
        await end(round);
        return;
      }
    }
  };

  const announce = async (count: number) => {
    sound.play('feature');
    hud.say(say('freeSpinsMore', { count }));
    await delay(1_200);
  };
  const introduce = async (round: RoundView, back: boolean) => {
    sound.play('feature');
    hud.setState('free-spins');
    if (!back) await delay(1_300);
    await freeSpins.introduce(round, back);
  };
  const freeSpin = async (round: RoundView): Promise<{ state: PlayState; turning: number | null }> => {
    const played = round.freeSpinsPlayed + 1;
    const step = round.turns.length;
    await delay(Math.max(readyAt - performance.now(), (round.turns.at(-1)?.amount ?? 0) > 0 ? 1_400 : 300));
    await resumed;
    hud.setState('free-spins');
    stage.clearHeld();
    hud.setFreeSpins(played, round.freeSpinsTotal);
    hud.say(say('freeSpinCount', { played, total: round.freeSpinsTotal }));
    stage.spin();
    sound.play('spin');
    const turning = performance.now();
    readyAt = turning + boot.paceMs;
    const reply = await ask(() => api.step(round.id, step));
    if (reply.kind === 'state') return { state: reply.state, turning };
    // Another window of the player's turned meanwhile: the studio says when it is this one's turn.
    readyAt = 0;
    return { state: await refresh(), turning };
  };
  const end = async (round: RoundView) => {
    if (round.phase === 'settled' && round.capped) hud.say(say('capped'));
    if (round.phase === 'settled' && round.freeSpinsTotal > 0 && round.freeSpinsPlayed > 0) {
      hud.setState('free-spins');
      await delay(1_200);
      await freeSpins.total(round);
    }
    if (round.phase === 'cancelled') await refresh();
    const { stake, won } = round.phase === 'settled' ? round : { stake: 0, won: 0 };
    const cost = round.given ? 0 : stake;
    credit.showRound({ type: 'round-ended', roundId: round.clientRoundId, stake: cost, won, balance });
    if (round.phase === 'refused') return hinder(troubleOf(round.reason));
    if (round.phase === 'cancelled') hud.say(say('cancelled'));
    await given.total();
    rest();
  };

  const play = async (buy: boolean) => {
    if (!idle) return;
    if (endPause) return hud.say(say('paused'));
    const free = buy ? null : given.bet;
    const stake = free === null ? (buy ? priceNow() : stakeNow()) : 0;
    if (stake === null) return;
    enter('spinning');
    // Perhaps money came in elsewhere meanwhile.
    if (balance !== null && balance < stake) await refresh();
    if (balance !== null && balance < stake) return hinder('no_money');
    await delay(readyAt - performance.now());
    await resumed;
    const id = randomId();
    hud.setWin(null);
    hud.say('');
    drawing.forget();
    turns += 1;
    const left = balance === null ? null : balance - stake;
    credit.showRound({ type: 'round-started', roundId: id, stake, balance: left });
    stage.spin();
    sound.play('spin');
    const turning = performance.now();
    readyAt = turning + boot.paceMs;
    const reply = await ask(() => api.spin(free ?? stakeNow(), id, { buy, given: free !== null }));
    hud.setState('spinning');
    if (reply.kind === 'state') return conclude(reply.state, turning);
    // It came to nothing, and cost nothing.
    credit.showRound({ type: 'round-ended', roundId: id, stake: 0, won: 0, balance });
    if (reply.code === 'session_unknown') return lost();
    if (reply.code === 'none_given') {
      await refresh();
      return hinder('none_given');
    }
    // Another window of this session is in the middle of a round: show that one.
    await conclude(await refresh(), turning);
  };

  return {
    get stake() {
      return given.bet ?? stakeNow();
    },
    async open() {
      const state = await refresh();
      const { round } = state;
      const staked = round && (round.bought && boot.buy ? round.stake / boot.buy.price : round.stake);
      if (staked && boot.stakes.includes(staked)) stakeIndex = boot.stakes.indexOf(staked);
      const last = lastGrid(round?.turns.at(-1));
      if (last?.length === boot.shape.reels) grid = last;
      stage.show(grid);
      if (round && round.phase === 'free-spins') drawing.recall(round.turns);
      credit.show(balance);
      showStake();
      hud.say(given.words() || say('goodLuck'));
      bridge.tell({ type: 'ready' });
      const open = round && ['settling', 'cancelling', 'free-spins'].includes(round.phase);
      if (open) await conclude(state, null);
      else rest();
    },
    spin: () => play(false),
    async buy() {
      if (!idle || given.bet !== null || priceNow() === null || !boot.buy) return;
      enter('asking');
      const isBought = await askToBuy({ ...parts, buy: boot.buy }, stakeNow());
      enter('idle');
      if (isBought) await play(true);
    },
    async newSeeds(clientSeed) {
      const reply = await ask(() => api.newSeeds(clientSeed));
      if (reply.kind === 'state') take(reply.state);
      return reply.kind === 'state';
    },
    get fair() {
      return fair;
    },
    get playing() {
      return !idle;
    },
    bet(steps) {
      if (!idle || given.bet !== null) return;
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
