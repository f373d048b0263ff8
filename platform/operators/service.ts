import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { API_CODES } from '@/lib/domain/api-codes';
import {
  OFFICE_COOKIE,
  OFFICE_COOKIE_PATH,
  OFFICE_ROLES,
  permissionsOf,
  rolesWith,
  type OfficePermission,
  type OfficeRole,
  type OperatorStanding,
} from '@/lib/domain/office-permissions';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import type { OperatorOf, OperatorSession } from '../kernel/session';
import { findIds, countOperators, listOperators, type OperatorFilter } from './list';
import * as store from './store';
import type { KnownOperator } from './types';
import type { Db, OperatorRow } from './store';

export type { KnownOperator } from './types';
export { knownSchema, presentKnown } from './schemas';
export { OPERATOR_SORTS, OPERATOR_STATES, type OperatorFilter } from './list';

/** How long a token works; the web renews it while the log-in at the CMS lasts. Milliseconds. */
export const TOKEN_MS = 15 * 60 * 1000;
/** How long an exchange could be sent again: a signature is taken five minutes before and after its time. Milliseconds. */
const REPLAY_MS = 10 * 60 * 1000;
const TOKEN = /^[\w-]{43}$/;

/** Who has logged in at the CMS, as the web's server tells. */
export interface LoggedInOperator {
  id: string;
  email: string;
  name: string;
  /** Of the CMS. */
  administrator: boolean;
}

/** Operators and their tokens. Roles are read with every call: one that is taken ends at once. */
export interface OperatorsService {
  /**
   * A token for somebody who is logged in at the CMS.
   * @throws Problem 403 for an operator without any role here, 409 for a nonce that was used
   */
  exchange(
    operator: LoggedInOperator,
    nonce: string,
    requestId: string,
  ): Promise<{ token: string; cookie: string; session: OperatorSession }>;
  operatorOf: OperatorOf;
  /** Ends all of the operator's tokens. @returns the Set-Cookie that takes the token from the browser. */
  leave(session: OperatorSession, requestId: string): Promise<string>;
  /**
   * Ends all tokens of an operator whose log-in or rights at the CMS have ended, and takes what they are no more.
   * @param standing undefined when it is as it was.
   */
  loggedOut(operatorId: string, standing: OperatorStanding | undefined, requestId: string): Promise<void>;
  /** Everybody who was ever in the office, as filters and order ask. */
  list: Listing<OperatorFilter, KnownOperator>;
  /** @throws Problem 404, or 409 for one's own roles. */
  setRoles(
    change: { operatorId: string; roles: readonly OfficeRole[]; reason: string },
    by: OperatorSession,
    requestId: string,
  ): Promise<KnownOperator>;
  /** Ids of the operators who may do something now; of several things, all of them. */
  idsWith(db: Db, permission: OfficePermission, ...others: OfficePermission[]): Promise<string[]>;
  /** E-mail addresses by id; who is not there is left out. */
  addressesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>>;
  /** Ids of the operators whom a text names: by the whole id, or a part of the address. */
  idsOf(text: string): Promise<string[]>;
  sweep(): Promise<void>;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const rolesOf = ({ roles, administrator }: Pick<OperatorRow, 'roles' | 'administrator'>): OfficeRole[] =>
  OFFICE_ROLES.filter((role) => roles.includes(role) || (administrator && role === 'administrator'));

const toKnown = (row: OperatorRow): KnownOperator => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: rolesOf(row),
  fixed: row.administrator,
  lastSeenAt: row.lastSeenAt,
});

