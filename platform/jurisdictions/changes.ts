import { isDeepStrictEqual } from 'node:util';
import type { GameFamily } from '@/lib/domain/game-themes';
import type { LimitPeriod } from '@/lib/domain/player-limits';
import type { RegisterName } from '@/lib/domain/registers';
import type { Books, Standing } from './books';
import { shownProfile, type ShownProfile } from './shown';

/** One thing that is otherwise for a player under another rule book. Amounts are euro's minor units; null for no rule any more. */
export type RuleChange =
  | { what: 'called_off' }
  | { what: 'closed' }
  | { what: 'opened' }
  | { what: 'identity'; isAsked: boolean }
  | { what: 'demo'; isProved: boolean }
  | { what: 'register'; register: RegisterName | null }
  | { what: 'required'; periods: readonly LimitPeriod[] }
  | { what: 'most'; period: LimitPeriod; amount: bigint | null }
  | { what: 'net'; net: ShownProfile['limits']['net'] }
  | { what: 'raise'; hours: number; afterPeriod: boolean }
  | { what: 'stake'; stake: ShownProfile['play']['mostStake'] }
  | { what: 'pace'; slotMs: number | null }
  | { what: 'check'; minutes: number | null }
  | { what: 'pause'; pause: ShownProfile['play']['pause'] }
  | { what: 'one_game'; isOne: boolean }
  | { what: 'withheld'; families: readonly GameFamily[]; isWithheld: boolean }
  | { what: 'jackpots'; areWon: boolean }
  | { what: 'wheel'; turns: boolean }
  | { what: 'bonus' };

const asksIdentity = ({ proofs: { deposit, play } }: ShownProfile) =>
  deposit.includes('identity') || play.includes('identity');

/** What becomes otherwise from one rule book to another one. */
function between(before: ShownProfile, after: ShownProfile): RuleChange[] {
  const changes: RuleChange[] = [];
  const differs = <Value>(of: (profile: ShownProfile) => Value) => !isDeepStrictEqual(of(before), of(after));
  const { limits, play } = after;

  if (differs(asksIdentity)) changes.push({ what: 'identity', isAsked: asksIdentity(after) });
  if (differs(({ provedDemo }) => provedDemo)) changes.push({ what: 'demo', isProved: after.provedDemo });
  if (differs(({ register }) => register)) changes.push({ what: 'register', register: after.register });
  if (differs((one) => one.limits.required)) changes.push({ what: 'required', periods: limits.required });
  const mostIn = (one: ShownProfile, period: LimitPeriod) =>
    one.limits.most.find((most) => most.period === period)?.amount ?? null;
  const capped = new Set([...before.limits.most, ...limits.most].map(({ period }) => period));
  for (const period of capped)
    if (differs((one) => mostIn(one, period)))
      changes.push({ what: 'most', period, amount: mostIn(after, period) });
  if (differs((one) => one.limits.net)) changes.push({ what: 'net', net: limits.net });
  if (differs((one) => [one.limits.raiseAfterHours, one.limits.raiseAfterPeriod]))
    changes.push({ what: 'raise', hours: limits.raiseAfterHours, afterPeriod: limits.raiseAfterPeriod });
  if (differs((one) => one.play.mostStake)) changes.push({ what: 'stake', stake: play.mostStake });
  if (differs((one) => one.play.slotMs)) changes.push({ what: 'pace', slotMs: play.slotMs });
  if (differs((one) => one.play.checkMinutes)) changes.push({ what: 'check', minutes: play.checkMinutes });
  if (differs((one) => one.play.pause)) changes.push({ what: 'pause', pause: play.pause });
  if (differs((one) => one.play.oneGame)) changes.push({ what: 'one_game', isOne: play.oneGame });
  const gone = after.withheld.filter((family) => !before.withheld.includes(family));
  const back = before.withheld.filter((family) => !after.withheld.includes(family));
  if (gone.length > 0) changes.push({ what: 'withheld', families: gone, isWithheld: true });
  if (back.length > 0) changes.push({ what: 'withheld', families: back, isWithheld: false });
  if (differs(({ jackpots }) => jackpots)) changes.push({ what: 'jackpots', areWon: after.jackpots });
  if (differs(({ wheel }) => wheel)) changes.push({ what: 'wheel', turns: after.wheel });
  if (differs(({ bonus }) => bonus)) changes.push({ what: 'bonus' });
  return changes;
}

function otherwise(before: Standing, after: Standing, at: Date): RuleChange[] {
  if (after.isClosed) return before.isClosed ? [] : [{ what: 'closed' }];
  const changes = between(shownProfile(before.profile, at), shownProfile(after.profile, at));
  return before.isClosed ? [{ what: 'opened' }, ...changes] : changes;
}

/**
 * What a decision makes otherwise for a country's players; nothing where another name alone holds.
 * @param id the decision's, as if none came after it; without it, one that is not taken yet
 */
export function changesOf(
  books: Pick<Books, 'standingOf' | 'overtakes'>,
  { country, from, after, id }: { country: string; from: Date; after: Standing; id?: number },
): RuleChange[] {
  const changes = otherwise(books.standingOf(country, from, id), after, from);
  return books.overtakes(country, from, id) ? [{ what: 'called_off' }, ...changes] : changes;
}
