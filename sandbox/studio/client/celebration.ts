import { COUNT_FROM, FULL_FROM } from './pace';

/** What a return is shown with: `lively` with its sound and colour, `high` counted up on a plate, `full` over the whole picture. */
export type Celebration = 'none' | 'lively' | 'high' | 'full';

/**
 * Nothing at or below the stake is celebrated, nor below more stakes where the player's law says so.
 * @param pay minor units, as `staked`: what a round, or a turn of it, gave back
 */
export function celebrationOf(
  { celebrateAbove }: { celebrateAbove: number },
  { staked, pay }: { staked: number; pay: number },
): Celebration {
  if (pay <= staked * celebrateAbove) return 'none';
  if (pay < staked * COUNT_FROM) return 'lively';
  return pay < staked * FULL_FROM ? 'high' : 'full';
}
