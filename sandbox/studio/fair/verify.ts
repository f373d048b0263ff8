import { engineOf, type AnyEngine } from '../engine-rounds/games';
import { commitmentOf, fairRng } from '@/lib/domain/chance/seeds';
import { leadsBack } from '../engines/crash/chain';
import { EngineError } from '../engines/play/engine-error';
import { liveEngine } from '../live/games';
import { isLiveKind } from '../live/kinds';
import { canonical } from './canonical';
import { flightOf } from './flight';
import { sumOf, type RoundRecord } from './record';

/** What is compared: what the record says with what follows from its seeds. */
export type Check = 'sum' | 'commitment' | 'chain' | 'play' | 'staked' | 'pay' | 'result' | 'shown';

export interface Line {
  check: Check;
  /** As the record says. */
  claimed: string;
  /** As it was computed. */
  computed: string;
  holds: boolean;
}

/** A round as it stood after its beginning, or after a choice. Amounts are minor units. */
export interface Step {
  /** `begin`, a choice, `left` for the rule for rounds that a player left, or the `end` of a flight of crash. */
  by: 'begin' | 'choice' | 'left' | 'end';
  choice: unknown;
  /** What the player could see then. */
  shown: unknown;
  staked: number;
  /** Null while the round went on. */
  pay: number | null;
}

export interface Verdict {
  /** Every line holds. */
  holds: boolean;
  lines: Line[];
  steps: Step[];
}

interface Played {
  steps: Step[];
  /** Null while the round goes on, or where the engine refused something. */
  result: { stake: number; pay: number } | null;
  /** What the engine refused, and by which code. */
  refused: { what: string; code: string } | null;
}

export type Play = Pick<
  RoundRecord,
  'game' | 'serverSeed' | 'clientSeed' | 'nonce' | 'bet' | 'choices' | 'left'
>;

/** A game as it is played again: crash is drawn from a chain, every other game from both seeds and the number. */
function gameOf({
  game,
  serverSeed,
  clientSeed,
  nonce,
}: Play): Omit<AnyEngine, 'begin' | 'spots'> & { begin(bet: unknown): unknown } {
  if (game === 'crash') return flightOf(serverSeed, clientSeed);
  const engine = isLiveKind(game) ? liveEngine(game) : engineOf(game);
  return { ...engine, begin: (bet) => engine.begin(fairRng({ serverSeed, clientSeed, nonce }), bet) };
}

/** Plays a round again, from its seeds, its bet and the player's choices alone. */
export function play(round: Play): Played {
  const { game, bet, choices, left } = round;
  const engine = gameOf(round);
  const steps: Step[] = [];
  let state: unknown;
  let what = 'bet';
  const see = (by: Step['by'], choice: unknown = null) =>
    steps.push({
      by,
      choice,
      shown: engine.shown(state),
      staked: engine.staked(state),
      pay: engine.result(state)?.pay ?? null,
    });
  try {
    state = engine.begin(bet);
    see('begin');
    for (const [at, choice] of choices.entries()) {
      what = `choices[${at}]`;
      state = engine.act(state, choice);
      see('choice', choice);
    }
    if (left || game === 'crash') {
      state = engine.finish(state);
      see(left ? 'left' : 'end');
    }
    return { steps, result: engine.result(state), refused: null };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { steps, result: null, refused: { what, code: error.code } };
  }
}

/** Computes a round anew and compares it with what its record says. */
export function verifyRound(record: RoundRecord): Verdict {
  const { steps, result, refused } = play(record);
  const open = refused ? `${refused.what}: ${refused.code}` : 'round_open';
  const line = (check: Check, claimed: string, computed: string): Line => ({
    check,
    claimed,
    computed,
    holds: claimed === computed,
  });
  const lines = [
    line('sum', record.sum, sumOf(record)),
    line('commitment', record.commitment, commitmentOf(record.serverSeed)),
    ...(record.end === undefined ? [] : [chainLine(record, record.end)]),
    ...(result
      ? [
          line('staked', String(record.staked), String(result.stake)),
          line('pay', String(record.pay), String(result.pay)),
          line('result', canonical(record.result), canonical(result)),
          line('shown', canonical(record.shown), canonical(steps.at(-1)?.shown)),
        ]
      : [line('play', 'round_over', open)]),
  ];
  return { holds: lines.every(({ holds }) => holds), lines, steps };
}

/** Whether a seed of crash, hashed as often as the number of its round, is the end that was published. */
function chainLine({ serverSeed, nonce }: RoundRecord, end: string): Line {
  const holds = leadsBack(serverSeed, end, nonce);
  return { check: 'chain', claimed: end, computed: holds ? end : `SHA-256 × ${nonce}`, holds };
}
