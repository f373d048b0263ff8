import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { toSafeMinor } from '@/lib/money/money';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { route, type Route } from '../kernel/route';
import type { OperatorsService } from '../operators/service';
import type { ProtectionRecord, ProtectionService } from '../protection/service';
import * as kit from './list-kit';
import {
  careBody,
  casesQuery,
  closeBody,
  doneSchema,
  listedCaseSchema,
  recordSchema,
} from './protection-schemas';
import { pathOf, pathOfPlayer } from './schemas';

type Names = ReadonlyMap<string, string>;
const iso = (at: Date | null) => at?.toISOString() ?? null;
const named = (names: Names, id: string | null) => id && (names.get(id) ?? id);

const presentCase = (
  { takenAt: _takenAt, openedAt, closedAt, takenBy, closedBy, ...row }: ProtectionRecord['cases'][number],
  names: Names,
) => ({
  ...row,
  openedAt: openedAt.toISOString(),
  closedAt: iso(closedAt),
  takenBy: named(names, takenBy),
  closedBy: named(names, closedBy),
});

function presentRecord(record: ProtectionRecord, names: Names) {
  const { open, cases, signs, deeds, limits, limitChanges, breaks, realityCheck } = record;
  return {
    open: open && { ...presentCase(open, names), missing: open.missing },
    cases: cases.map((one) => presentCase(one, names)),
    signs: signs.map(({ sign, level, figures, since, seenAt, goneAt }) => ({
      ...{ sign, level, figures },
      since: since.toISOString(),
      seenAt: seenAt.toISOString(),
      goneAt: iso(goneAt),
    })),
    deeds: deeds.map(({ id, kind, detail, reason, operator, at }) => ({
      ...{ kind, detail, reason },
      id: Number(id),
      operator: names.get(operator) ?? operator,
      at: at.toISOString(),
    })),
    limits: limits.map(
      ({ kind, period, amount, used, currency, setAt, endsAt, isFixed, nextKind, ...row }) => ({
        ...{ kind, period },
        amount: toSafeMinor(amount),
        used: toSafeMinor(used),
        currency: kind === 'time' ? null : currency,
        setAt: setAt.toISOString(),
        endsAt: endsAt.toISOString(),
        asked:
          nextKind && row.nextFrom
            ? {
                amount: row.nextAmount === null ? null : toSafeMinor(row.nextAmount),
                from: row.nextFrom.toISOString(),
              }
            : null,
        fixed: isFixed,
      }),
    ),
    limitChanges: limitChanges.map(({ before, after, operator, at, ...row }) => ({
      ...row,
      before: before === null ? null : toSafeMinor(before),
      after: after === null ? null : toSafeMinor(after),
      operator: named(names, operator),
      at: at.toISOString(),
    })),
    breaks: breaks.map(({ kind, length, origin, beganAt, until, endedAt }) => ({
      ...{ kind, length, origin },
      beganAt: beganAt.toISOString(),
      until: iso(until),
      endedAt: iso(endedAt),
    })),
    realityCheck: realityCheck && { ...realityCheck, since: realityCheck.since.toISOString() },
    depositsStoppedSince: iso(record.depositsStoppedSince),
    offersStopped: record.areOffersStopped,
  };
}

/** Players whom signs of harm speak of, everything that protects a player, and what operators do. */
export function protectionOfficeRoutes(
  { db }: Pick<Kernel, 'db'>,
  {
    identity,
    operators,
    protection,
  }: {
    identity: Pick<IdentityService, 'emailsOf'>;
    operators: Pick<OperatorsService, 'addressesOf'>;
    protection: Pick<ProtectionService, 'cases' | 'takeCase' | 'closeCase' | 'recordOf' | 'care'>;
  },
): Route[] {
  const namesOf = (ids: readonly (string | null)[]) =>
    operators.addressesOf(db, [...new Set(ids.filter((id) => id !== null))]);
  return [
    route({
      method: 'get',
      path: '/api/office/v1/protection-cases',
      tag: 'office',
      summary: 'Players whom signs of harm speak of',
      description:
        'Those that are open: serious ones first, then the oldest; or closed ones, the latest first.',
      auth: 'operator',
      permission: 'read:protection',
      limits: kit.watchLimits(),
      request: { query: casesQuery.extend(kit.pageFields) },
      responses: { 200: { description: 'One page', schema: kit.listSchema(listedCaseSchema) } },
      async handler({ query, operator }) {
        const filter = {
          isClosed: query.closed === 'yes',
          level: query.level ?? null,
          takenBy: query.mine ? operator.operatorId : null,
        };
        const { data, meta } = await kit.pageOf(protection.cases, filter, query, (row) => row);
        const [emails, names] = await Promise.all([
          identity.emailsOf(
            db,
            data.map(({ playerId }) => playerId),
          ),
          namesOf(data.flatMap(({ takenBy, closedBy }) => [takenBy, closedBy])),
        ]);
        return {
          status: 200,
          body: {
            meta,
            data: data.map(({ signs, ...row }) => ({
              ...presentCase(row, names),
              signs,
              email: emails.get(row.playerId) ?? null,
            })),
          },
        };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/protection-cases/{id}/take',
      tag: 'office',
      summary: 'Look after a case from now on',
      auth: 'operator',
      permission: 'protect:players',
      limits: kit.decisionLimits(),
      request: { params: pathOf('The case.') },
      responses: { 204: { description: 'Taken' } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.accountStatus] },
      async handler({ params: { id }, operator, requestId }) {
        await protection.takeCase(id, { operator, requestId });
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/protection-cases/{id}/close',
      tag: 'office',
      summary: 'Close a case: something was done, or there is nothing to do',
      auth: 'operator',
      permission: 'protect:players',
      limits: kit.decisionLimits(),
      request: { params: pathOf('The case.'), body: closeBody },
      responses: { 204: { description: 'Closed' } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.accountStatus, API_CODES.careMissing] },
      async handler({ params: { id }, body, operator, requestId }) {
        await protection.closeCase(id, body, { operator, requestId });
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/office/v1/players/{id}/protection',
      tag: 'office',
      summary: 'Everything that protects a player: signs, cases, limits, breaks, and what operators did',
      auth: 'operator',
      permission: 'read:protection',
      limits: kit.watchLimits(),
      request: { params: pathOfPlayer },
      responses: { 200: { description: 'The record', schema: z.object({ data: recordSchema }) } },
      async handler({ params: { id } }) {
        const record = await protection.recordOf(id);
        const names = await namesOf([
          ...record.cases.flatMap(({ takenBy, closedBy }) => [takenBy, closedBy]),
          ...[...record.deeds, ...record.limitChanges].map(({ operator }) => operator),
        ]);
        return { status: 200, body: { data: presentRecord(record, names) } };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/players/{id}/care',
      tag: 'office',
      summary: 'Do something about a player: a letter, a call, a limit, a break, a stop, a note',
      description: 'Letters go out in the player’s language. What is set holds at once.',
      auth: 'operator',
      permission: 'protect:players',
      limits: kit.decisionLimits(),
      idempotent: true,
      request: { params: pathOfPlayer, body: careBody },
      responses: { 200: { description: 'Done', schema: z.object({ data: doneSchema }) } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.accountStatus] },
      async handler({ params: { id }, body: { reason, ...care }, operator, requestId, idempotencyKey }) {
        await protection.care(id, care, { operator, reason, requestId, key: idempotencyKey ?? requestId });
        return { status: 200, body: { data: { kind: care.kind } } };
      },
    }),
  ];
}
