import { stateOf, type EngineRound } from '../engine-rounds/round';
import { currencyAt, type SeatSeeds } from '../engine-rounds/seats';
import { engineOf } from '../engine-rounds/games';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { Journal } from '../journal';
import { crashRecords } from './crash-records';
import { liveRecords } from './live-records';
import { RECORD_FORMAT, RULES, withSum, type RoundRecord } from './record';
import { play, type Step } from './verify';

/** So many rounds are told at once, the newest. */
const MOST_RECORDS = 1_000;

/** The books, as far as records are read from them. */
export type Books = Pick<Journal, 'engine' | 'sessionAt' | 'crash' | 'live'>;

/** What may be known of a finished round while its server seed is still a secret. */
export type OpenFacts = Omit<RoundRecord, 'serverSeed' | 'sum' | 'record' | 'rules'>;

/** A round that was played to its end and paid, told step by step. */
export interface Replay {
  facts: OpenFacts;
  steps: Step[];
  /** Everything, to be verified; null while the server seed is in use. */
  record: RoundRecord | null;
}

const isToldAt = (seat: SeatSeeds | undefined, { seeds }: EngineRound): boolean =>
  seat !== undefined && seat.serverSeed !== seeds.serverSeed;

function factsOf(books: Books, round: EngineRound): OpenFacts | null {
  const { kind, seeds, bet, choices, left } = round;
  if (round.phase !== 'settled') return null;
  const engine = engineOf(kind);
  const state = stateOf(round);
  const result = engine.result(state);
  const currency = currencyAt(round.seat, books.sessionAt(round.seat));
  if (!result || !currency) return null;
  return {
    game: kind,
    round: round.id,
    began: new Date(round.startedAt).toISOString(),
    currency,
    commitment: commitmentOf(seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    bet,
    choices,
    left,
    staked: result.stake,
    pay: result.pay,
    result,
    shown: engine.shown(state),
  };
}

/** The record of a round; null of one that was not played to its end, or whose server seed is still in use. */
export function recordOf(books: Books, round: EngineRound): RoundRecord | null {
  if (!isToldAt(books.engine.seeds.get(round.seat), round)) return null;
  const facts = factsOf(books, round);
  if (!facts) return null;
  const { serverSeed } = round.seeds;
  return withSum({ record: RECORD_FORMAT, rules: RULES[round.kind], ...facts, serverSeed });
}

/** Records of a seat's rounds of which the seed is told, the newest first. */
export function recordsAt(books: Books, seat: string): RoundRecord[] {
  const flights = crashRecords(books, books.crash.ticketsAt(seat).slice(-MOST_RECORDS));
  const tables = liveRecords(books, books.live.ticketsAt(seat).slice(-MOST_RECORDS));
  const rounds = books.engine.roundsAt(seat).slice(-MOST_RECORDS);
  return [...flights, ...tables, ...rounds.flatMap((round) => recordOf(books, round) ?? [])].toReversed();
}

/** A round to be shown again; null of one that was not played to its end. It tells nothing that the player did not see. */
function replayOf(books: Books, round: EngineRound): Replay | null {
  const facts = factsOf(books, round);
  if (!facts) return null;
  const { steps } = play({ ...facts, serverSeed: round.seeds.serverSeed });
  return { facts, steps, record: recordOf(books, round) };
}

/** A round by its number in the player's history, and whose it is; null of one that can't be shown. */
export function findReplay(
  books: Books,
  id: string,
): { seat: string; theme: GameTheme | undefined; replay: Replay } | null {
  const round = books.engine.rounds.get(id);
  const ticket = books.crash.tickets.get(id);
  const table = books.live.tickets.get(id);
  const [shared] = ticket ? crashRecords(books, [ticket]) : table ? liveRecords(books, [table]) : [];
  const replay = round
    ? replayOf(books, round)
    : shared && { facts: shared, steps: play(shared).steps, record: shared };
  const seat = (round ?? ticket ?? table)?.seat;
  return seat !== undefined && replay ? { seat, theme: books.sessionAt(seat)?.theme, replay } : null;
}
