import type { Currency } from '../money/money';
import { inCurrency } from '../money/rates';

/** Fields of the wheel, all of one size: each is drawn as often as any other (docs/adr/0046-wheel-of-fortune.md). */
export const WHEEL_FIELDS = 12;

export const WHEEL_PRIZES = ['spins', 'bonus', 'points', 'nothing'] as const;
export type WheelPrize = (typeof WHEEL_PRIZES)[number];

/** What a field brings. */
export interface WheelField {
  kind: WheelPrize;
  /** How many free spins or experience points; of a bonus a euro's minor units; 0 of nothing. */
  size: number;
}

/** The most that a field may bring. */
export const WHEEL_MOST: Readonly<Record<WheelPrize, number>> = {
  spins: 500,
  bonus: 500_00,
  points: 100_000,
  nothing: 0,
};

/** How long a player's own words may be, of which their spins are drawn. */
export const CLIENT_SEED_LENGTH = 64;
/** Spins that a player looks back at. */
export const WHEEL_SPINS_SHOWN = 30;

/** Why somebody can't turn the wheel now, and `ready` for who can. */
export const WHEEL_STATES = [
  'ready',
  /** Once a day. */
  'spun',
  'anonymous',
  /** The player has no VIP level yet. */
  'level',
  /** Operators have switched it off, or a campaign of its prizes is gone. */
  'off',
  /** The law of the country lets nobody be won over with prizes. */
  'country',
  /** The account takes a break, waits for an operator, or gets no offers. */
  'account',
] as const;
export type WheelState = (typeof WHEEL_STATES)[number];

/** Why a prize that was drawn was not given: nothing in the currency, or the rules of its campaign. */
export const WHEEL_WITHHELD = ['currency', 'rules'] as const;
export type WheelWithheld = (typeof WHEEL_WITHHELD)[number];

/** A bonus in a currency. @param euros whole minor units */
export const bonusIn = (euros: number, currency: Currency): number =>
  Number(inCurrency(BigInt(euros), currency));

/**
 * What a field is counted as, minor units: a bonus as its amount, a free spin as its stake, points as nothing.
 * @param spinBet stake of a free spin
 */
export function worthOf({ kind, size }: WheelField, currency: Currency, spinBet: number): number {
  if (kind === 'bonus') return bonusIn(size, currency);
  return kind === 'spins' ? size * spinBet : 0;
}

/** What a turn is worth on average, minor units, rounded down. */
export const meanOf = (fields: readonly WheelField[], currency: Currency, spinBet: number): number =>
  fields.length === 0
    ? 0
    : Math.floor(fields.reduce((sum, field) => sum + worthOf(field, currency, spinBet), 0) / fields.length);

/** The prizes of a table, the same ones together, with how many fields have each: free spins first, nothing last. */
export function oddsOf(fields: readonly WheelField[]): (WheelField & { fields: number })[] {
  const byPrize = new Map<string, WheelField & { fields: number }>();
  for (const { kind, size } of fields) {
    const key = `${kind} ${size}`;
    byPrize.set(key, { kind, size, fields: (byPrize.get(key)?.fields ?? 0) + 1 });
  }
  return [...byPrize.values()].toSorted(
    (one, other) =>
      WHEEL_PRIZES.indexOf(one.kind) - WHEEL_PRIZES.indexOf(other.kind) || one.size - other.size,
  );
}
