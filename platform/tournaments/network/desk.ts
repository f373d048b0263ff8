import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import { statusAt } from '../presentation';
import type { TournamentStatus } from '../lists';
import type { ToldTournaments } from './told';

/** A studio's tournament as operators see it: it is the studio's, so there is nothing to decide. */
export interface NetworkDeskTournament {
  code: string;
  title: string;
  status: TournamentStatus;
  startsAt: Date;
  endsAt: Date;
  toldAt: Date;
  participants: number;
  /** Prizes that were paid, and those that were refused. */
  paid: number;
  refused: number;
  /** Minor units. */
  sums: { currency: Currency; amount: bigint }[];
}

export interface NetworkPrize {
  place: number;
  playerId: string;
  currency: Currency;
  amount: bigint;
  status: 'OK' | 'PLAYER_DISABLED';
  at: Date;
  transactionId: string | null;
}

export interface NetworkDesk {
  /** The latest hundred, and whether the studio answers. */
  list(): Promise<{ tournaments: NetworkDeskTournament[]; isCurrent: boolean }>;
  /** What was asked to be paid, by place. */
  prizes(code: string): Promise<NetworkPrize[]>;
}

export function createNetworkDesk(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  told: Pick<ToldTournaments, 'all'>,
): NetworkDesk {
  return {
    async list() {
      const { isCurrent } = await told.all();
      const { rows } = await sql<
        Omit<NetworkDeskTournament, 'status' | 'sums'> & { sums: { currency: Currency; amount: number }[] }
      >`
        select t.code, t.told -> 'title' ->> 'en' as title, t.starts_at as "startsAt", t.ends_at as "endsAt",
               t.told_at as "toldAt",
               (select count(*)::integer from tournaments.network_players p
                 where p.code = t.code and p.left_at is null) as participants,
               (select count(*)::integer from tournaments.network_prizes z
                 where z.code = t.code and z.status = 'OK') as paid,
               (select count(*)::integer from tournaments.network_prizes z
                 where z.code = t.code and z.status <> 'OK') as refused,
               coalesce((select jsonb_agg(jsonb_build_object('currency', s.currency, 'amount', s.amount) order by s.currency)
                           from (select z.currency, sum(z.amount)::bigint as amount from tournaments.network_prizes z
                                  where z.code = t.code and z.status = 'OK' group by z.currency) s), '[]'::jsonb) as sums
          from tournaments.network_tournaments t order by t.starts_at desc, t.code limit 100`.execute(db);
      const now = clock.now();
      return {
        isCurrent,
        tournaments: rows.map((row) => ({
          ...row,
          status: statusAt(row, now),
          sums: row.sums.map(({ currency, amount }) => ({ currency, amount: BigInt(amount) })),
        })),
      };
    },
    async prizes(code) {
      const { rows } = await sql<NetworkPrize>`
        select place, player_id as "playerId", currency, amount, status, at, transaction_id as "transactionId"
          from tournaments.network_prizes where code = ${code} order by place`.execute(db);
      return rows;
    },
  };
}
