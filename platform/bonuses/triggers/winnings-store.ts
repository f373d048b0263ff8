import { sql } from 'kysely';
import { bonusTypeCode } from '@/lib/domain/bonuses';
import { LICENCE_ZONE } from '../licence-zone';
import type { Currency } from '@/lib/money/money';
import type { Movement } from '../../play/service';
import type { Db } from '../grants/store';
import type { Campaign } from '../store';

const RAISED = bonusTypeCode('IncreaseWinnings');

/** Real money that a player has won in a period of a campaign. */
export interface RaisedWinnings {
  playerId: string;
  currency: Currency;
  period: string;
  /** Minor units. */
  won: bigint;
}

/** Writes down the wins of real money that campaigns count; each once for each of them. */
export async function addWins(trx: Db, wins: readonly Movement[]): Promise<void> {
  if (wins.length === 0) return;
  await sql`
    insert into bonuses.raised_wins (bonus_id, tx_id, ref_tx_id, player_id, currency, period, amount, due_at)
    select b.id, m.tx_id, m.ref_tx_id, m.player_id, m.currency, p.period, m.amount, p.due_at
      from unnest(${wins.map(({ txId }) => txId)}::uuid[], ${wins.map(({ refTxId }) => refTxId)}::uuid[],
                  ${wins.map(({ playerId }) => playerId)}::uuid[], ${wins.map(({ currency }) => currency)}::text[],
                  ${wins.map(({ gameId }) => gameId)}::text[], ${wins.map(({ real }) => real)}::bigint[],
                  ${wins.map(({ at }) => at)}::timestamptz[])
             as m (tx_id, ref_tx_id, player_id, currency, game_id, amount, at)
      join bonuses.definitions b
        on b.type = ${RAISED} and b.active and b.starts_at <= m.at is not false and b.ends_at > m.at is not false
      join bonuses.amounts a on a.bonus_id = b.id and a.currency = m.currency
      left join games.catalogue c on c.game_id = m.game_id
     cross join lateral bonuses.period_of(b.trigger, b.ends_at, m.at, ${LICENCE_ZONE}) p
     where bonuses.counts_game(b.trigger, m.game_id, c.categories)
    on conflict do nothing`.execute(trx);
}

/** A stake that was given back has won nothing. */
export async function takeBackWins(trx: Db, stakes: readonly string[]): Promise<void> {
  if (stakes.length === 0) return;
  await sql`delete from bonuses.raised_wins where ref_tx_id = any (${[...stakes]}::uuid[])`.execute(trx);
}

/** Campaigns with wins of periods that were over at a moment, and later than another one. */
export async function campaignsDue(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct w.bonus_id as id from bonuses.raised_wins w
     where w.due_at > ${after} and w.due_at <= ${until} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * What players whom a campaign is for, but for the VIP level, have won in such periods, in the order of their ids. Whose
 * winnings of a period were raised or refused before, who has had the campaign as often as it is given, and whom the law lets
 * have none, is left out.
 */
export async function dueWinnings(
  db: Db,
  {
    campaign,
    after,
    until,
    now,
    firstPlayOnly,
  }: { campaign: Campaign; after: Date; until: Date; now: Date; firstPlayOnly: readonly string[] },
  last: RaisedWinnings | null,
  limit: number,
): Promise<RaisedWinnings[]> {
  const { rows } = await sql<RaisedWinnings>`
    select w.player_id as "playerId", w.currency, w.period, w.won
      from (select r.player_id, r.currency, r.period, sum(r.amount)::bigint as won from bonuses.raised_wins r
             where r.bonus_id = ${campaign.id} and r.due_at > ${after}
               and (${last?.playerId ?? null}::uuid is null
                    or (r.player_id, r.currency, r.period)
                       > (${last?.playerId ?? null}::uuid, ${last?.currency ?? null}::text, ${last?.period ?? null}::text))
             group by r.player_id, r.currency, r.period having max(r.due_at) <= ${until}) w
      join identity.player_traits t on t.player_id = w.player_id and t.status = 'active'
                                       and (t.time_out_until > ${now}) is not true
     where not exists (select from bonuses.grants g
                        where g.bonus_id = ${campaign.id} and g.player_id = w.player_id
                          and g.trigger_key = 'winnings:' || w.period || ':' || w.currency)
       and bonuses.times_had(${campaign.id}, w.player_id) < ${campaign.grantsPerPlayer}
       and not bonuses.is_refused(${campaign.id}, w.player_id, 'winnings:' || w.period || ':' || w.currency)
       and not (t.country = any (${[...firstPlayOnly]}::text[]) and bonuses.has_begun(w.player_id))
       and bonuses.in_share(${campaign.share}::integer, ${campaign.id}, w.player_id)
       and bonuses.fits(${JSON.stringify(campaign.segment)}::jsonb, ${campaign.countries}::text[], ${campaign.id}, w.player_id,
                        w.currency, ${now})
     order by w.player_id, w.currency, w.period limit ${limit}`.execute(db);
  return rows;
}

export async function forgetWins(db: Db, before: Date): Promise<void> {
  await sql`delete from bonuses.raised_wins where due_at < ${before}`.execute(db);
}
