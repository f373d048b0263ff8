import { sql } from 'kysely';
import type { LeftReason, Withheld } from '@/lib/domain/tournaments';
import type { LanguageCode } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { likePart } from '../../kernel/like';
import { countRows, type Listing } from '../../kernel/listing';
import type { Kernel } from '../../kernel/kernel';
import type { Given, Owed } from '../settlement/give';
import type { Db } from '../store';

/** What a place brings, in the currency of who holds it; amounts are minor units, null where the prize has none in it. */
export interface PlacePrize {
  currency: Currency;
  amount: bigint | null;
  hasMoney: boolean;
  freeSpins: number;
  points: number;
}

/** A prize that was given anew. */
export interface PlaceCorrection {
  playerId: string;
  email: string | null;
  reason: string | null;
  by: string;
  /** ISO 8601. */
  at: string;
  withheld: Given['withheld'];
  currency: Currency;
  /** Minor units. */
  amount: number;
  freeSpins: number;
  points: number;
}

/** A participant as operators see them. Points are hundredths. */
export interface DeskPlace {
  /** Null without points, and for who has left. */
  place: number | null;
  playerId: string;
  email: string | null;
  country: string | null;
  points: bigint;
  rounds: number;
  joinedAt: Date | null;
  leftAt: Date | null;
  leftReason: LeftReason | null;
  leftBy: string | null;
  leftNote: string | null;
  /** Whether they may play now; who may not gets no prize. */
  isPlayable: boolean;
  /** Null for a place that wins nothing. */
  prize: PlacePrize | null;
  /** Once the place stands and was looked at. */
  settledAt: Date | null;
  withheld: Withheld | null;
  /** What was given; minor units. */
  given: { amount: bigint; freeSpins: number; points: number } | null;
  corrections: PlaceCorrection[];
}

export interface PlaceFilter {
  id: string;
  /** Whether the places stand. */
  isFinal: boolean;
  /** Who takes part, or who has left. */
  who: 'in' | 'out';
  /** Part of the address, or the whole id. */
  text?: string | undefined;
  offset: number;
  limit: number;
}

const NOTHING_GIVEN = sql`
    null::timestamptz as settled_at, null::text as withheld, 0::bigint as amount, 0 as free_spins, 0 as prize_points`;

/** Everybody of one list. */
function everybody({ id, isFinal, who }: PlaceFilter) {
  if (who === 'out')
    return sql`
      (select j.player_id, null::integer as place, 0::bigint as points, 0 as rounds, ${NOTHING_GIVEN}
         from tournaments.participations j where j.tournament_id = ${id} and j.left_at is not null) e`;
  if (isFinal)
    return sql`
      (select p.player_id, p.place, p.points, p.rounds, p.settled_at, p.withheld, p.amount, p.free_spins, p.prize_points
         from tournaments.places p where p.tournament_id = ${id}) e`;
  return sql`
      (select s.tournament_id, s.player_id, s.points, s.rounds, s.places_by, s.reached_at, s.joined_at, ${NOTHING_GIVEN}
         from tournaments.scores s where s.tournament_id = ${id}) e`;
}

function fitting(filter: PlaceFilter) {
  const { text = '' } = filter;
  if (text === '') return sql`from ${everybody(filter)}`;
  return sql`
    from ${everybody(filter)} left join identity.player_directory d on d.player_id = e.player_id
   where d.email like ${likePart(text)} or e.player_id::text = ${text.toLowerCase()}`;
}

/** The rows of one page, with their place and their order: those who stand are read in the order of the index, no further than that. */
function pageOf(filter: PlaceFilter) {
  const { text = '', offset, limit } = filter;
  const range = sql`offset ${offset}::bigint limit ${limit}::bigint`;
  if (filter.isFinal || filter.who === 'out')
    return sql`
      select e.*, row_number() over (order by e.place, e.player_id) as line
        from (select e.* ${fitting(filter)} order by e.place, e.player_id ${range}) e`;
  const order = sql`e.places_by, e.reached_at, e.joined_at, e.player_id`;
  // Everybody before the page has a place of their own; among those that a search finds, others stand between them.
  const place =
    text === ''
      ? sql`${offset}::bigint + row_number() over (order by ${order})`
      : sql`tournaments.count_ahead(e.tournament_id, e.player_id) + 1`;
  return sql`
      select e.*, case when e.points > 0 then (${place})::integer end as place, row_number() over (order by ${order}) as line
        from (select e.* ${fitting(filter)} order by ${order} ${range}) e`;
}

