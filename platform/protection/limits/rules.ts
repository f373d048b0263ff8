import {
  LIMIT_CONFIRM_DAYS,
  type LimitKind,
  type LimitPeriod,
  type LimitsLaw,
} from '@/lib/domain/player-limits';

const HOUR_MS = 60 * 60 * 1000;

/** A higher limit, or none (null), that was asked for. */
export interface Wish {
  amount: bigint | null;
  /** From when it may be confirmed. */
  from: Date;
}

/** A limit as it stands. Minor units of the account's currency; of time, seconds. */
export interface StandingLimit {
  amount: bigint;
  wish: Wish | null;
  /** When the period that runs is over. */
  endsAt: Date;
}

export type Change =
  | { change: 'none' }
  /** At once: the first one, or a lower one. */
  | { change: 'set'; amount: bigint }
  | { change: 'ask'; wish: Wish }
  /** The limit stays as it is, and what was asked for is forgotten. */
  | { change: 'drop' };

/** Until when a wish may be confirmed. */
export const wishUntil = ({ from }: Wish): Date =>
  new Date(from.getTime() + LIMIT_CONFIRM_DAYS * 24 * HOUR_MS);

/** What was asked for, unless its time is over. */
export const openWish = ({ wish }: Pick<StandingLimit, 'wish'>, now: Date): Wish | null =>
  wish && wishUntil(wish) > now ? wish : null;

/** From when a higher limit, or none, could be confirmed that is asked for now. */
export function raiseFrom(
  { endsAt }: Pick<StandingLimit, 'endsAt'>,
  { raiseAfterHours, raiseAfterPeriod = false }: LimitsLaw,
  now: Date,
): Date {
  const wait = now.getTime() + raiseAfterHours * HOUR_MS;
  return new Date(raiseAfterPeriod ? Math.max(wait, endsAt.getTime()) : wait);
}

/** What becomes of a limit when the player wants another one: a lower one holds at once, a higher one or none has to wait. */
export function changeOf(
  standing: StandingLimit | null,
  wanted: bigint | null,
  law: LimitsLaw,
  now: Date,
): Change {
  if (!standing) return wanted === null ? { change: 'none' } : { change: 'set', amount: wanted };
  const wish = openWish(standing, now);
  if (wanted === standing.amount) return wish ? { change: 'drop' } : { change: 'none' };
  if (wanted !== null && wanted < standing.amount) return { change: 'set', amount: wanted };
  if (wish && wish.amount === wanted) return { change: 'none' };
  return { change: 'ask', wish: { amount: wanted, from: raiseFrom(standing, law, now) } };
}

/** Whether the law lets a limit be this high, or be none at all: why not, null when it does. */
export function lawAgainst(
  { kind, period, amount }: { kind: LimitKind; period: LimitPeriod; amount: bigint | null },
  { required = [] }: LimitsLaw,
  most: bigint | null,
): 'required' | 'most' | null {
  if (kind !== 'deposit') return null;
  if (amount === null) return required.includes(period) ? 'required' : null;
  return most !== null && amount > most ? 'most' : null;
}
