import { z } from '@hono/zod-openapi';
import { chatReasonOf, CHAT_DECISIONS, CHAT_REASONS, CHAT_SILENCES } from '@/lib/domain/table-chat';
import { reasonField } from './schemas';
import { isInForce, type ListedMessage, type SilenceRow } from '../chat/service';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const uuid = (description: string) => z.uuid().openapi({ description, example: ID });
const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const chatReason = (description: string) => z.enum(CHAT_REASONS).openapi({ description, example: 'insult' });
const operatorEmail = () =>
  text('Address of the operator; null for one who is not known here.', 'jonas@parlour.example').nullable();

export const STATES = ['open', ...CHAT_DECISIONS] as const;

export const reportedSchema = z
  .object({
    id: uuid('The message.'),
    gameId: text('The game whose table it was said at.', 'l202'),
    game: text('Its name; null for one that is not in the catalogue.', 'Velvet Roulette').nullable(),
    playerId: uuid('Who wrote it.'),
    email: text('Address of the writer; null once erased.', 'aisha@player.example').nullable(),
    name: text('The name that the table showed.', 'K•••42'),
    text: text('What it says.', 'You play like a donkey'),
    writtenAt: moment('When it was written.'),
    reportedAt: moment('The latest report.'),
    hiddenAt: moment('When reports hid it from everybody; null for not.').nullable(),
    state: z.enum(STATES).openapi({ description: 'How it stands.', example: 'open' }),
    decidedAt: moment('When it was decided; null before.').nullable(),
    decidedBy: operatorEmail(),
    decidedReason: text('Why, for colleagues; null before.', 'An insult.').nullable(),
    before: z
      .array(
        z.object({
          playerId: uuid('Who wrote it.'),
          name: text('The name that the table showed.', 'A•••10'),
          text: text('What it says.', 'Red again'),
          writtenAt: moment('When it was written.'),
        }),
      )
      .openapi({ description: 'What was said before it, oldest first.' }),
    reports: z
      .array(
        z.object({
          playerId: uuid('Who reported it.'),
          reason: chatReason('Why.'),
          reportedAt: moment('When.'),
        }),
      )
      .openapi({ description: 'Who reported it, the first one first.' }),
  })
  .openapi('ReportedChatMessage');

export const presentReported = (
  row: ListedMessage,
  emails: ReadonlyMap<string, string>,
): z.output<typeof reportedSchema> => ({
  ...{ id: row.id, gameId: row.game_id, game: row.game, playerId: row.player_id, email: row.email },
  ...{ name: row.name, text: row.text },
  writtenAt: row.written_at.toISOString(),
  reportedAt: row.reported_at.toISOString(),
  hiddenAt: row.hidden_at?.toISOString() ?? null,
  state: STATES.find((state) => state === row.decision) ?? 'open',
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: emails.get(row.decided_by ?? '') ?? null,
  decidedReason: row.decided_reason,
  before: row.before.map((line) => ({
    ...{ playerId: line.player_id, name: line.name, text: line.text },
    writtenAt: line.written_at.toISOString(),
  })),
  reports: row.reports.map(({ player_id, reason, reported_at }) => ({
    playerId: player_id,
    reason: chatReasonOf(reason),
    reportedAt: reported_at.toISOString(),
  })),
});

export const decisionBody = z
  .object({
    decision: z.enum(CHAT_DECISIONS).openapi({
      description:
        '`nothing`: it comes back, and its writer may write; `remove`: it stays away; `silence`: that, and its writer is silenced.',
      example: 'remove',
    }),
    length: z
      .enum(CHAT_SILENCES)
      .optional()
      .openapi({ description: 'For how long the writer is silenced.', example: 'day' }),
    why: chatReason('Why, as the writer reads it in their language.').optional(),
    reason: reasonField,
  })
  .openapi('ChatDecision');

export const silenceSchema = z
  .object({
    reason: chatReason('Why, as the player reads it.'),
    note: text('Why, for colleagues.', 'The third insult this week.'),
    operator: text('Id of the operator, of the CMS.', '1'),
    operatorEmail: operatorEmail(),
    silencedAt: moment('Since when.'),
    until: moment('When it ends by itself; null for good.').nullable(),
    liftedAt: moment('When an operator lifted it; null for not.').nullable(),
    liftedByEmail: operatorEmail(),
    inForce: z.boolean().openapi({ description: 'Whether it holds now.', example: true }),
  })
  .openapi('ChatSilence');

/** The latest one counts, whatever came before it. */
export const presentSilence = (
  row: SilenceRow,
  { isLatest, now, emails }: { isLatest: boolean; now: Date; emails: ReadonlyMap<string, string> },
): z.output<typeof silenceSchema> => ({
  ...{ reason: chatReasonOf(row.reason), note: row.note, operator: row.operator },
  operatorEmail: emails.get(row.operator) ?? null,
  silencedAt: row.silencedAt.toISOString(),
  until: row.until?.toISOString() ?? null,
  liftedAt: row.liftedAt?.toISOString() ?? null,
  liftedByEmail: emails.get(row.liftedBy ?? '') ?? null,
  inForce: isLatest && isInForce(row, now),
});
