import type { LiveEvent, LiveRound } from '../../crash/live-events';
import { afterEvent as afterSharedEvent, NOTHING_SEEN, type SeenTable } from '../seen-table';

/** What everybody sees of the table now. Its last rounds are told by their points. */
export type Flight = SeenTable<LiveRound, number>;

export const NO_FLIGHT: Flight = NOTHING_SEEN;

/** So many results are shown. */
const MOST_RESULTS = 50;

/** The table after an event. One that was known already changes nothing. */
export const afterEvent = (before: Flight, event: LiveEvent): Flight =>
  afterSharedEvent(before, event, ({ point }) => point, MOST_RESULTS);
