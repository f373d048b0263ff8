import type { Turn } from '../../slots/turns';
import type { PlayState, RoundView } from '../../view';
import type { Reply } from '../api';
import type { GameMessage } from '../bridge';
import { createGame } from '../game';
import type { GameParts } from '../game-parts';
import { createTurns } from '../turn';

export const STAKE = 100;
const FAIR = { commitment: '', nextCommitment: '', clientSeed: '', nonce: 0, before: null };
const turn = (amount: number, at: number): Turn => ({
  amount,
  steps: [
    {
      kind: 'reels',
      free: at > 0,
      falls: [{ grid: [], wins: [], multiplier: 1, expanded: [], units: amount }],
      scatters: 0,
      scatterUnits: 0,
      awarded: 0,
      units: amount,
    },
  ],
});

/** A round as the studio answers it; amounts are what its spins have paid. */
export function round(phase: RoundView['phase'], paid: number[], freeSpinsTotal = 0): RoundView {
  const turns = paid.map(turn);
  return {
    id: 'server',
    clientRoundId: 'r',
    stake: STAKE,
    given: false,
    phase,
    reason: phase === 'refused' ? 'LIMIT_REACHED' : null,
    bought: false,
    unit: 1,
    turns,
    freeSpinsTotal,
    freeSpinsPlayed: Math.max(0, turns.length - 1),
    won: paid.reduce((sum, amount) => sum + amount, 0),
    capped: false,
    fair: null,
  };
}
export const state = (
  balance: number,
  shown: RoundView | null = null,
  given: PlayState['given'] = null,
): Reply => ({
  kind: 'state',
  state: {
    mode: 'real',
    balance,
    trouble: null,
    nextSpinInMs: 0,
    round: shown,
    given,
    fair: FAIR,
  } satisfies PlayState,
});

/** A game whose studio gives these answers, and what it showed and told. */
export function start(answers: { state: Reply[]; spin?: Reply; step?: Reply[] }) {
  const told: GameMessage[] = [];
  const seen: string[] = [];
  const credits: (number | null)[] = [];
  /** What stood in the stake's place. */
  const places: string[] = [];
  const spins: { stake: number; given: boolean }[] = [];
  const states: string[] = [];
  /** What only a screen reader is told. */
  const whispers: string[] = [];
  const asked: { title: string; figure?: string }[] = [];
  const stop: { reels: (() => void) | null } = { reels: null };
  const next = (from: Reply[]) => Promise.resolve((from.length > 1 ? from.shift() : from[0]) as Reply);
  const boot = {
    celebrateAbove: 1,
    mode: 'real',
    model: 'lines',
    stakes: [STAKE],
    buyingStakes: [],
    buy: null,
    free: { multiplier: 1, awards: [], bound: 10 },
    hold: null,
    wheel: null,
    shape: { reels: 5, rows: 3 },
    paceMs: 0,
  } as unknown as GameParts['boot'];
  const nothing = () => undefined;
  const stage: GameParts['stage'] = {
    resize: nothing,
    show: nothing,
    spin: () => void seen.push('reels turn'),
    land: () => new Promise<void>((resolve) => (stop.reels = resolve)),
    showWins: nothing,
    expand: nothing,
    hold: nothing,
    clearHeld: nothing,
    coins: () => void seen.push('coins'),
  };
  const hud = {
    ...{ setStake: nothing, setWin: nothing, setFreeSpins: nothing, say: nothing },
    setState: (now: string) => void states.push(now),
    whisper: (text: string) => void whispers.push(text),
    ...{ setPrice: nothing, setMark: nothing, setPicture: nothing, setWays: nothing },
    setCount: (label: string, value: string) => void places.push(`${label} ${value}`),
    celebrate: (_minor: number, full: boolean) =>
      Promise.resolve(void seen.push(full ? 'full celebration' : 'celebration')),
    setCredit: (minor: number | null) => void credits.push(minor),
  };
  const sound = { play: (name: string) => void seen.push(name) };
  const say = (key: string) => key;
  const game = createGame({
    boot,
    api: {
      state: () => next(answers.state),
      spin: (stake, id, { given }) => {
        spins.push({ stake, given });
        const reply = answers.spin as Reply;
        if (reply.kind === 'state' && reply.state.round) reply.state.round.clientRoundId = id;
        for (const later of answers.step ?? []) {
          if (later.kind === 'state' && later.state.round) later.state.round.clientRoundId = id;
        }
        return Promise.resolve(reply);
      },
      step: () => next(answers.step ?? []),
      newSeeds: () => next(answers.state),
      refill: () => next(answers.state),
    },
    stage,
    turns: createTurns({ boot, stage, hud, sound, wheel: null, say, money: String, calm: false }),
    blind: false,
    hud: hud as never,
    panels: {
      ask: (panel) => {
        asked.push(panel as (typeof asked)[number]);
        return Promise.resolve(panel.choices[0]?.answer as never);
      },
      close: nothing,
    },
    bridge: { framed: true, tell: (message) => void told.push(message) },
    sound: sound as never,
    say,
    money: String,
  });
  return { game, told, seen, credits, stop, spins, asked, places, states, whispers };
}
