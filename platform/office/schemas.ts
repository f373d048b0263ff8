import { z } from '@hono/zod-openapi';
import { APPROVAL_STATES } from '@/lib/domain/audit-actions';
import { LETTER_KINDS } from '@/lib/domain/letter-kinds';
import { LISTED_STATUSES } from '../identity/service';
import { LETTER_STATES } from '../mail/service';
import { currencySchema, languageSchema } from '../kernel/schemas';
import { ownProfileSchema } from '../players/service';

const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const PLAYER_ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const playerId = () => z.uuid().openapi({ description: 'The player.', example: PLAYER_ID });
const operatorId = () => text('Id of the operator, of the CMS.', '1');
const operatorEmail = () =>
  text('Address of the operator; null for one who is not known here.', 'jonas@parlour.example').nullable();
export const statusSchema = z.enum(LISTED_STATUSES).openapi({
  description: 'Whether the account is open; `closed` by its player, for good.',
  example: 'active',
});

export const pathOfPlayer = z.object({ id: playerId() });
export const pathOf = (description: string) =>
  z.object({ id: z.uuid().openapi({ description, example: PLAYER_ID }) });

export const reasonField = z.string().trim().min(1).max(1000).openapi({
  description: 'Why, for colleagues and the audit.',
  example: 'Asked by telephone, identity checked.',
});
export const reasonBody = z.object({ reason: reasonField }).openapi('OfficeReason');

const person = {
  id: playerId(),
  email: z.string(),
  emailVerified: z.boolean().openapi({ description: 'Whether the address was confirmed.', example: true }),
  status: statusSchema,
  country: z.string(),
  currency: currencySchema,
  language: languageSchema,
  createdAt: moment('When the account was opened.'),
};

export const listedPlayerSchema = z
  .object({
    ...person,
    name: text('First name; null while unknown.', 'Mara').nullable(),
    surname: text('Last name; null while unknown.', 'Klein').nullable(),
    seenAt: moment('Last use of a session that is still kept; null without one.').nullable(),
  })
  .openapi('ListedPlayer');

export const playerFileSchema = z
  .object({
    ...person,
    subscriptions: z
      .object({
        email_promo_sub: z.boolean(),
        email_bonuses_sub: z.boolean(),
        email_financial_sub: z.boolean(),
        email_technical_sub: z.boolean(),
      })
      .openapi({ description: 'Which letters the player wants.' }),
    profile: ownProfileSchema.openapi({ description: 'What the player has told.' }),
    terms: z
      .array(
        z.object({
          version: text('The version that was accepted.', '2026-11-01'),
          acceptedAt: moment('When.'),
          how: text('On what occasion.', 'registration'),
        }),
      )
      .openapi({ description: 'Terms that were accepted.' }),
    block: z
      .object({
        operator: operatorId(),
        operatorEmail: operatorEmail(),
        reason: text('Why, for colleagues.', 'Two accounts of one person.'),
        blockedAt: moment('Since when.'),
      })
      .nullable()
      .openapi({ description: 'The block that the office has set; null for none.' }),
    closure: z
      .object({
        closedAt: moment('When the player closed the account.'),
        reason: text(
          'Why, in the player’s words; null if they gave no reason.',
          'I play elsewhere.',
        ).nullable(),
      })
      .nullable()
      .openapi({ description: 'The end of the account; null while it is not closed.' }),
  })
  .openapi('PlayerFile');

export const officeSessionSchema = z
  .object({
    sessionId: z
      .uuid()
      .openapi({ description: 'Names the session; it is not what logs in.', example: PLAYER_ID }),
    createdAt: moment('When it began.'),
    lastSeenAt: moment('Its last use, to the minute.'),
    expiresAt: moment('When it ends at the latest.'),
    address: text('Address that it was opened from.', '203.0.113.7').nullable(),
    userAgent: text('What the browser calls itself.', 'Mozilla/5.0').nullable(),
    browser: text('Its browser; null when unknown.', 'Firefox').nullable(),
    system: text('What it runs on; null when unknown.', 'Android').nullable(),
    country: text('ISO 3166-1 alpha-2 code of its address; null when it can’t be told.', 'DE').nullable(),
  })
  .openapi('PlayerSessionOfOffice');

