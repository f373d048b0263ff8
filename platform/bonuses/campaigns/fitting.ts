import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { LoyaltyService } from '../../loyalty/service';
import { onLevels } from '../audience/levels';
import type { Segment } from '../audience/segment';
import type { Db } from '../store';

/** Up to so many players are looked at one by one; of more, a sample of that size. */
const LOOKED_AT = 20_000;
/** Ids are random: the lowest of them are a fair sample, which the table's own key finds without reading the rest. */
const IDS = 2 ** 32;
/** So many standard errors to either side: 19 of 20 samples are within. */
export const ERRORS = 1.96;

/** For whom a campaign is. */
export interface Asked {
  /** The campaign, for its list and its share; one that is not kept yet has neither. */
  id: string | null;
  countries: string[] | null;
  segment: Segment;
  share: number;
  currencies: readonly Currency[];
}

export interface Fitting {
  playerId: string;
  currency: Currency;
  /** ISO 3166-1 alpha-2. */
  country: string;
  createdAt: Date;
  /** Whether they are of its share. */
  isIn: boolean;
}

export interface Audience {
  /** Open accounts that fit, of those that were looked at. */
  players: Fitting[];
  looked: number;
  /** Open accounts in all. */
  of: number;
}

async function countOpen(db: Db, below: string | null): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(*)::integer as players from identity.player_traits t
     where t.status = 'active' and (${below}::uuid is null or t.player_id < ${below}::uuid)`.execute(db);
  return rows[0]?.players ?? 0;
}

/**
 * Who of all players with an open account a campaign is for now. Costs one look at each account, in the order of 20 µs;
 * with more than 20,000 accounts only a sample of that size is looked at, so that it takes as long with a million.
 */
export async function audienceOf(
  db: Db,
  { id, countries, segment, share, currencies }: Asked,
  now: Date,
  loyalty: Pick<LoyaltyService, 'levelsOf'>,
  lookedAt = LOOKED_AT,
): Promise<Audience> {
  const of = await countOpen(db, null);
  const prefix = Math.floor((lookedAt / of) * IDS);
  const below = of <= lookedAt ? null : `${prefix.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`;
  const { rows } = await sql<Fitting>`
    select t.player_id as "playerId", t.currency, t.country, t.created_at as "createdAt",
           coalesce(bonuses.in_share(${share}::integer, ${id ?? ''}, t.player_id), false) as "isIn"
      from identity.player_traits t
     where t.status = 'active' and (${below}::uuid is null or t.player_id < ${below}::uuid)
       and t.currency = any (${[...currencies]}::text[])
       and bonuses.fits(${JSON.stringify(segment)}::jsonb, ${countries}::text[], ${id ?? ''}, t.player_id, t.currency,
                        ${now})`.execute(db);
  return {
    players: await onLevels(db, rows, segment, loyalty),
    looked: below === null ? of : await countOpen(db, below),
    of,
  };
}

/** A number of a sample, for all: with its error, of which 19 of 20 samples are within. */
export function wholeOf(found: number, { looked, of }: Pick<Audience, 'looked' | 'of'>) {
  const part = looked === 0 ? 0 : found / looked;
  const error = looked === of || looked === 0 ? 0 : ERRORS * Math.sqrt((part * (1 - part)) / looked) * of;
  return { players: Math.round(part * of), error: Math.ceil(error) };
}