export function createOperatorsService({
  config,
  db,
  pool,
  clock,
}: Pick<Kernel, 'config' | 'db' | 'pool' | 'clock'>): OperatorsService {
  const secure = config.webOrigin.startsWith('https://');
  const cookieName = secure ? OFFICE_COOKIE.secure : OFFICE_COOKIE.plain;
  const attributes = {
    path: `${new URL(config.webUrl).pathname.replace(/\/$/, '')}${OFFICE_COOKIE_PATH}`,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
  } as const;

  const endAll = async (trx: Db, operatorId: string, requestId: string): Promise<void> => {
    const now = clock.now();
    const wasHere = await store.hasLiveToken(trx, operatorId, now);
    await store.endTokens(trx, operatorId, now);
    if (!wasHere) return;
    const actor = { kind: 'operator', id: operatorId } as const;
    await audit(trx, { actor, action: 'operators.left', subject: operatorId, requestId });
  };

  /** So that nobody is waited for who is gone, and an approval asks for those who can give it. */
  const takeRights = async (trx: Db, operatorId: string, keep: { roles: boolean }, requestId: string) => {
    const row = await store.lockOperator(trx, operatorId);
    if (!row || (!row.administrator && (keep.roles || row.roles.length === 0))) return;
    await store.takeRights(trx, operatorId, keep);
    await audit(trx, {
      actor: { kind: 'system', name: 'web' },
      action: 'operators.rights-ended',
      subject: operatorId,
      before: { roles: rolesOf(row) },
      after: { roles: keep.roles ? row.roles : [] },
      requestId,
    });
  };

  return {
    async exchange(operator, nonce, requestId) {
      const now = clock.now();
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + TOKEN_MS);
      const row = await db.transaction().execute(async (trx) => {
        const known = await store.saveOperator(trx, operator, now);
        if (rolesOf(known).length === 0) return null;
        const isNew = !(await store.hasLiveToken(trx, operator.id, now));
        if (
          !(await store.insertToken(trx, {
            hash: hashOf(token),
            operatorId: known.id,
            nonce,
            now,
            expiresAt,
          }))
        ) {
          throw new Problem(409, API_CODES.wrongData, 'this exchange was made before');
        }
        if (isNew) {
          const actor = { kind: 'operator', id: known.id } as const;
          await audit(trx, { actor, action: 'operators.entered', subject: known.id, requestId });
        }
        return known;
      });
      // Kept all the same, so that an administrator finds them and can give them a role.
      if (!row) throw new Problem(403, API_CODES.adminCredentials, 'this operator has no role in the office');
      const roles = rolesOf(row);
      return {
        token,
        cookie: serialize(cookieName, token, { ...attributes, maxAge: TOKEN_MS / 1000 }),
        session: {
          operatorId: row.id,
          email: row.email,
          name: row.name,
          roles,
          permissions: permissionsOf(roles),
          expiresAt,
        },
      };
    },

    async operatorOf(request) {
      const header = request.headers.get('cookie');
      const token = header ? parse(header, cookieName)[cookieName] : undefined;
      if (!token || !TOKEN.test(token)) return null;
      const row = await store.findToken(pool, hashOf(token), clock.now());
      if (!row) return null;
      const roles = rolesOf(row);
      return {
        operatorId: row.id,
        email: row.email,
        name: row.name,
        roles,
        permissions: permissionsOf(roles),
        expiresAt: row.expires_at,
      };
    },

    async leave({ operatorId }, requestId) {
      await db.transaction().execute((trx) => endAll(trx, operatorId, requestId));
      return serialize(cookieName, '', { ...attributes, maxAge: 0 });
    },

    loggedOut: (operatorId, standing, requestId) =>
      db.transaction().execute(async (trx) => {
        await endAll(trx, operatorId, requestId);
        if (standing === 'removed') await takeRights(trx, operatorId, { roles: false }, requestId);
        if (standing === 'operator') await takeRights(trx, operatorId, { roles: true }, requestId);
      }),

    list: {
      rows: async (filter) => (await listOperators(db, filter)).map(toKnown),
      count: (filter) => countOperators(db, filter),
    },

    setRoles({ operatorId, roles, reason }, by, requestId) {
      if (operatorId === by.operatorId) {
        throw new Problem(409, API_CODES.accountStatus, 'somebody else changes one’s own roles');
      }
      return db.transaction().execute(async (trx) => {
        const row = await store.lockOperator(trx, operatorId);
        if (!row) throw new Problem(404, API_CODES.notFound, 'there is no such operator');
        const wanted = OFFICE_ROLES.filter((role) => roles.includes(role));
        await store.saveRoles(trx, operatorId, wanted);
        await audit(trx, {
          actor: { kind: 'operator', id: by.operatorId },
          action: 'operators.roles',
          subject: operatorId,
          before: { roles: row.roles },
          after: { roles: wanted },
          reason,
          requestId,
        });
        return toKnown({ ...row, roles: wanted });
      });
    },

    async idsWith(trx, permission, ...others) {
      let ids = await store.findWithRoles(trx, rolesWith(permission));
      for (const other of others) {
        const able = new Set(await store.findWithRoles(trx, rolesWith(other)));
        ids = ids.filter((id) => able.has(id));
      }
      return ids;
    },
    addressesOf: (trx, ids) => store.findAddresses(trx, ids),
    idsOf: (text) => findIds(db, text),
    async sweep() {
      const now = clock.now();
      await store.sweepTokens(db, now, new Date(now.getTime() - REPLAY_MS));
    },
  };
}