export const noteSchema = z
  .object({
    id: z.int().openapi({ description: 'Number of the note.', example: 12 }),
    operator: operatorId(),
    operatorEmail: operatorEmail(),
    text: text('What was written.', 'Called, wants to keep the limit.'),
    createdAt: moment('When it was written.'),
  })
  .openapi('PlayerNote');

export const noteBody = z
  .object({
    text: z.string().trim().min(1).max(4000).openapi({
      description: 'For colleagues; players never see it.',
      example: 'Called, wants to keep the limit.',
    }),
  })
  .openapi('NewPlayerNote');

export const wordsField = z.string().trim().min(1).max(500).openapi({
  description: 'What the player reads about it, in their language.',
  example: 'We have to check a payment first.',
});

export const blockBody = z
  .object({
    reason: reasonField,
    words: wordsField,
  })
  .openapi('PlayerBlock');

export const endSessionsBody = z
  .object({
    reason: reasonField,
    sessionId: z
      .uuid()
      .optional()
      .openapi({ description: 'The one that ends; left out, all do.', example: PLAYER_ID }),
  })
  .openapi('SessionsEnd');

export const actorKindSchema = z
  .enum(['player', 'operator', 'system'])
  .openapi({ description: 'What the actor is.', example: 'operator' });

export const entrySchema = z
  .object({
    id: z.int().openapi({ description: 'Number of the entry: the greater, the later.', example: 4711 }),
    at: moment('When.'),
    kind: actorKindSchema,
    actor: text('Id of the player or operator, or the part of the system.', '1'),
    operatorEmail: operatorEmail(),
    action: text('What was done, as `context.verb`.', 'office.block'),
    subject: text('Id of what it was done to.', PLAYER_ID).nullable(),
    before: z
      .unknown()
      .openapi({ description: 'What it was, as far as it changed.', example: { status: 'active' } }),
    after: z.unknown().openapi({ description: 'What it became.', example: { status: 'blocked' } }),
    reason: text('Why, in the actor’s words.', 'Two accounts of one person.').nullable(),
  })
  .openapi('AuditRow');

export const letterSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The letter.', example: PLAYER_ID }),
    kind: z.enum(LETTER_KINDS).openapi({ description: 'What the letter is about.', example: 'welcome' }),
    playerId: playerId()
      .nullable()
      .openapi({ description: 'Whom it is for; null without an account.', example: PLAYER_ID }),
    recipient: text('Address that it goes to.', 'mara@example.org'),
    language: languageSchema,
    state: z.enum(LETTER_STATES).openapi({ description: 'Where it is.', example: 'sent' }),
    attempts: z.int().openapi({ description: 'How often it was tried.', example: 1 }),
    lastError: text(
      'What the mail server said last; null if nothing went wrong.',
      '450 try later',
    ).nullable(),
    retryable: z.boolean().openapi({
      description: 'Whether it can be sent again: it failed, and its links are still known.',
      example: false,
    }),
    createdAt: moment('When it was written.'),
    sentAt: moment('When the mail server took it; null before.').nullable(),
  })
  .openapi('OfficeLetter');

export const approvalSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The request.', example: PLAYER_ID }),
    action: text('What is to be done, as `context.verb`.', 'verification.decide'),
    subject: text('Id of what it is about.', PLAYER_ID),
    parameters: z.unknown().openapi({ description: 'With what it would be done.', example: { amount: 500 } }),
    askedBy: operatorId(),
    askedByEmail: operatorEmail(),
    askedAt: moment('When it was asked.'),
    reason: text('Why, in the asker’s words.', 'A complaint was right.'),
    expiresAt: moment('When the request ends by itself.'),
    state: z.enum(APPROVAL_STATES).openapi({ description: 'How it stands.', example: 'waiting' }),
    decidedBy: operatorId().nullable().openapi({
      description: 'Id of the operator who decided; null for nobody.',
      example: '2',
    }),
    decidedByEmail: operatorEmail(),
    decidedAt: moment('When it was decided, or ended; null while it waits.').nullable(),
    decision: text('Why it was decided so; null while nobody has.', 'I looked at it, too.').nullable(),
  })
  .openapi('ApprovalRequest');
