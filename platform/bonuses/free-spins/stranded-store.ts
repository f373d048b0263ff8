import { sql } from 'kysely';
import type { Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { countRows } from '../../kernel/listing';
import type { Db } from '../grants/store';

/** Whether a game of free spins `f` is on offer. */
const PLAYABLE = sql`exists (select from games.catalogue c where c.game_id = any (f.games) and c.offered)`;
const STRANDED = sql`f.state = 'open' and f.stranded_at is not null`;

/** Games that could take the place of one, named for a choice. */
const CANDIDATES = 20;

/** @returns what is left, and the bonus's name; null when a game is on offer, or it was noted before */
export async function strand(trx: Db, id: string, now: Date): Promise<{ left: number; name: Texts } | null> {
  const { rows } = await sql<{ left: number; name: Texts }>`
    update bonuses.free_spin_grants f set stranded_at = ${now}, time_kept_to = ${now}
      from bonuses.definitions b
     where f.id = ${id}::uuid and b.id = f.bonus_id and f.state = 'open' and f.stranded_at is null and not ${PLAYABLE}
    returning f.spins_left as "left", b.name`.execute(trx);
  return rows[0] ?? null;
}

export interface StrandedSpins {
  id: string;
  playerId: string;
  currency: Currency;
  bonusGrantId: string | null;
  name: Texts;
}

/** Those whose time stands still, or the one with an id. */
export async function strandedSpins(
  db: Db,
  { id = null, limit }: { id?: string | null; limit: number },
): Promise<StrandedSpins[]> {
  const { rows } = await sql<StrandedSpins>`
    select f.id, f.player_id as "playerId", f.currency, f.bonus_grant_id as "bonusGrantId", b.name
      from bonuses.free_spin_grants f join bonuses.definitions b on b.id = f.bonus_id
     where ${STRANDED} and (${id}::uuid is null or f.id = ${id}::uuid)
     order by f.time_kept_to, f.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Makes up for the time since it was done last, for the spins and for the active bonus that they came with.
 * @returns whether a game is on offer again, from which moment on their time runs; null when they are not stranded
 */
export async function keepTime(trx: Db, id: string, now: Date): Promise<boolean | null> {
  const { rows } = await sql<{ playable: boolean }>`
    with was as (
      select f.id, greatest(${now}::timestamptz - f.time_kept_to, interval '0') as stood, ${PLAYABLE} as playable
        from bonuses.free_spin_grants f where f.id = ${id}::uuid and ${STRANDED} for update of f
    ), spins as (
      update bonuses.free_spin_grants f
         set expires_at = f.expires_at + w.stood,
             stranded_at = case when not w.playable then f.stranded_at end,
             time_kept_to = case when not w.playable then greatest(f.time_kept_to, ${now}::timestamptz) end
        from was w where f.id = w.id
      returning f.bonus_grant_id, w.stood, w.playable
    ), bonus as (
      update bonuses.grants g
         set expires_at = g.expires_at + s.stood, warned = case when not s.playable then g.warned end
        from spins s where g.id = s.bonus_grant_id and g.state = 'active'
    )
    select playable from spins`.execute(trx);
  return rows[0]?.playable ?? null;
}

/** Another game to use them in. @returns false when it is not among those that could take the place of one */
export async function addGame(trx: Db, id: string, gameId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    update bonuses.free_spin_grants f set games = f.games || s.game_id
      from games.stand_ins((select o.games from bonuses.free_spin_grants o where o.id = ${id}::uuid)) s
     where f.id = ${id}::uuid and s.game_id = ${gameId} and ${STRANDED}
    returning s.name`.execute(trx);
  return rows[0]?.name ?? null;
}

export interface StrandedFilter {
  offset: number;
  limit: number;
}

/** Amounts are minor units. */
export interface ListedStranded {
  id: string;
  bonusId: string;
  name: Texts;
  playerId: string;
  email: string | null;
  left: number;
  betAmount: bigint;
  currency: Currency;
  since: Date;
  /** Names of the games that they were given for. */
  games: string[];
  /** What could take their place, the most played first. */
  standIns: { id: string; name: string }[];
}

/** The longest waiting first. */
export async function listStranded(db: Db, { offset, limit }: StrandedFilter): Promise<ListedStranded[]> {
  const { rows } = await sql<Omit<ListedStranded, 'since'> & { since: Date | null }>`
    select f.id, f.bonus_id as "bonusId", b.name, f.player_id as "playerId", p.email, f.spins_left as "left",
           f.bet_amount as "betAmount", f.currency, f.stranded_at as since,
           array(select c.name from games.catalogue c where c.game_id = any (f.games) order by c.name) as games,
           coalesce((select jsonb_agg(jsonb_build_object('id', s.game_id, 'name', s.name) order by s.place)
                       from games.stand_ins(f.games) with ordinality as s (game_id, name, place)
                      where s.place <= ${CANDIDATES}), '[]') as "standIns"
      from bonuses.free_spin_grants f
      join bonuses.definitions b on b.id = f.bonus_id
      left join identity.player_directory p on p.player_id = f.player_id
     where ${STRANDED}
     order by f.stranded_at, f.id offset ${offset}::bigint limit ${limit}::bigint`.execute(db);
  return rows.flatMap(({ since, ...row }) => (since ? { ...row, since } : []));
}

export const countStranded = (db: Db, _filter: StrandedFilter): Promise<number> =>
  countRows(db, sql`from bonuses.free_spin_grants f where ${STRANDED}`);
