import { z } from '@hono/zod-openapi';
import { toSafeMinor } from '@/lib/money/money';
import type { JurisdictionsService, HeldProfile } from '../jurisdictions/service';
import type { Kernel } from '../kernel/kernel';
import { route, type Route } from '../kernel/route';
import type { ProtectionService } from '../protection/service';
import { exportTable } from './export';
import * as kit from './list-kit';
import { monthQuery, profileSchema, reportRowSchema } from './rule-schemas';

const present = ({
  isInForce,
  limits,
  play,
  countries,
  withheld,
  proofs,
  harm,
  ...profile
}: HeldProfile) => ({
  ...profile,
  inForce: isInForce,
  countries: [...countries],
  withheld: [...withheld],
  proofs: {
    deposit: [...proofs.deposit],
    play: [...proofs.play],
    withdraw: [...proofs.withdraw],
  },
  limits: {
    ...limits,
    required: [...limits.required],
    most: limits.most.map(({ period, amount }) => ({ period, amount: toSafeMinor(amount) })),
    net: limits.net && {
      ...limits.net,
      most: toSafeMinor(limits.net.most),
      youngMost: toSafeMinor(limits.net.youngMost),
    },
  },
  play: {
    ...play,
    mostStake: play.mostStake && {
      ...play.mostStake,
      amount: toSafeMinor(play.mostStake.amount),
      youngAmount: play.mostStake.youngAmount === null ? null : toSafeMinor(play.mostStake.youngAmount),
    },
  },
  harm: {
    thresholds: harm.thresholds,
    demands: { noticed: [...harm.demands.noticed], serious: [...harm.demands.serious] },
  },
});

/** From the first moment of a month to the first one after it. */
const timeOf = (month: string) => {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return { from, to };
};

/** The rule books of jurisdictions, and what was done for the protection of players in a month. */
export function ruleRoutes(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  {
    jurisdictions,
    protection,
  }: {
    jurisdictions: Pick<JurisdictionsService, 'profiles'>;
    protection: Pick<ProtectionService, 'reportOf'>;
  },
): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/office/v1/jurisdictions',
      tag: 'office',
      summary: 'The rule books that there are, as they hold today',
      description: 'Which of them hold where, operators decide (`/api/office/v1/rule-books`).',
      auth: 'operator',
      permission: 'read:protection',
      limits: kit.watchLimits(),
      responses: { 200: { description: 'All', schema: z.object({ data: z.array(profileSchema) }) } },
      handler: () =>
        Promise.resolve({
          status: 200 as const,
          body: { data: jurisdictions.profiles(clock.now()).map(present) },
        }),
    }),
    route({
      method: 'get',
      path: '/api/office/v1/protection-report',
      tag: 'office',
      summary: 'What was noticed and done for the protection of players in a month',
      auth: 'operator',
      permission: 'read:protection',
      limits: kit.watchLimits(),
      request: { query: monthQuery },
      responses: { 200: { description: 'All rows', schema: z.object({ data: z.array(reportRowSchema) }) } },
      async handler({ query: { month } }) {
        return { status: 200, body: { data: await protection.reportOf(timeOf(month)) } };
      },
    }),
    route({
      method: 'get',
      path: '/api/office/v1/protection-report/export',
      tag: 'office',
      summary: 'The same as CSV',
      description: 'It is written down who took it.',
      auth: 'operator',
      permission: 'export:protection',
      limits: kit.exportLimits(),
      request: { query: monthQuery },
      responses: { 200: kit.csvResponse() },
      async handler({ query: { month }, operator, requestId }) {
        const rows = await protection.reportOf(timeOf(month));
        const table = await exportTable(
          db,
          {
            action: 'office.export-protection',
            filter: { sort: month },
            read: ({ offset, limit }) => Promise.resolve(rows.slice(offset, offset + limit)),
            columns: {
              month: () => month,
              profile: ({ profile }) => profile,
              part: ({ part }) => part,
              what: ({ what }) => what,
              count: ({ count }) => count,
              players: ({ players }) => players,
            },
          },
          { operator, requestId },
        );
        return kit.csvAnswer(table, `protection-${month}.csv`, requestId);
      },
    }),
  ];
}
