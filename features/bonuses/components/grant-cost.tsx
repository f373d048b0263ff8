import type { Grant } from '../api/get-me-bonuses';
import { CostLine } from '../calculator/cost-line';
import { termsOfGrant } from '../domain/grant-terms';

/** What a bonus of a player's costs before it is taken: the line of its offer, by its own sums. */
export const GrantCost = ({ grant }: { grant: Grant }) => (
  <CostLine terms={termsOfGrant(grant)} currency={grant.currency} hoursToLive={grant.hoursToLive} />
);
