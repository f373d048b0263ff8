import { sql, type RawBuilder } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';
import { UUID } from '@/lib/domain/uuid';
import { currencyOrDefault, type Currency } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import { likePart } from '../kernel/like';
import { countRows, type Listing } from '../kernel/listing';
import { deviceOf, type PlayerDevice } from './devices';
import { endAccess } from './end-access';
import * as store from './store';
import type { Db, PlayerStatus } from './store';

export const PLAYER_SORTS = ['created', 'seen', 'email', 'country', 'status'] as const;
export type PlayerSort = (typeof PLAYER_SORTS)[number];

/** As operators tell accounts apart: one that its player has closed is not one that somebody has blocked. */
export type ListedStatus = PlayerStatus | 'closed';
export const LISTED_STATUSES = ['active', 'blocked', 'excluded', 'closed'] as const satisfies ListedStatus[];

export interface PlayerFilter {
  /** Part of the address or of the name, or the whole id. */
  text?: string | undefined;
  status?: ListedStatus | undefined;
  /** ISO 3166 alpha-2. */
  country?: string | undefined;
  from?: Date | undefined;
  /** Not itself. */
  before?: Date | undefined;
  sort: PlayerSort;
  descending: boolean;
  offset: number;
  limit: number;
}

export interface ListedPlayer {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
  surname: string | null;
  status: ListedStatus;
  country: string;
  currency: Currency;
  language: LanguageCode;
  createdAt: Date;
  /** Of a session that is still kept. */
  seenAt: Date | null;
}

/** Players as operators find and handle them; nobody finds one who was erased. */
export interface PlayerList {
  all: Listing<PlayerFilter, ListedPlayer>;
  sessionsOf(playerId: string): Promise<Omit<PlayerDevice, 'current'>[]>;
  /** The player's status, locked until the transaction ends; null when there is no such player. */
  lockStatus(trx: Db, playerId: string): Promise<PlayerStatus | null>;
  saveStatus(trx: Db, playerId: string, status: PlayerStatus): Promise<void>;
  /** Ends one session. @returns its id in a list, which is empty when there is no such session. */
  endSession(trx: Db, playerId: string, sessionId: string): Promise<string[]>;
  /** Ends all by which the player is in; see end-access.ts. @returns the sessions that ended. */
  endAccess(trx: Db, playerId: string): Promise<string[]>;
}

type ListRow = Omit<ListedPlayer, 'currency'> & { currency: string };

const STATUS = sql`case when c.player_id is null then p.status else 'closed' end`;
const SEEN = sql`(select max(s.last_seen_at) from identity.sessions s where s.player_id = p.id)`;
const ORDER: Record<PlayerSort, RawBuilder<unknown>> = {
  created: sql`p.created_at`,
  seen: SEEN,
  email: sql`p.email`,
  country: sql`p.country`,
  status: STATUS,
};

/** Accounts that fit, and what is known of each. */
function fitting(filter: PlayerFilter) {
  const { text, status = null, country = null, from = null, before = null } = filter;
  const id = text !== undefined && UUID.test(text) ? text : null;
  const part = text === undefined || id !== null ? null : likePart(text);
  return sql`
      from identity.players p
      left join players.player_names n on n.player_id = p.id
      left join players.closed_accounts c on c.player_id = p.id
     where not exists (select from identity.erasures e where e.player_id = p.id)
       and (${id}::uuid is null or p.id = ${id}::uuid)
       and (${part}::text is null or p.email like ${part}::text
            or lower(concat_ws(' ', n.name, n.surname)) like ${part}::text)
       and (${status}::text is null or ${STATUS} = ${status}::text)
       and (${country}::text is null or p.country = ${country}::text)
       and (${from}::timestamptz is null or p.created_at >= ${from}::timestamptz)
       and (${before}::timestamptz is null or p.created_at < ${before}::timestamptz)`;
}

async function findPlayers(db: Db, filter: PlayerFilter): Promise<ListRow[]> {
  const direction = filter.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<ListRow>`
    select p.id, p.email, p.email_verified as "emailVerified", n.name, n.surname, ${STATUS} as status, p.country, p.currency,
           p.language, p.created_at as "createdAt", ${SEEN} as "seenAt"
    ${fitting(filter)}
     order by ${ORDER[filter.sort]} ${direction}, p.id
     offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export function createPlayerList({ db, clock }: Pick<Kernel, 'db' | 'clock'>): PlayerList {
  return {
    all: {
      async rows(filter) {
        const players = await findPlayers(db, filter);
        return players.map((row) => ({ ...row, currency: currencyOrDefault(row.currency) }));
      },
      count: (filter) => countRows(db, fitting(filter)),
    },
    sessionsOf: async (playerId) => (await store.listSessions(db, playerId, clock.now())).map(deviceOf),
    async lockStatus(trx, playerId) {
      const { rows } = await sql<{ status: PlayerStatus }>`
        select status from identity.players where id = ${playerId}::uuid for no key update`.execute(trx);
      return rows[0]?.status ?? null;
    },
    async saveStatus(trx, playerId, status) {
      await sql`
        update identity.players set status = ${status}, updated_at = now()
         where id = ${playerId}::uuid`.execute(trx);
    },
    endSession: (trx, playerId, sessionId) => store.endSessions(trx, playerId, { only: sessionId }),
    endAccess: (trx, playerId) => endAccess(trx, playerId),
  };
}
