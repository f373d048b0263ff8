import { z } from '@hono/zod-openapi';
import { toSafeMinor } from '@/lib/money/money';
import type { ListedGrant } from '../bonuses/service';
import { minor } from './campaign-schemas';

const times = (description: string, example: number) => z.int().openapi({ description, example });

/** How often the engine's guards have met a player's bonus, added up. */
export const guardFields = {
  refusedStakes: times('Stakes that were refused as above its largest.', 3),
  refusedAmount: minor('What they would have been.', 4_500),
  coveredRounds: times('Rounds that counted nothing, since their bets covered each other.', 2),
  coveredAmount: minor('What they would have counted.', 4_000),
};

export const presentGuards = (
  grant: Pick<ListedGrant, 'refusedStakes' | 'refusedAmount' | 'coveredRounds' | 'coveredAmount'>,
) => ({
  refusedStakes: Number(grant.refusedStakes),
  refusedAmount: toSafeMinor(grant.refusedAmount),
  coveredRounds: Number(grant.coveredRounds),
  coveredAmount: toSafeMinor(grant.coveredAmount),
});
