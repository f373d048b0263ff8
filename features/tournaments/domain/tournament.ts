import type { components } from '@/lib/http/platform';
import type { TournamentStrategy } from '@/lib/domain/tournaments';
import type { ByCurrency, Currency } from '@/lib/money/money';
import { WORTH_A_EURO } from '@/lib/money/rates';

type Schemas = components['schemas'];
/** `code` is had by a studio's alone. */
export type TournamentDetails = NonNullable<Schemas['TournamentDetails']> & { code?: string };
export type Board = NonNullable<Schemas['Leaderboard']>;
export type BoardLine = NonNullable<Schemas['LeaderboardLine']>;
export type OwnPlace = NonNullable<Schemas['OwnTournamentPlace']>;
export type OwnRound = NonNullable<Schemas['TournamentRound']>;
export type PlacePrize = TournamentDetails['prizes'][number];

/** Where a tournament is for who looks at it: `settling` between its end and the moment when the places stand. */
export type Phase = 'upcoming' | 'running' | 'settling' | 'final' | 'cancelled';

interface PhaseFacts {
  state: TournamentDetails['state'];
  /** undefined before the browser knows the time: the status of the page counts. */
  begun: boolean | undefined;
  ended: boolean | undefined;
  status: TournamentDetails['status'];
  /** Whether a leaderboard has told that the places stand. */
  isFinal: boolean;
}

export function phaseOf({ state, status, begun, ended, isFinal }: PhaseFacts): Phase {
  if (state === 'cancelled') return 'cancelled';
  if (isFinal || state === 'counted' || state === 'paid') return 'final';
  if (state === 'frozen' || (ended ?? status === 'completed')) return 'settling';
  return (begun ?? status !== 'upcoming') ? 'running' : 'upcoming';
}

/** What a place gets; undefined for one without a prize. */
export const prizeOf = (prizes: readonly PlacePrize[], place: number | null): PlacePrize | undefined =>
  prizes.find(({ placeFrom, placeTo }) => place !== null && placeFrom <= place && place <= placeTo);

/** The share of stakes that games pay back, percent: what the cost of points is reckoned by, and said beside it. */
export const SAID_RETURN = 96;

/** What missing points ask for: minor units of stakes, what these cost on average, and how many rounds they are at the minimum bet. */
export interface Way {
  rounds?: number;
  stakes: number;
  cost: number;
}

const costOf = (stakes: number) => Math.round((stakes * (100 - SAID_RETURN)) / 100);
const hundredths = (points: number) => Math.round(points * 100);

interface WayFacts {
  strategy: TournamentStrategy;
  minimumBet: ByCurrency;
  currency: Currency;
}

/** @returns null where points can't be had by staking: the best round, or rounds without a least stake */
export function wayOf({ strategy, minimumBet, currency }: WayFacts, missing: number): Way | null {
  if (strategy === 'highest_ratio') return null;
  if (strategy === 'turnover') {
    const stakes = Math.ceil((hundredths(missing) * WORTH_A_EURO[currency]) / 100);
    return { stakes, cost: costOf(stakes) };
  }
  const bet = minimumBet[currency] ?? 0;
  if (bet === 0) return null;
  const each = strategy === 'spins' ? 100 : SAID_RETURN;
  const rounds = Math.ceil(hundredths(missing) / each);
  return { rounds, stakes: rounds * bet, cost: costOf(rounds * bet) };
}

/** A line as the leaderboard shows it; null stands for a gap. */
export type ShownLine = (BoardLine & { isOwn: boolean; key: string }) | null;

/** Names may be the same: a line is known by its name and by how many of that name stand before it. */
function keyed(lines: readonly BoardLine[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const nth = seen.get(line.name) ?? 0;
    seen.set(line.name, nth + 1);
    return { ...line, key: `${line.name} ${nth}` };
  });
}

/**
 * The lines that are shown: the first ones, then the own with its neighbours where it is not among them.
 * @param most how many of the first
 */
export function shownLines(board: Board, own: OwnPlace | null | undefined, most: number): ShownLine[] {
  const place = own?.place ?? null;
  const all = keyed(board.lines).map((line) => ({ ...line, isOwn: line.place === place }));
  const first = all.slice(0, most);
  if (!own || place === null || first.some(({ isOwn }) => isOwn)) return first;
  const isNear = (line: BoardLine) => line.place > most && Math.abs(line.place - place) === 1;
  const known = all.filter((line) => isNear(line) || line.isOwn);
  if (known.some(({ isOwn }) => isOwn)) {
    const [near] = known;
    return near && near.place > most + 1 ? [...first, null, ...known] : [...first, ...known];
  }
  const around = own.neighbours
    .filter(isNear)
    .map((line) => ({ ...line, isOwn: false, key: `near ${line.place}` }));
  const mine = { place, name: '', points: own.points, isOwn: true, key: 'own' };
  const near = [...around, mine].sort((one, other) => one.place - other.place);
  return [...first, null, ...near];
}
