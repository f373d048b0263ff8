import { countGain, type Tally } from './tally';
import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** What a tab keeps of play, so that a reload forgets neither time nor losses. Amounts are minor units. */
export interface KeptPlay {
  /** Identifies the play by player, game and mode: another one starts fresh. */
  of: string;
  /** When it began and when it was last played, ms since 1970. */
  began: number;
  at: number;
  tally: Tally;
  /** The credit that the game showed last; null when it did not report one. */
  credit: number | null;
}

/** After this time a play starts fresh, ms. */
const PAUSE_MS = 30 * 60_000;
/** After a reload the studio settles an open round at once: money that arrives this soon is its win, ms. */
const CUT_OFF_MS = 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRound = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  Number.isSafeInteger(value.stake) &&
  Number.isSafeInteger(value.won);

function isTally(value: unknown): value is Tally {
  if (!isRecord(value) || !Number.isSafeInteger(value.settled)) return false;
  const { round, before = [] } = value;
  return (round === null || isRound(round)) && Array.isArray(before) && before.every(isRound);
}

/** Whether a stored value has this version's shape: a tab may hold one of an older version. */
const isKeptPlay = (value: unknown): value is KeptPlay =>
  isRecord(value) &&
  typeof value.of === 'string' &&
  typeof value.began === 'number' &&
  typeof value.at === 'number' &&
  (value.credit === null || Number.isSafeInteger(value.credit)) &&
  isTally(value.tally);

/** The play to continue, or null. */
export function readPlay(of: string, now: number): KeptPlay | null {
  try {
    const kept: unknown = JSON.parse(rememberedInTab('play') ?? 'null');
    return isKeptPlay(kept) && kept.of === of && now - kept.at < PAUSE_MS ? kept : null;
  } catch {
    return null;
  }
}

export function keepPlay(play: KeptPlay): void {
  rememberInTab('play', JSON.stringify(play));
}

/**
 * The tally to continue from, once the reopened game shows its first credit. A round that the reload interrupted
 * stays open: either the studio has settled it meanwhile, and the credit has grown by its win, or it continues the
 * round and reports so.
 */
export function resumeTally({ tally, at, credit }: KeptPlay, first: number | null, now: number): Tally {
  return now - at > CUT_OFF_MS ? tally : countGain(tally, credit, first);
}
