import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import type { AuditAction } from '@/lib/domain/audit-actions';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import {
  contentSchema,
  rulesOnly,
  type BonusesService,
  type CampaignContent,
  type CampaignTurn,
} from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';

const START = 'bonuses.start' as const;
const CHANGE = 'bonuses.change' as const;
const WAITS_MS = 3 * 24 * 60 * 60 * 1000;
const TURNS = {
  pause: 'bonuses.pause',
  'go-on': 'bonuses.go-on',
  end: 'bonuses.end',
} as const satisfies Record<CampaignTurn, AuditAction>;

/** A rule as it was and as it is to be, for a colleague to read. */
const changeSchema = z.object({ rule: z.string(), from: z.unknown(), to: z.unknown() });
const startSchema = z.object({ bonusId: z.string(), revision: z.int(), operatorId: z.string() });
const changingSchema = startSchema.extend({ content: contentSchema, changes: z.array(changeSchema) });

interface Deed {
  operator: OperatorSession;
  requestId: string;
}

/** Writing campaigns and starting them. */
export interface CampaignWritingOfOffice {
  laws: BonusesService['campaigns']['writing']['laws'];
  /** What waits for a colleague about a campaign; null for nothing. */
  request(id: string): Promise<{ id: string; action: string; askedBy: string } | null>;
  countListed(id: string): Promise<number>;
  /** A draft. @returns its id @throws Problem 422 with `fields` */
  write(content: CampaignContent, deed: Deed): Promise<string>;
  /**
   * Saves it. Of one that was begun, what players read at once; for its rules a colleague has to agree.
   * @returns the request that waits; null when it is saved
   * @throws Problem 404, 409 when somebody has changed it since the revision, or it is over, 422 with `fields`
   */
  change(
    id: string,
    change: { revision: number; content: CampaignContent; reason: string | null },
    deed: Deed,
  ): Promise<string | null>;
  /** Asks a colleague to start it as it is written. @returns the request @throws Problem 404, 409, 422 with `fields` for what it lacks */
  askToStart(id: string, ask: { revision: number; reason: string }, deed: Deed): Promise<string>;
  /** @throws Problem 404, 409 */
  turn(id: string, turn: CampaignTurn, reason: string, deed: Deed): Promise<void>;
}

