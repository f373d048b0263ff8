import { sql } from 'kysely';
import { LICENCE_ZONE } from '../licence-zone';
import type { Currency } from '@/lib/money/money';
import type { Campaign } from '../store';
import type { Db } from '../grants/store';

/** A day of the calendar, and the players for whom it is that day. */
export interface Candidates {
  zone: string;
  campaign: Campaign;
  triggerKey: string;
  /** Accounts that are younger are for the next time. */
  openedBefore: Date;
  /** Birthdays; null is everybody. */
  born: { month: number; day: number }[] | null;
  /** Countries whose law lets a player have one bonus, before the first play. */
  firstPlayOnly: readonly string[];
  now: Date;
}

export interface Candidate {
  playerId: string;
  currency: Currency;
}

/** The zones of players, that of the licence among them. */
export async function zones(db: Db): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    select distinct time_zone as zone from players.birthdays where time_zone is not null
    union select ${LICENCE_ZONE}`.execute(db);
  return rows.map(({ zone }) => zone);
}

/**
 * Players in a zone whom a campaign is for, but for the VIP level, in the order of their ids. Who has had it for this cause
 * or as often as it is given, who was refused it for this cause, and whom the law lets have none, is left out.
 */
export async function candidates(
  db: Db,
  { zone, campaign, triggerKey, openedBefore, born, now, firstPlayOnly }: Candidates,
  after: string | null,
  limit: number,
): Promise<Candidate[]> {
  const months = (born ?? []).map(({ month }) => month);
  const days = (born ?? []).map(({ day }) => day);
  const { rows } = await sql<Candidate>`
    select t.player_id as "playerId", t.currency
      from identity.player_traits t
      left join players.birthdays b on b.player_id = t.player_id
     where identity.may_receive(t, ${now}) and coalesce(b.time_zone, ${LICENCE_ZONE}) = ${zone} and t.created_at < ${openedBefore}
       and (${born === null} or (extract(month from b.birthday), extract(day from b.birthday)) in (
              select x.month, x.day from unnest(${months}::numeric[], ${days}::numeric[]) x (month, day)))
       and (${after}::uuid is null or t.player_id > ${after}::uuid)
       and not exists (select from bonuses.grants g
                        where g.bonus_id = ${campaign.id} and g.player_id = t.player_id and g.trigger_key = ${triggerKey})
       and bonuses.times_had(${campaign.id}, t.player_id) < ${campaign.grantsPerPlayer}
       and not bonuses.is_refused(${campaign.id}, t.player_id, ${triggerKey})
       and not (t.country = any (${[...firstPlayOnly]}::text[]) and bonuses.has_begun(t.player_id))
       and bonuses.in_share(${campaign.share}::integer, ${campaign.id}, t.player_id)
       and bonuses.fits(${JSON.stringify(campaign.segment)}::jsonb, ${campaign.countries}::text[], ${campaign.id}, t.player_id,
                        t.currency, ${now})
     order by t.player_id limit ${limit}`.execute(db);
  return rows;
}
