import type { Ends, Walk } from '@/features/bonuses/calculator/walk';
import type { Crowd, Mean } from './crowd';

/** Standard errors: of some hundred answers none is so far off by chance. */
const MOST_ERRORS = 4.5;
/** The calculator simulates no fewer players. */
const LEAST_PLAYERS = 2_000;

const near = (told: number, found: Mean, error = 0) =>
  Math.abs(told - found.mean) / Math.hypot(found.error, error) < MOST_ERRORS;

/** What of an answer is further from what was played than chance takes it; the error of what was simulated is added. */
export function wrongIn(walk: Walk, told: Ends, found: Crowd): Record<string, unknown> {
  const { finish, left, heaps, errors, staked } = told;
  const ofShare = (share: number) => (errors ? Math.sqrt((share * (1 - share)) / LEAST_PLAYERS) : 0);
  const ofStaked = errors ? (walk.rounds * walk.stake) / 2 / Math.sqrt(LEAST_PLAYERS) : 0;
  const shares = heaps.flatMap((share, heap) => {
    const of = found.heaps[heap];
    return of && near(share, of, ofShare(share)) ? [] : [{ heap, share, of }];
  });
  return {
    ...(near(finish, found.finish, errors?.finish) ? {} : { finish: [finish, found.finish] }),
    ...(near(left, found.left, errors?.left) ? {} : { left: [left, found.left] }),
    ...(near(staked, found.staked, ofStaked) ? {} : { staked: [staked, found.staked] }),
    ...(shares.length > 0 ? { shares } : {}),
  };
}
