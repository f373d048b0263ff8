import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { EXCLUSIONS, HOLD_CAUSES, TIME_OUTS } from '@/lib/domain/breaks';
import { LIMIT_KINDS, LIMIT_MAX, LIMIT_PERIODS, PERIOD_SECONDS } from '@/lib/domain/player-limits';
import { toSafeMinor } from '@/lib/money/money';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { wishUntil } from './limits/rules';
import type { Limit, PlayerBreak, PlayerLimits, ProtectionService } from './service';

const UNITS = 'Minor units of the account’s currency; of time, seconds.';
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-30T23:00:00.000Z' });
const amountOf = (description: string) =>
  z.int().openapi({ description: `${description} ${UNITS}`, example: 20_000 });
const kindSchema = z.enum(LIMIT_KINDS).openapi({
  description:
    'What is limited: deposits, losses (real money staked less real money won), stakes, or time in play.',
  example: 'deposit',
});
const periodSchema = z.enum(LIMIT_PERIODS).openapi({
  description:
    'A day from midnight, a week from Monday, a calendar month, in the account’s time zone. A period that runs keeps its end.',
  example: 'week',
});

const limitSchema = z
  .object({
    kind: kindSchema,
    period: periodSchema,
    amount: amountOf('The limit; null where nothing is limited.').nullable(),
    used: amountOf('Used in the period that runs. Of losses below 0 for who is ahead.'),
    left: amountOf('What is left of it; null where nothing is limited.').nullable(),
    beganAt: moment('When the period began.'),
    endsAt: moment('When it is over.'),
    wish: z
      .object({
        amount: amountOf('The higher limit; null for none.').nullable(),
        from: moment('From when it can be confirmed.'),
        until: moment('Until when; said nothing, the limit stays.'),
      })
      .nullable()
      .openapi({ description: 'A higher limit, or none, that was asked for.' }),
    raiseFrom: moment(
      'From when a higher one that is asked for now could be confirmed; null where nothing is limited.',
    ).nullable(),
    fixed: z.boolean().openapi({
      description: 'Whether an operator has set it: it can be lower, not higher.',
      example: false,
    }),
  })
  .openapi('Limit');

const limitsSchema = z
  .object({
    currency: currencySchema,
    timeZone: z.string().openapi({ description: 'Whose midnight ends a period.', example: 'Europe/Berlin' }),
    raiseAfterHours: z.int().openapi({ description: 'A higher limit waits so long at least.', example: 24 }),
    required: z.array(periodSchema).openapi({
      description: 'Periods of which a limit on deposits must be set before anything is paid in or played.',
      example: ['month'],
    }),
    net: z
      .object({
        period: periodSchema,
        most: amountOf('More than what was taken out.'),
        used: amountOf('Paid in less taken out in the period that runs; below 0 for who has taken out more.'),
        left: amountOf('What may still be paid in.'),
        until: moment('When the period is over.'),
      })
      .nullable()
      .openapi({
        description: 'What the law leaves to pay in; null where it counts no deposits less withdrawals.',
      }),
    limits: z.array(limitSchema).openapi({ description: 'Each kind in each period.' }),
  })
  .openapi('Limits');

const presentLimit = ({ kind, period, amount, used, beganAt, endsAt, wish, raiseFrom, isFixed }: Limit) => ({
  kind,
  period,
  amount: amount === null ? null : toSafeMinor(amount),
  used: toSafeMinor(used),
  left: amount === null ? null : toSafeMinor(amount > used ? amount - used : 0n),
  beganAt: beganAt.toISOString(),
  endsAt: endsAt.toISOString(),
  wish: wish && {
    amount: wish.amount === null ? null : toSafeMinor(wish.amount),
    from: wish.from.toISOString(),
    until: wishUntil(wish).toISOString(),
  },
  raiseFrom: raiseFrom?.toISOString() ?? null,
  fixed: isFixed,
});

const present = ({ limits, required, net, ...rest }: PlayerLimits) => ({
  ...rest,
  required: [...required],
  net: net && {
    period: net.period,
    most: toSafeMinor(net.most),
    used: toSafeMinor(net.used),
    left: toSafeMinor(net.most > net.used ? net.most - net.used : 0n),
    until: net.until.toISOString(),
  },
  limits: limits.map(presentLimit),
});

const breakSchema = z
  .object({
    kind: z.enum(['time_out', 'exclusion']).nullable().openapi({
      description: 'Null for who is not away.',
      example: 'time_out',
    }),
    beganAt: moment('Since when.').nullable(),
    until: moment('Until when; null for who is not away, and for good.').nullable(),
    mayReturn: z.boolean().openapi({
      description: 'Of an exclusion whose time is over: whether its player may ask to come back.',
      example: false,
    }),
    returnsAt: moment('When they come back, once they have asked.').nullable(),
    held: z.array(z.enum(HOLD_CAUSES)).openapi({
      description:
        'Why the account waits: it is like an excluded one until an operator has looked (`match`), or a register names the ' +
        'player (`register`). Empty for one that does not wait.',
      example: [],
    }),
  })
  .openapi('Break');

const presentBreak = ({ kind, mayReturn, held, ...at }: PlayerBreak) => ({
  kind,
  mayReturn,
  held,
  beganAt: at.beganAt?.toISOString() ?? null,
  until: at.until?.toISOString() ?? null,
  returnsAt: at.returnsAt?.toISOString() ?? null,
});

