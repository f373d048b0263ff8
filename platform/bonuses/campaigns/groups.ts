import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { LoyaltyService } from '../../loyalty/service';
import type { Campaign, Db } from '../store';
import { audienceOf, ERRORS, type Audience } from './fitting';

/** What players of one side of a campaign did since it was started. Money in minor units. */
export interface GroupSums {
  currency: Currency;
  /** Whether the campaign is for them, or they are those of its segment whom it is not for. */
  isIn: boolean;
  players: number;
  depositors: number;
  deposited: number;
  /** Real money that play has taken less what it brought, less bonus money that became real. */
  ngr: number;
  /** The same for each player, and how far it may be off: 19 of 20 such groups are within. */
  ngrEach: number;
  ngrEachError: number;
}

/** Both sides, and how many accounts were looked at for them: with fewer than all they are of a sample. */
export interface Groups extends Pick<Audience, 'looked' | 'of'> {
  groups: GroupSums[];
}

interface Did {
  playerId: string;
  deposited: bigint;
  ngr: bigint;
}

/** What players did in a time, in the currency of each. */
async function didSince(
  db: Db,
  ids: readonly string[],
  currency: Currency,
  from: Date,
  until: Date,
): Promise<Did[]> {
  const { rows } = await sql<Did>`
    select p.id::uuid as "playerId",
           coalesce((select sum(d.amount) from ledger.made_deposits d
                      where d.player_id = p.id and d.currency = ${currency}
                        and d.created_at >= ${from} and d.created_at < ${until}), 0)::bigint as deposited,
           (coalesce((select -sum(m.real_moved) from history.real_moves m
                       where m.player_id = p.id and m.currency = ${currency}
                         and m.quarter >= ${from} and m.quarter < ${until}), 0)
            - coalesce((select sum(g.converted) from bonuses.grants g
                         where g.player_id = p.id and g.currency = ${currency}
                           and g.ended_at >= ${from} and g.ended_at < ${until}), 0))::bigint as ngr
      from unnest(${[...ids]}::uuid[]) p (id)`.execute(db);
  return rows;
}

export const NO_GROUPS: Groups = { groups: [], looked: 0, of: 0 };

/**
 * Both sides of a campaign that only a share of its segment has, beside each other: by who fits today, since it was
 * started. Nothing for one that everybody has, or that was not started.
 */
export async function groupsOf(
  db: Db,
  campaign: Campaign,
  begunAt: Date | null,
  now: Date,
  loyalty: Pick<LoyaltyService, 'levelsOf'>,
): Promise<Groups> {
  if (campaign.share === 100 || begunAt === null) return NO_GROUPS;
  const currencies = Object.keys(campaign.amounts) as Currency[];
  const { players, looked, of } = await audienceOf(db, { ...campaign, currencies }, now, loyalty);
  const from = campaign.startsAt && campaign.startsAt > begunAt ? campaign.startsAt : begunAt;
  const until = campaign.endsAt && campaign.endsAt < now ? campaign.endsAt : now;
  const groups: GroupSums[] = [];
  for (const currency of currencies) {
    for (const isIn of [true, false]) {
      const theirs = players.filter((player) => player.currency === currency && player.isIn === isIn);
      const did = await didSince(
        db,
        theirs.map(({ playerId }) => playerId),
        currency,
        from,
        until,
      );
      const each = did.map(({ ngr }) => Number(ngr));
      const number = each.length;
      const ngr = each.reduce((sum, one) => sum + one, 0);
      const mean = number === 0 ? 0 : ngr / number;
      const variance = number < 2 ? 0 : each.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (number - 1);
      groups.push({
        currency,
        isIn,
        players: number,
        depositors: did.filter(({ deposited }) => deposited > 0n).length,
        deposited: Number(did.reduce((sum, one) => sum + one.deposited, 0n)),
        ngr,
        ngrEach: Math.round(mean),
        ngrEachError: number < 2 ? 0 : Math.round(ERRORS * Math.sqrt(variance / number)),
      });
    }
  }
  return { groups, looked, of };
}
