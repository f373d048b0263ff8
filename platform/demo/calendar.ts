import { RACE_SPINS } from './race-spins';
import { OPENING_NIGHT, PROGRAMME, type Series } from './programme';
import type { PlannedTournament } from '../tournaments/service';

const DAY_MS = 86_400_000;
/** How long the first tournament was held. */
const HELD_MS = 4 * 60 * 60 * 1000;
/** When tournaments change over, hours UTC: late in the Australian evening, in the European morning. */
const HOUR = 10;

const at = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day, HOUR));

/** Every player may join, with any stake from the lowest on; prizes are paid as soon as the places stand. */
const OPEN_TO_ALL = { entry: 'join', minLevel: null, needsReview: false, maximumBet: {} } as const;

/** The last change-over of a weekday (0 is Sunday) that is not after a moment. */
function lastWeekday(now: Date, weekday: number): Date {
  const today = at(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const back = (today.getUTCDay() - weekday + 7) % 7;
  const day = new Date(today.getTime() - back * DAY_MS);
  return day > now ? new Date(day.getTime() - 7 * DAY_MS) : day;
}

/** The turns of a series from the one that is on, or was last, at a moment. */
function turnsOf({ rhythm }: Series, now: Date): { start: Date; end: Date }[] {
  if (rhythm === 'month') {
    const first = at(now.getUTCFullYear(), now.getUTCMonth(), 1);
    const month = first > now ? now.getUTCMonth() - 1 : now.getUTCMonth();
    return [0, 1].map((ahead) => ({
      start: at(now.getUTCFullYear(), month + ahead, 1),
      end: at(now.getUTCFullYear(), month + ahead + 1, 1),
    }));
  }
  const { from, days } = rhythm;
  const start = lastWeekday(now, from).getTime();
  return [0, 7].map((ahead) => ({
    start: new Date(start + ahead * DAY_MS),
    end: new Date(start + (ahead + days) * DAY_MS),
  }));
}

/**
 * The casino's calendar at a moment: of every series the current tournament and the next one. Computed from the date
 * alone, so that every instance and every start agree. Three are current at any moment.
 */
export function plannedAt(now: Date): PlannedTournament[] {
  return PROGRAMME.flatMap((series) => {
    const { code, rhythm: _, ...rest } = series;
    return turnsOf(series, now)
      .filter(({ end }) => end > now)
      .map(({ start, end }) => ({
        ...rest,
        ...OPEN_TO_ALL,
        countries: [],
        spinCampaign: RACE_SPINS.id,
        id: `${code}-${start.toISOString().slice(0, 10)}`,
        startsAt: start,
        endsAt: end,
      }));
  });
}

/** The tournament of the evening on which the demo's players played, which ends now. */
export function openingNight(now: Date): PlannedTournament {
  const { code, ...rest } = OPENING_NIGHT;
  return {
    ...rest,
    ...OPEN_TO_ALL,
    entry: 'all',
    countries: [],
    spinCampaign: RACE_SPINS.id,
    id: code,
    startsAt: new Date(now.getTime() - HELD_MS),
    endsAt: now,
  };
}