const PRIZE = sql`
  (select jsonb_build_object('currency', i.currency, 'freeSpins', z.free_spins, 'points', z.points,
            'amount', (select a.amount from tournaments.prize_amounts a
                        where a.tournament_id = z.tournament_id and a.place_from = z.place_from and a.currency = i.currency),
            'hasMoney', exists (select from tournaments.prize_amounts a
                                 where a.tournament_id = z.tournament_id and a.place_from = z.place_from))
     from tournaments.prizes z where z.tournament_id = t.id and f.place between z.place_from and z.place_to)`;
const CORRECTIONS = sql`
  coalesce((select jsonb_agg(jsonb_build_object('playerId', c.player_id, 'email', cd.email, 'reason', c.reason,
                     'by', c.given_by, 'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                     'withheld', c.withheld, 'currency', c.currency, 'amount', c.amount, 'freeSpins', c.free_spins,
                     'points', c.prize_points) order by c.at)
              from tournaments.corrections c left join identity.player_directory cd on cd.player_id = c.player_id
             where c.tournament_id = t.id and c.place = f.place and f.is_final), '[]'::jsonb)`;

type Row = Omit<DeskPlace, 'prize' | 'given'> & {
  prize: (Omit<PlacePrize, 'amount'> & { amount: number | null }) | null;
  amount: bigint;
  freeSpins: number;
  prizePoints: number;
};

async function listPlaces(db: Db, filter: PlaceFilter, now: Date): Promise<DeskPlace[]> {
  const source = pageOf(filter);
  const { rows } = await sql<Row>`
    with f as (select e.*, ${filter.isFinal}::boolean as is_final from (${source}) e)
    select f.place, f.player_id as "playerId", d.email, d.country, f.points, f.rounds, j.joined_at as "joinedAt",
           j.left_at as "leftAt", j.left_reason as "leftReason", j.left_by as "leftBy", j.left_note as "leftNote",
           coalesce(identity.may_receive(i, ${now}), false) as "isPlayable",
           ${PRIZE} as prize, f.settled_at as "settledAt", f.withheld, f.amount, f.free_spins as "freeSpins",
           f.prize_points as "prizePoints", ${CORRECTIONS} as corrections
      from f
      join tournaments.tournaments t on t.id = ${filter.id}
      left join tournaments.participations j on j.tournament_id = t.id and j.player_id = f.player_id
      left join identity.player_directory d on d.player_id = f.player_id
      left join identity.player_traits i on i.player_id = f.player_id
     order by f.line`.execute(db);
  return rows.map(({ prize, amount, freeSpins, prizePoints, ...row }) => ({
    ...row,
    prize: prize && { ...prize, amount: prize.amount === null ? null : BigInt(prize.amount) },
    given: row.settledAt === null ? null : { amount, freeSpins, points: prizePoints },
  }));
}

export const createPlaces = ({
  db,
  clock,
}: Pick<Kernel, 'db' | 'clock'>): Listing<PlaceFilter, DeskPlace> => ({
  rows: (filter) => listPlaces(db, filter, clock.now()),
  count: (filter) => countRows(db, fitting(filter)),
});

/** What places came to: how many there are, and what was given for them. Minor units by currency. */
export interface SettlementSums {
  places: number;
  /** With a prize. */
  winning: number;
  settled: number;
  withheld: number;
  given: { currency: Currency; amount: bigint; freeSpins: number; points: number }[];
}

export async function sumPlaces(db: Db, id: string): Promise<SettlementSums> {
  const { rows } = await sql<Omit<SettlementSums, 'given'>>`
    select count(*)::integer as places, count(z.place_from)::integer as winning,
           count(p.settled_at)::integer as settled, count(p.withheld)::integer as withheld
      from tournaments.places p
      left join tournaments.prizes z
        on z.tournament_id = p.tournament_id and p.place between z.place_from and z.place_to
     where p.tournament_id = ${id}`.execute(db);
  const given = await sql<SettlementSums['given'][number]>`
    select currency, sum(amount)::bigint as amount, sum(free_spins)::integer as "freeSpins",
           sum(prize_points)::integer as points
      from (select currency, amount, free_spins, prize_points from tournaments.places
             where tournament_id = ${id} and settled_at is not null and currency is not null
            union all
            select currency, amount, free_spins, prize_points from tournaments.corrections where tournament_id = ${id}) g
     group by currency order by currency`.execute(db);
  const [sums] = rows;
  return { ...(sums ?? { places: 0, winning: 0, settled: 0, withheld: 0 }), given: given.rows };
}