/** The rules that differ between two versions. */
function changesOf(before: CampaignContent, after: CampaignContent): z.output<typeof changeSchema>[] {
  const [from, to] = [rulesOnly(before), rulesOnly(after)];
  const rules = Object.keys(to)
    .filter((rule) => JSON.stringify(sorted(from[rule])) !== JSON.stringify(sorted(to[rule])))
    .map((rule) => ({ rule, from: from[rule], to: to[rule] }));
  return after.players ? [...rules, { rule: 'players', from: null, to: after.players.length }] : rules;
}
/** With the names of objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

export function createCampaignWritingOfOffice(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waiting' | 'endAbout'>;
    bonuses: Pick<BonusesService, 'campaigns'>;
    operators: Pick<OperatorsService, 'idsWith'>;
  },
): CampaignWritingOfOffice {
  const { approvals, operators } = parts;
  const { writing } = parts.bonuses.campaigns;
  type Trx = Parameters<typeof writing.write>[0];
  const byOperator = (id: string) => ({ kind: 'operator', id }) as const;
  const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);

  /** Why something can't be done with a campaign as it was seen; null when it can. Holds it. */
  const obstacle = async (
    trx: Trx,
    { bonusId, revision }: z.output<typeof startSchema>,
    then: (held: Awaited<ReturnType<typeof writing.held>>) => string | null,
  ): Promise<string | null> => {
    try {
      return then(await writing.held(trx, bonusId, revision));
    } catch (error) {
      if (error instanceof Problem) return error.message;
      throw error;
    }
  };
  const isOver = (endsAt: Date | null) => endsAt !== null && endsAt <= clock.now();

  approvals.define({
    name: START,
    parameters: startSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'write:campaigns'),
    obstacle: (trx, asked) =>
      obstacle(trx, asked, ({ begunAt, content }) => {
        if (begunAt !== null) return 'it was started before';
        const lacks = Object.keys(writing.missing(content));
        return lacks.length === 0 ? null : `it lacks: ${lacks.join(', ')}`;
      }),
    async carryOut(trx, { bonusId, revision, operatorId }, { requestId, reason, after }) {
      await writing.start(trx, bonusId);
      await audit(trx, {
        actor: byOperator(operatorId),
        action: START,
        subject: bonusId,
        after: { revision },
        reason,
        requestId,
      });
      after(writing.announce);
    },
  });

  const saved = async (
    trx: Trx,
    id: string,
    { before, content }: { before: CampaignContent; content: CampaignContent },
    deed: { operatorId: string; requestId: string; reason: string | null },
  ) => {
    await writing.save(trx, id, content);
    const { reason, requestId, operatorId } = deed;
    await audit(trx, {
      actor: byOperator(operatorId),
      action: CHANGE,
      subject: id,
      before,
      // Who is on a list is known by their ids alone, and not written down here.
      after: { ...content, players: content.players?.length },
      ...(reason !== null && { reason }),
      requestId,
    });
  };

  approvals.define({
    name: CHANGE,
    parameters: changingSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'write:campaigns'),
    obstacle: (trx, asked) =>
      obstacle(trx, asked, ({ state }) => (isOver(state.endsAt) ? 'the campaign is over' : null)),
    async carryOut(trx, { bonusId, revision, content, operatorId }, { requestId, reason, after }) {
      const { content: before } = await writing.held(trx, bonusId, revision);
      await saved(trx, bonusId, { before, content }, { operatorId, requestId, reason });
      after(writing.announce);
    },
  });

  return {
    laws: writing.laws,
    countListed: writing.countListed,

    async request(id) {
      const found = (await approvals.waiting([START, CHANGE])).find(({ subject }) => subject === id);
      return found ? { id: found.id, action: found.action, askedBy: found.askedBy } : null;
    },

    write: (content, { operator: { operatorId }, requestId }) =>
      db.transaction().execute(async (trx) => {
        const id = await writing.write(trx, content);
        await audit(trx, {
          actor: byOperator(operatorId),
          action: 'bonuses.write',
          subject: id,
          after: { ...content, players: content.players?.length },
          requestId,
        });
        return id;
      }),

    async change(id, { revision, content, reason }, { operator: { operatorId }, requestId }) {
      const asked = await db.transaction().execute(async (trx) => {
        const { content: before, begunAt, state } = await writing.held(trx, id, revision);
        if (isOver(state.endsAt)) throw conflict('the campaign is over: write a copy of it');
        const rules = changesOf(before, content);
        if (begunAt !== null && rules.length > 0) {
          // Said now what would be refused when a colleague agrees.
          return { content: await writing.check(trx, id, content), rules };
        }
        const decision = { operator: operatorId, reason: 'The campaign was changed.', requestId };
        for (const action of [START, CHANGE])
          await approvals.endAbout(trx, { action, subject: id }, decision);
        await saved(trx, id, { before, content }, { operatorId, requestId, reason });
        return null;
      });
      if (asked === null) {
        await writing.announce();
        return null;
      }
      if (reason === null) {
        throw new Problem(422, API_CODES.wrongData, 'a colleague has to agree: say why', {
          fields: { reason: 'required' },
        });
      }
      const { id: request } = await approvals.ask({
        action: CHANGE,
        subject: id,
        parameters: { bonusId: id, revision, content: asked.content, changes: asked.rules, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        once: true,
      });
      return request;
    },

    async askToStart(id, { revision, reason }, { operator: { operatorId }, requestId }) {
      await db.transaction().execute(async (trx) => {
        const { content, begunAt } = await writing.held(trx, id, revision);
        if (begunAt !== null) throw conflict('it was started before');
        const fields = writing.missing(content);
        if (Object.keys(fields).length > 0)
          throw new Problem(422, API_CODES.wrongData, 'the campaign is not finished', { fields });
      });
      const { id: request } = await approvals.ask({
        action: START,
        subject: id,
        parameters: { bonusId: id, revision, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        once: true,
      });
      return request;
    },

    async turn(id, turn, reason, { operator: { operatorId }, requestId }) {
      await db.transaction().execute(async (trx) => {
        if (!(await writing.turn(trx, id, turn))) return;
        await audit(trx, {
          actor: byOperator(operatorId),
          action: TURNS[turn],
          subject: id,
          reason,
          requestId,
        });
      });
      await writing.announce();
    },
  };
}
