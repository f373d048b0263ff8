import type { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import type { ApprovalAction } from '@/lib/domain/audit-actions';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import { countRequests, listRequests, type ApprovalFilter } from './list';
import * as store from './store';
import type { ApprovalRequest, Db } from './store';

export { APPROVAL_SORTS, type ApprovalFilter } from './list';
export type { ApprovalRequest } from './store';

/** Something that needs two people; the context that does it defines it when it is built. */
export interface ApprovableAction<Parameters> {
  /** One that the office has words for; those of tests need none. */
  name: ApprovalAction | `test.${string}`;
  parameters: z.ZodType<Parameters>;
  /** How long a request waits. Milliseconds. */
  waitsMs: number;
  /** Ids of the operators who may agree to it now. */
  approvers(trx: Db): Promise<readonly string[]>;
  /** Why it can't be done as things stand, for a person to read; null when it can. Locks what `carryOut` changes. */
  obstacle(trx: Db, parameters: Parameters): Promise<string | null>;
  /** Does it, in the transaction of the approval. `key` is its idempotency key; `reason` is that of who asked; `after` takes what follows the commit. */
  carryOut(
    trx: Db,
    parameters: Parameters,
    call: { key: string; requestId: string; reason: string; after(work: () => Promise<void>): void },
  ): Promise<void>;
}

export interface Ask {
  action: string;
  /** The id of what it is about. */
  subject: string;
  parameters: unknown;
  askedBy: string;
  reason: string;
  requestId: string;
  /** Of an intention: asked again with it, the request is the one that was made first, whatever became of it. */
  key?: string;
  /** Whether it is refused while another request of this action about this subject waits, or one that it says so of. */
  once?: boolean | ((waiting: unknown) => boolean);
}

export interface Decision {
  operator: string;
  reason: string;
  requestId: string;
}

/**
 * Approvals by a second operator (maker and checker). Every step is audited in its own transaction.
 *
 * Problems: 404 no such request; 409 it is no longer waiting, or its state does not allow the step; 403 the operator
 * may not decide it; 422 no operator could approve it.
 */
export interface ApprovalsService {
  define<Parameters>(action: ApprovableAction<Parameters>): void;
  /** @throws ZodError for parameters that the action does not take. */
  ask(ask: Ask): Promise<{ id: string }>;
  /** Looks at the state again, does it and notes who agreed: all of it or nothing. */
  approve(id: string, decision: Decision): Promise<void>;
  /** By an operator who could have approved it. */
  reject(id: string, decision: Decision): Promise<void>;
  /** By the operator who asked. */
  withdraw(id: string, decision: Decision): Promise<void>;
  /**
   * Ends what waits of an action about a subject, or what `which` says of it, since what was asked for is another thing now, or done. In the
   * transaction that makes it so, after what `obstacle` locks is locked.
   */
  endAbout(
    trx: Db,
    about: { action: string; subject: string; which?: (parameters: unknown) => boolean },
    decision: Decision,
  ): Promise<void>;
  /** Deletes what was asked about a player, in the transaction that erases them and after that. */
  erase(trx: Db, playerId: string): Promise<void>;
  /** Requests of an action about a subject, whatever became of them, the latest first. */
  about(trx: Db, about: { action: string; subject: string }): Promise<ApprovalRequest[]>;
  /** Those of them that somebody can still decide. */
  waitingAbout(trx: Db, about: { action: string; subject: string }): Promise<ApprovalRequest[]>;
  /** Requests that wait for approval, the oldest first. */
  waiting(actions: readonly string[]): Promise<ApprovalRequest[]>;
  /** Requests as filters and order ask, whatever became of them. */
  list: Listing<ApprovalFilter, ApprovalRequest>;
  /** Ends requests whose time for a decision is over. @returns how many. */
  expire(): Promise<number>;
}

const AT_ONCE = 100;

export function createApprovalsService({ db, clock }: Pick<Kernel, 'db' | 'clock'>): ApprovalsService {
  const actions = new Map<string, ApprovableAction<unknown>>();

  const actionOf = (name: string): ApprovableAction<unknown> => {
    const action = actions.get(name);
    if (!action) throw new Error(`no action is called ${name}`);
    return action;
  };
  const forbidden = (detail: string) => new Problem(403, API_CODES.accountStatus, detail);
  const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);

  const missing = () => new Problem(404, API_CODES.notFound, 'there is no such request');

  /** The request, locked, if it still waits. */
  const waitingRequest = async (trx: Db, id: string): Promise<ApprovalRequest> => {
    const request = await store.lockRequest(trx, id);
    if (!request) throw missing();
    if (request.state !== 'waiting') throw conflict(`the request is ${request.state}`);
    if (request.expiresAt <= clock.now()) throw conflict('the request is expired');
    return request;
  };

  const end = async (
    trx: Db,
    request: ApprovalRequest,
    state: 'approved' | 'rejected' | 'withdrawn' | 'expired',
    decision?: Decision,
  ) => {
    await store.endRequest(trx, request.id, {
      state,
      by: decision?.operator ?? null,
      at: clock.now(),
      decision: decision?.reason ?? null,
    });
    await audit(trx, {
      actor: decision ? { kind: 'operator', id: decision.operator } : { kind: 'system', name: 'jobs' },
      action: `approvals.${state}`,
      subject: request.subject,
      before: { state: request.state },
      after: { state, request: request.id, action: request.action, parameters: request.parameters },
      reason: decision?.reason,
      requestId: decision?.requestId,
    });
  };

  /** Writes down who was refused a decision: the transaction that refused it is lost. */
  const noteRefusal = async (id: string, { operator, reason, requestId }: Decision) => {
    const request = await store.findRequest(db, id);
    if (!request) return;
    await audit(db, {
      actor: { kind: 'operator', id: operator },
      action: 'approvals.refused',
      subject: request.subject,
      after: { request: id, action: request.action },
      reason,
      requestId,
    });
  };
  const notingRefusals = async <T>(id: string, decision: Decision, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Problem && error.status === 403) await noteRefusal(id, decision);
      throw error;
    }
  };

  const mustBeChecker = async (trx: Db, request: ApprovalRequest, { operator }: Decision) => {
    if (operator === request.askedBy) throw forbidden('whoever asked can’t decide it');
    const approvers = await actionOf(request.action).approvers(trx);
    if (!approvers.includes(operator)) throw forbidden('this operator may not decide it');
  };

  return {
    define(action) {
      if (actions.has(action.name)) throw new Error(`two actions are called ${action.name}`);
      actions.set(action.name, action as ApprovableAction<unknown>);
    },

    ask: ({ action: name, subject, parameters, askedBy, reason, requestId, key = null, once = false }) =>
      db.transaction().execute(async (trx) => {
        const action = actionOf(name);
        const checked = action.parameters.parse(parameters);
        const known = key === null ? undefined : await store.requestOfKey(trx, askedBy, key);
        if (known !== undefined && (known.action !== name || known.subject !== subject))
          throw new Problem(
            422,
            API_CODES.idempotencyMismatch,
            'something else was asked for with this key before',
          );
        if (known !== undefined) return { id: known.id };
        const others = (await action.approvers(trx)).filter((operator) => operator !== askedBy);
        if (others.length === 0) {
          throw new Problem(422, API_CODES.accountStatus, 'nobody else could approve it');
        }
        const obstacle = await action.obstacle(trx, checked);
        if (obstacle !== null) throw conflict(obstacle);
        const askedAt = clock.now();
        const waiting = once ? await store.lockWaiting(trx, { action: name, subject, now: askedAt }) : [];
        const isSame = typeof once === 'function' ? once : () => once;
        if (waiting.some((request) => isSame(request.parameters)))
          throw conflict('somebody has asked for this already');
        const expiresAt = new Date(askedAt.getTime() + action.waitsMs);
        const request = {
          action: name,
          subject,
          parameters: checked,
          askedBy,
          askedAt,
          reason,
          expiresAt,
          key,
        };
        const id = await store.insertRequest(trx, request);
        await audit(trx, {
          actor: { kind: 'operator', id: askedBy },
          action: 'approvals.asked',
          subject,
          after: { request: id, action: name, parameters: checked },
          reason,
          requestId,
        });
        return { id };
      }),

    async approve(id, decision) {
      const later: (() => Promise<void>)[] = [];
      const work = db.transaction().execute(async (trx) => {
        // What it is about is locked before the request, as by those who change that and end the request with it.
        const terms = await store.findRequest(trx, id);
        if (!terms) throw missing();
        const action = actionOf(terms.action);
        const parameters = action.parameters.parse(terms.parameters);
        const obstacle = await action.obstacle(trx, parameters);
        const request = await waitingRequest(trx, id);
        await mustBeChecker(trx, request, decision);
        if (obstacle !== null) throw conflict(obstacle);
        await end(trx, request, 'approved', decision);
        await action.carryOut(trx, parameters, {
          key: `approval:${id}`,
          requestId: decision.requestId,
          reason: request.reason,
          after: (next) => later.push(next),
        });
      });
      await notingRefusals(id, decision, work);
      for (const next of later) await next();
    },

    reject: (id, decision) =>
      notingRefusals(
        id,
        decision,
        db.transaction().execute(async (trx) => {
          const request = await waitingRequest(trx, id);
          await mustBeChecker(trx, request, decision);
          await end(trx, request, 'rejected', decision);
        }),
      ),

    withdraw: (id, decision) =>
      db.transaction().execute(async (trx) => {
        const request = await waitingRequest(trx, id);
        if (decision.operator !== request.askedBy) throw forbidden('somebody else asked for it');
        await end(trx, request, 'withdrawn', decision);
      }),

    erase: (trx, playerId) => store.forgetAbout(trx, playerId),

    async endAbout(trx, { action, subject, which = () => true }, decision) {
      const requests = await store.lockWaiting(trx, { action, subject, now: clock.now() });
      for (const request of requests.filter(({ parameters }) => which(parameters)))
        await end(trx, request, 'withdrawn', decision);
    },

    list: {
      rows: (filter) => listRequests(db, filter, clock.now()),
      count: (filter) => countRequests(db, filter, clock.now()),
    },

    about: (trx, about) => store.listAbout(trx, about),
    waitingAbout: async (trx, about) =>
      (await store.listAbout(trx, about)).filter(
        ({ state, expiresAt }) => state === 'waiting' && expiresAt > clock.now(),
      ),
    waiting: (names) => store.listWaiting(db, names, clock.now()),

    async expire() {
      const overdue = await db.transaction().execute(async (trx) => {
        const requests = await store.lockOverdue(trx, clock.now(), AT_ONCE);
        for (const request of requests) await end(trx, request, 'expired');
        return requests.length;
      });
      return overdue;
    },
  };
}
