import { EngineError } from './engine-error';

/** Where a bet puts money, and how much: minor units. */
export interface Spot<Kind extends string = string> {
  /** What tables have limits for: `straight` at roulette, `banker` at baccarat, `stake` where there is one spot alone. */
  kind: Kind;
  stake: number;
}

/** The spots of a game that takes one stake. */
export const oneSpot = (stake: number): Spot<'stake'>[] => [{ kind: 'stake', stake }];

/** Minor units on all spots together. */
export const stakeOn = (spots: readonly Spot[]): number => spots.reduce((sum, { stake }) => sum + stake, 0);

/** Least and most that may be staked, in minor units, both included. */
export interface Limits {
  min: number;
  max: number;
}

/** What a table takes: on each spot of a kind, and on all spots of one bet together. */
export interface TableLimits<Kind extends string = string> {
  spots: Readonly<Record<Kind, Limits>>;
  total: Limits;
}

function checkLimits(stake: number, { min, max }: Limits): void {
  if (stake < min) throw new EngineError('stake_too_low');
  if (stake > max) throw new EngineError('stake_too_high');
}

/**
 * Whether a table takes a bet, by the spots that its engine names. Engines know no limits.
 * @throws EngineError stake_too_low, stake_too_high
 * @throws RangeError for a kind of spot for which the table has no limits
 */
export function checkTable(spots: readonly Spot[], { spots: limits, total }: TableLimits): void {
  for (const { kind, stake } of spots) {
    const ofKind = Object.hasOwn(limits, kind) ? limits[kind] : undefined;
    if (!ofKind) throw new RangeError(`the table has no limits for ${kind}`);
    checkLimits(stake, ofKind);
  }
  checkLimits(stakeOn(spots), total);
}
