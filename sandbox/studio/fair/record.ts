import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isCurrency, type Currency } from '@/lib/money/money';
import { ENGINE_KINDS } from '../engine-rounds/kinds';
import { LIVE_KINDS } from '../live/kinds';
import { isWhole } from '../engines/play/engine-error';
import { canonical } from './canonical';

/** Name and version of the document's shape. */
export const RECORD_FORMAT = 'parlour-round/1';

/** Games that have records: those with an engine for one player, slots, and those whose rounds many share. */
export const PROVED_GAMES = [...ENGINE_KINDS, ...LIVE_KINDS, 'crash', 'slot'] as const;
export type ProvedGame = (typeof PROVED_GAMES)[number];

/** By which rules a game is played. Whoever changes what the same seeds come to raises the number of that game. */
export const RULES: Readonly<Record<ProvedGame, number>> = {
  baccarat: 1,
  blackjack: 1,
  crash: 1,
  dice: 1,
  french_roulette: 1,
  holdem: 1,
  keno: 1,
  live_baccarat: 1,
  live_blackjack: 1,
  live_dice: 1,
  live_french_roulette: 1,
  live_gameshow: 1,
  live_holdem: 1,
  live_roulette: 1,
  mines: 1,
  plinko: 1,
  poker: 1,
  roulette: 1,
  slot: 1,
  wheel: 1,
};

/**
 * Everything that a round needs to be computed again, and what the studio says it came to. One JSON document, described in
 * docs/contracts/studio.md. Amounts are minor units.
 */
export interface RoundRecord {
  record: typeof RECORD_FORMAT;
  game: ProvedGame;
  rules: number;
  /** The round's number in the player's history. */
  round: string;
  /** When it began: ISO 8601, UTC. */
  began: string;
  currency: Currency;
  /** 32 bytes as lower-case hex, told once the player has asked for new seeds; of crash and live tables the seed of the round. */
  serverSeed: string;
  /** SHA-256 of the server seed's bytes, told before the round; of crash that is the seed of the round before. */
  commitment: string;
  /** Of crash the salt of the chain, of live tables words of the players who bet first. */
  clientSeed: string;
  /** Of crash the number of the round in its chain, from 1; of live tables that of the round at its table. */
  nonce: number;
  /** The published end of a chain of crash; no other game has one. */
  end?: string;
  /** As the game's engine takes it. */
  bet: unknown;
  /** In the order in which the player made them. */
  choices: readonly unknown[];
  /** The rule for rounds that a player left came after the choices. */
  left: boolean;
  staked: number;
  pay: number;
  /** As the game's engine gives it. */
  result: unknown;
  /** What the player saw at the end, as the game's engine shows it: cards, numbers, tiles. */
  shown: unknown;
  /** SHA-256 of all other fields: see sumOf(). */
  sum: string;
}

/**
 * Holds a record together, also what no seed decides, such as the round's number: SHA-256, in lower-case hex, of the
 * canonical JSON of all fields but `sum`.
 */
export function sumOf(record: object): string {
  const { sum: _sum, ...rest } = record as { sum?: unknown };
  return bytesToHex(sha256(utf8ToBytes(canonical(rest))));
}

export const withSum = (record: Omit<RoundRecord, 'sum'>): RoundRecord => ({
  ...record,
  sum: sumOf(record),
});

/** Why a text is no record that can be verified. */
export type RecordFault =
  /** It is no JSON, or none of ours. */
  | 'not_json'
  | 'not_a_record'
  /** It has another shape than this verifier reads; its game or the rules of that are not known here. */
  | 'format_unknown'
  | 'game_unknown'
  | 'rules_unknown'
  /** The server seed is still in use. */
  | 'not_told'
  /** A field is missing or holds what it can't hold. */
  | 'field_invalid';

export class RecordError extends Error {
  /** @param detail what was found, or the name of the field */
  constructor(
    readonly fault: RecordFault,
    readonly detail = '',
  ) {
    super(detail ? `${fault}: ${detail}` : fault);
    this.name = 'RecordError';
  }
}

/** So often a seed is hashed at most, to come to the end of its chain. */
const LONGEST_CHAIN = 100_000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const HASH = /^[0-9a-f]{64}$/;
const isHash = (value: unknown) => typeof value === 'string' && HASH.test(value);
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isAmount = (value: unknown) => isWhole(value, 0, Number.MAX_SAFE_INTEGER);

/** What each field can hold. What bets, choices and results are, the game's engine knows. */
const FIELDS: Readonly<
  Record<Exclude<keyof RoundRecord, 'record' | 'game' | 'rules' | 'end'>, (value: unknown) => boolean>
> = {
  round: isText,
  began: (value) => typeof value === 'string' && MOMENT.test(value),
  currency: isCurrency,
  serverSeed: isHash,
  commitment: isHash,
  clientSeed: (value) => typeof value === 'string',
  nonce: isAmount,
  bet: (value) => value !== undefined,
  choices: Array.isArray,
  left: (value) => typeof value === 'boolean',
  staked: isAmount,
  pay: isAmount,
  result: isObject,
  shown: isObject,
  sum: isHash,
};

const isGame = (value: unknown): value is ProvedGame => PROVED_GAMES.some((game) => game === value);

/** A value as a record. @throws RecordError for anything else */
export function readRecord(value: unknown): RoundRecord {
  if (typeof value !== 'object' || value === null || !('record' in value))
    throw new RecordError('not_a_record');
  const fields = value as Readonly<Record<string, unknown>>;
  const { record, game, rules, serverSeed } = fields;
  if (record !== RECORD_FORMAT) throw new RecordError('format_unknown', wordOf(record));
  if (!isGame(game)) throw new RecordError('game_unknown', wordOf(game));
  if (rules !== RULES[game]) throw new RecordError('rules_unknown', `${game} ${wordOf(rules)}`);
  if (serverSeed === null) throw new RecordError('not_told');
  const wrong = Object.entries(FIELDS).find(([name, fits]) => !fits(fields[name]));
  if (wrong) throw new RecordError('field_invalid', wrong[0]);
  const { end, nonce } = fields;
  if (game === 'crash' ? !isHash(end) : end !== undefined) throw new RecordError('field_invalid', 'end');
  if (game === 'crash' && !isWhole(nonce, 1, LONGEST_CHAIN)) throw new RecordError('field_invalid', 'nonce');
  return value as RoundRecord;
}

/** What was found in a field, short enough for a message. */
const wordOf = (value: unknown): string => (value === undefined ? '–' : canonical(value).slice(0, 40));
