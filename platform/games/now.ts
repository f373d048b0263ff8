import type { Kernel } from '../kernel/kernel';
import { tablesOfStudio, type StudioTable } from './studio';

/** A lobby does not wait longer for what it can do without. Milliseconds. */
const TIMEOUT_MS = 2_000;
/** So long after it was told a fact may stand while the studio says nothing: with caches and polls it is a minute. */
const STANDS_MS = 30_000;

/** What is true of a game at this moment. */
export interface GameNow {
  id: string;
  players: number;
  seats: { taken: number; of: number } | null;
  /** Of crash: hundredths, the newest first. */
  last: number[];
  /** Of roulette, the newest first. */
  numbers: number[];
}

const toGameNow = ({ game_id: id, players, seats, last, numbers }: StudioTable): GameNow => ({
  id,
  players,
  seats: seats ?? null,
  last: last ?? [],
  numbers: numbers ?? [],
});

/**
 * What is true at the studio's tables, asked anew each time; whoever serves it keeps it (NOW_LIFE). While the studio fails,
 * what it said last stands for a short time, then nothing is told. Never throws.
 */
export function createGamesNow({
  config,
  clock,
  log,
}: Pick<Kernel, 'config' | 'clock' | 'log'>): () => Promise<GameNow[]> {
  const studio = {
    url: config.studioUrl,
    secret: config.walletSecrets[0] ?? '',
    timeoutMs: TIMEOUT_MS,
  };
  let told: { at: number; games: GameNow[] } | null = null;
  let isFailing = false;
  return async () => {
    const now = clock.now();
    try {
      told = { at: now.getTime(), games: (await tablesOfStudio(studio, now)).map(toGameNow) };
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'the studio does not say what goes on at its tables');
      isFailing = true;
    }
    return told && clock.now().getTime() - told.at <= STANDS_MS ? told.games : [];
  };
}
