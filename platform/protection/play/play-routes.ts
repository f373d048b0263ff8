import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { CHECK_MINUTES } from '@/lib/domain/play-law';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../../kernel/route';
import { currencySchema } from '../../kernel/schemas';
import type { PlayNow, ProtectionService } from '../service';

const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-30T20:41:00.000Z' });
const minor = (description: string) =>
  z.int().openapi({ description: `${description} Minor units.`, example: 21_400 });
const minutes = z.union(CHECK_MINUTES.map((one) => z.literal(one)));

const playSchema = z
  .object({
    now: moment('When this was so.'),
    session: z
      .object({
        beganAt: moment(
          'When the session of play began: with the first launch after half an hour without play.',
        ),
        seconds: z.int().openapi({ description: 'How long it lasts by now.', example: 3_600 }),
        currency: currencySchema,
        staked: minor('Staked over all games of the session.'),
        won: minor('Won in it.'),
        net: z.int().openapi({
          description: 'Won less staked, also of rounds that go on. Minor units.',
          example: -4_250,
        }),
        oneGame: z.boolean().openapi({
          description: 'The law lets one game be open at a time.',
          example: false,
        }),
        check: z
          .object({
            dueAt: moment('From when on no round begins before the player has answered.'),
            isDue: z.boolean().openapi({ description: 'It waits for the answer.', example: false }),
          })
          .nullable()
          .openapi({ description: 'The next reality check; null for never.' }),
        pausedUntil: moment('No round begins before; null while play goes on.').nullable(),
      })
      .nullable()
      .openapi({ description: 'Null while nothing is played.' }),
    check: z
      .object({
        own: z
          .int()
          .nullable()
          .openapi({ description: 'What the player has chosen; null for never.', example: 60 }),
        every: z.int().nullable().openapi({
          description: 'What holds: at least as often as the law asks for. Minutes; null for never.',
          example: 60,
        }),
        choices: z
          .array(minutes)
          .openapi({ description: 'What can be chosen, minutes.', example: [15, 30, 60] }),
        optional: z.boolean().openapi({ description: 'Whether never can be chosen.', example: true }),
      })
      .openapi({ description: 'How often the player is told of their play.' }),
  })
  .openapi('PlayNow');

const present = ({ now, session, check }: PlayNow) => ({
  now: now.toISOString(),
  session: session && {
    beganAt: session.beganAt.toISOString(),
    seconds: session.seconds,
    currency: session.currency,
    staked: toSafeMinor(session.staked),
    won: toSafeMinor(session.won),
    net: toSafeMinor(session.won - session.staked),
    oneGame: session.oneGame,
    check: session.checkAt && { dueAt: session.checkAt.toISOString(), isDue: session.checkAt <= now },
    pausedUntil: session.pausedUntil?.toISOString() ?? null,
  },
  check: { ...check, choices: [...check.choices] },
});

const answer = { description: 'Play as it stands', schema: z.object({ data: playSchema }) };

export function playRoutes({ protection }: { protection: ProtectionService }): Route[] {
  const after = async (player: Parameters<ProtectionService['playOf']>[0]) => ({
    status: 200 as const,
    body: { data: present(await protection.playOf(player)) },
  });
  return [
    route({
      method: 'get',
      path: '/api/v1/me/play',
      tag: 'protection',
      summary:
        'The session of play that runs, over all games and devices: time, stakes, wins, and what waits',
      auth: 'player',
      limits: [{ name: 'play', points: 240, seconds: 60, by: 'player' }],
      responses: { 200: answer },
      handler: ({ player }) => after(player),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/play/check',
      tag: 'protection',
      summary: 'Answer the reality check, so that the next round may begin',
      description: 'Once counts for all devices. While nothing waits it changes nothing.',
      auth: 'player',
      limits: [{ name: 'play-check', points: 60, seconds: 60, by: 'player' }],
      responses: { 200: answer },
      async handler({ player, requestId }) {
        await protection.answerCheck(player, requestId);
        return after(player);
      },
    }),

    route({
      method: 'put',
      path: '/api/v1/me/reality-check',
      tag: 'protection',
      summary: 'Choose how often to be told of one’s play',
      description: 'What the law asks for holds all the same. One that waits for its answer goes on waiting.',
      auth: 'player',
      limits: [{ name: 'reality-check', points: 60, seconds: 600, by: 'player' }],
      request: {
        body: z.object({
          minutes: minutes
            .nullable()
            .openapi({ description: 'Minutes of play; null for never.', example: 60 }),
        }),
      },
      errors: { 422: [API_CODES.wrongData] },
      responses: { 200: answer },
      async handler({ player, body, requestId }) {
        await protection.chooseCheck(player, body.minutes, requestId);
        return after(player);
      },
    }),
  ];
}
