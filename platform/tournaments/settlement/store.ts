import { sql, type Kysely } from 'kysely';
import type { Given, Owed } from './give';

type Db = Kysely<unknown>;

/** Rounds from before the end are waited for so long: a studio ends what nobody plays on within it (docs/contracts/studio.md). */
const PATIENCE = sql`interval '24 hours'`;
/** A stake from the last moment is on its way into the books no longer than this. */
const ON_ITS_WAY = sql`interval '10 seconds'`;

/** Ends what is over: no round that begins from now on counts. @returns their ids */
export async function freezeEnded(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update tournaments.tournaments set state = 'frozen', frozen_at = ${now}
     where state = 'open' and ends_at <= ${now} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Frozen ones none of whose participants has a round open any more, or whose time for that is over: who has left is not waited for. */
export async function readyToCount(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tournaments.tournaments t
     where t.state = 'frozen' and t.ends_at + ${ON_ITS_WAY} <= ${now}
       and (t.ends_at + ${PATIENCE} <= ${now}
            or not exists (select from tournaments.rounds r
                             join tournaments.participations j
                               on j.tournament_id = r.tournament_id and j.player_id = r.player_id
                            where r.tournament_id = t.id and not r.closed and r.staked > 0 and r.verdict = 'counts'
                              and j.left_at is null and r.began_at >= j.joined_at))
     order by t.ends_at, t.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Writes down the places of a frozen tournament, once: who has points, and may play. Participants who may not lose their place,
 * which is the next one's.
 * @returns how many there are; null when it was done before
 */
export async function countPlaces(trx: Db, id: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: string }>`
    update tournaments.tournaments set state = 'counted', counted_at = ${now}
     where id = ${id} and state = 'frozen' returning id`.execute(trx);
  if (rows.length === 0) return null;
  const { numAffectedRows } = await sql`
    insert into tournaments.places (tournament_id, place, player_id, points, rounds, reached_at)
    select s.tournament_id, row_number() over (order by s.points desc, s.reached_at, s.joined_at, s.player_id), s.player_id,
           s.points, s.rounds, s.reached_at
      from tournaments.scores s join identity.player_traits i on i.player_id = s.player_id
     where s.tournament_id = ${id} and s.points > 0 and identity.may_receive(i, ${now})`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Tournaments whose places stand, and whose prizes nobody holds back. */
export async function readyToPay(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tournaments.tournaments where state = 'counted' and not needs_review order by counted_at, id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface OwedPlace extends Owed {
  place: number;
  isPlayable: boolean;
}

/** The next place of a tournament after another one that is owed a prize, which nobody else settles meanwhile. */
export async function nextOwed(
  trx: Db,
  { id, after }: { id: string; after: number },
  now: Date,
): Promise<OwedPlace | undefined> {
  const { rows } = await sql<OwedPlace>`
    select p.place, p.player_id as "playerId", t.name ->> 'en' as name, i.currency, z.free_spins as "freeSpins", z.points,
           t.spin_campaign as "spinCampaign",
           identity.may_receive(i, ${now}) as "isPlayable",
           (select a.amount from tournaments.prize_amounts a
             where a.tournament_id = z.tournament_id and a.place_from = z.place_from and a.currency = i.currency) as amount,
           exists (select from tournaments.prize_amounts a
                    where a.tournament_id = z.tournament_id and a.place_from = z.place_from) as "hasMoney"
      from tournaments.places p
      join tournaments.tournaments t on t.id = p.tournament_id
      join tournaments.prizes z on z.tournament_id = p.tournament_id and p.place between z.place_from and z.place_to
      join identity.player_traits i on i.player_id = p.player_id
     where p.tournament_id = ${id} and p.place > ${after} and p.settled_at is null and t.state = 'counted'
     order by p.place limit 1
       for update of p skip locked`.execute(trx);
  return rows[0];
}

export interface SettledPlace extends Omit<Given, 'withheld'> {
  place: number;
  withheld: Given['withheld'] | 'account';
}

export async function settlePlace(trx: Db, id: string, settled: SettledPlace, now: Date): Promise<void> {
  await sql`
    update tournaments.places
       set settled_at = ${now}, withheld = ${settled.withheld}, currency = ${settled.currency}, amount = ${settled.amount},
           free_spins = ${settled.freeSpins}, prize_points = ${settled.points}, transaction_id = ${settled.transactionId}
     where tournament_id = ${id} and place = ${settled.place}`.execute(trx);
}

/** Whether no place is owed anything any more: it is written down once. */
export async function endPaying(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update tournaments.tournaments t set state = 'paid', paid_at = ${now}
     where t.id = ${id} and t.state = 'counted'
       and not exists (select from tournaments.places p
                         join tournaments.prizes z
                           on z.tournament_id = p.tournament_id and p.place between z.place_from and z.place_to
                        where p.tournament_id = t.id and p.settled_at is null)
    returning t.id`.execute(db);
  return rows.length > 0;
}
