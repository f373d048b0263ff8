import type { Journal } from '../journal';
import type { Session } from '../launch';
import { seatOf, withNext, type SeatSeeds } from './seats';

/** The seeds that a session's next round is drawn from; its seat gets its first ones where it has none. */
export function seedsAt(
  journal: Journal,
  session: Session,
  firstSeedsOf: (seat: string) => SeatSeeds,
): SeatSeeds {
  const seat = seatOf(session);
  const known = journal.engine.seeds.get(seat);
  const seeds = known ? withNext(known) : firstSeedsOf(seat);
  if (known === seeds) return known;
  journal.write({ seat: seeds });
  return seeds;
}