const breakAnswer = { description: 'The break as it stands', schema: z.object({ data: breakSchema }) };

const cell = z.object({ kind: kindSchema, period: periodSchema });
const answer = { description: 'All limits of the player', schema: z.object({ data: limitsSchema }) };

export function protectionRoutes({ protection }: { protection: ProtectionService }): Route[] {
  const after = async (player: Parameters<ProtectionService['limitsOf']>[0]) => ({
    status: 200 as const,
    body: { data: present(await protection.limitsOf(player)) },
  });
  const changes = [{ name: 'limit-changes', points: 60, seconds: 600, by: 'player' as const }];
  return [
    route({
      method: 'get',
      path: '/api/v1/me/limits',
      tag: 'protection',
      summary: 'The limits of the player, with what is used and left of each',
      auth: 'player',
      limits: [{ name: 'limits', points: 60, seconds: 60, by: 'player' }],
      responses: { 200: answer },
      handler: ({ player }) => after(player),
    }),

    route({
      method: 'put',
      path: '/api/v1/me/limits/{kind}/{period}',
      tag: 'protection',
      summary: 'Set a limit, or ask for a higher one or none',
      description:
        'The first limit and a lower one hold at once. A higher one, or none, waits, and holds when it is confirmed then. The ' +
        'limit that holds, sent again, forgets what was asked for.',
      auth: 'player',
      limits: changes,
      request: {
        params: cell,
        body: z.object({
          amount: z
            .int()
            .min(0)
            .max(LIMIT_MAX)
            .nullable()
            .openapi({ description: `The limit; null for none. ${UNITS}`, example: 20_000 }),
        }),
      },
      errors: { 409: [API_CODES.limitRequired, API_CODES.limitFixed], 422: [API_CODES.depositLimit] },
      responses: { 200: answer },
      async handler({ player, params: { kind, period }, body: { amount }, requestId }) {
        if (kind === 'time' && (amount ?? 0) > PERIOD_SECONDS[period]) {
          throw new Problem(422, API_CODES.wrongData, 'the period is not so long', {
            fields: { amount: 'invalid' },
          });
        }
        await protection.setLimit(
          player,
          { kind, period },
          amount === null ? null : BigInt(amount),
          requestId,
        );
        return after(player);
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/limits/{kind}/{period}/confirm',
      tag: 'protection',
      summary: 'Confirm the higher limit, or none, that was asked for and has waited',
      auth: 'player',
      limits: changes,
      request: { params: cell },
      errors: { 409: [API_CODES.limitWaits] },
      responses: { 200: answer },
      async handler({ player, params, requestId }) {
        await protection.confirm(player, params, requestId);
        return after(player);
      },
    }),

    route({
      method: 'delete',
      path: '/api/v1/me/limits/{kind}/{period}/wish',
      tag: 'protection',
      summary: 'Forget the higher limit that was asked for',
      auth: 'player',
      limits: changes,
      request: { params: cell },
      responses: { 200: answer },
      async handler({ player, params, requestId }) {
        await protection.keep(player, params, requestId);
        return after(player);
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/break',
      tag: 'protection',
      summary: 'Whether the player takes a break from play, and until when',
      auth: 'player',
      limits: [{ name: 'break', points: 120, seconds: 60, by: 'player' }],
      responses: { 200: breakAnswer },
      handler: async ({ player }) => ({
        status: 200,
        body: { data: presentBreak(await protection.breakOf(player.playerId)) },
      }),
    }),

    route({
      method: 'put',
      path: '/api/v1/me/break',
      tag: 'protection',
      summary: 'Take a break from play, or exclude oneself',
      description:
        'Holds at once: nothing is staked or paid in, open rounds settle, money can be withdrawn. It can be made longer, never ' +
        'shorter: a shorter one changes nothing. An exclusion ends every session; it takes the cookie from the browser.',
      auth: 'player',
      limits: [{ name: 'break-begin', points: 20, seconds: 600, by: 'player' }],
      request: {
        body: z.object({
          length: z.enum([...TIME_OUTS, ...EXCLUSIONS]).openapi({
            description: 'A break of hours, days or weeks, or an exclusion of months or years, or for good.',
            example: '1w',
          }),
          origin: z.enum(['page', 'play']).default('page').openapi({
            description: 'Where it was begun: on the page of limits, or beside a game.',
            example: 'page',
          }),
        }),
      },
      responses: { 200: breakAnswer },
      async handler({ player, body, requestId }) {
        const cookie = await protection.takeBreak(player, body, requestId);
        return {
          status: 200,
          body: { data: presentBreak(await protection.breakOf(player.playerId)) },
          ...(cookie && { headers: { 'Set-Cookie': cookie } }),
        };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/break/return',
      tag: 'protection',
      summary: 'Ask to come back after an exclusion whose time is over: a day later the account is open',
      auth: 'player',
      limits: [{ name: 'break-return', points: 20, seconds: 600, by: 'player' }],
      errors: { 409: [API_CODES.accountStatus] },
      responses: { 200: breakAnswer },
      async handler({ player, requestId }) {
        await protection.askReturn(player, requestId);
        return { status: 200, body: { data: presentBreak(await protection.breakOf(player.playerId)) } };
      },
    }),
  ];
}