/** A place whose prize may be given anew, locked; what it would bring another player. */
export interface Correctable {
  isSettled: boolean;
  /** How often it was given anew. */
  earlier: number;
  owed: Owed | null;
  takesPart: boolean;
  leftReason: LeftReason | null;
  isPlayable: boolean;
}

export async function findCorrectable(
  trx: Db,
  { id, place, playerId, now }: { id: string; place: number; playerId: string; now: Date },
): Promise<Correctable | undefined> {
  await sql`
    select from tournaments.places where tournament_id = ${id} and place = ${place} for update`.execute(trx);
  const { rows } = await sql<
    Omit<Correctable, 'owed'> &
      Partial<Omit<Owed, 'amount' | 'playerId'>> & { amount: bigint | null; prized: boolean }
  >`
    select p.settled_at is not null as "isSettled", z.place_from is not null as prized, t.name ->> 'en' as name,
           t.spin_campaign as "spinCampaign", i.currency, z.free_spins as "freeSpins", z.points,
           (select a.amount from tournaments.prize_amounts a
             where a.tournament_id = t.id and a.place_from = z.place_from and a.currency = i.currency) as amount,
           exists (select from tournaments.prize_amounts a
                    where a.tournament_id = t.id and a.place_from = z.place_from) as "hasMoney",
           j.player_id is not null as "takesPart", j.left_reason as "leftReason",
           (select count(*)::integer from tournaments.corrections c
             where c.tournament_id = t.id and c.place = p.place) as earlier,
           coalesce(identity.may_receive(i, ${now}), false) as "isPlayable"
      from tournaments.places p
      join tournaments.tournaments t on t.id = p.tournament_id
      left join tournaments.prizes z on z.tournament_id = t.id and p.place between z.place_from and z.place_to
      left join tournaments.participations j on j.tournament_id = t.id and j.player_id = ${playerId}
      left join identity.player_traits i on i.player_id = ${playerId}
     where p.tournament_id = ${id} and p.place = ${place}`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { prized, name = '', currency, amount, hasMoney = false, freeSpins = 0, points = 0, ...rest } = row;
  const { spinCampaign = null, isSettled, earlier, takesPart, leftReason, isPlayable } = rest;
  return {
    ...{ isSettled, earlier, takesPart, leftReason, isPlayable },
    owed:
      prized && currency
        ? { playerId, name, currency, amount, hasMoney, freeSpins, points, spinCampaign }
        : null,
  };
}

export async function countCorrections(db: Db, id: string, place: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from tournaments.corrections where tournament_id = ${id} and place = ${place}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function addCorrection(
  trx: Db,
  given: Given & {
    key: string;
    id: string;
    place: number;
    playerId: string;
    reason: string;
    by: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into tournaments.corrections (key, tournament_id, place, player_id, reason, given_by, at, withheld, currency,
                                         amount, free_spins, prize_points, transaction_id)
    values (${given.key}, ${given.id}, ${given.place}, ${given.playerId}, ${given.reason}, ${given.by}, ${given.at},
            ${given.withheld}, ${given.currency}, ${given.amount}, ${given.freeSpins}, ${given.points},
            ${given.transactionId})`.execute(trx);
}

export interface Reader {
  playerId: string;
  email: string;
  language: LanguageCode;
}

/** Participants whom a letter may be written to, the next ones after a player: who is excluded or takes a break gets none. */
export async function readersAfter(
  trx: Db,
  { id, after, limit, now }: { id: string; after: string | null; limit: number; now: Date },
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select j.player_id as "playerId", d.email, i.language
      from tournaments.participations j
      join identity.player_directory d on d.player_id = j.player_id
      join identity.player_traits i on i.player_id = j.player_id
     where j.tournament_id = ${id} and j.left_at is null and identity.may_receive(i, ${now})
       and (${after}::uuid is null or j.player_id > ${after}::uuid)
     order by j.player_id limit ${limit}`.execute(trx);
  return rows;
}
