import { z } from '@hono/zod-openapi';
import { languageSchema } from '../kernel/schemas';
import { NEWS_STATES, type NewsFile } from './service';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const count = (description: string, example: number) => z.int().openapi({ description, example });

export const pathOfNews = z.object({ id: z.uuid().openapi({ description: 'The news.', example: ID }) });

/** As long as a letter's words may be (platform/mail/letter.ts). */
const wordsSchema = z
  .object({
    subject: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .regex(/^\P{Cc}*$/u)
      .openapi({ description: 'Subject and title of the letter.', example: 'A new race' }),
    text: z.string().trim().min(1).max(2000).openapi({
      description: 'What it says; a line break begins a paragraph.',
      example: 'It begins on Friday.',
    }),
  })
  .openapi({ description: 'Its words in this language.' });

const textsSchema = z
  .object({
    en: wordsSchema,
    de: wordsSchema.optional(),
    au: wordsSchema.optional(),
    ch: wordsSchema.optional(),
    fr: wordsSchema.optional(),
  })
  .openapi({ description: 'By language; English for whoever reads one that is left out.' });

/** A page of ours: never another site's address. */
const pathField = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w./-]*(\?[\w.=&-]*)?$/)
  .openapi({
    description: 'Page of the casino that the button leads to, without a language.',
    example: '/tournaments',
  });

const revisionField = count('Which of its changes was looked at.', 3);

export const contentBody = z.object({ texts: textsSchema, path: pathField }).openapi('NewsContent');
export const changeBody = z
  .object({ texts: textsSchema, path: pathField, revision: revisionField })
  .openapi('NewsChange');
export const sendBody = z
  .object({
    revision: revisionField,
    reason: z.string().trim().min(1).max(1000).openapi({
      description: 'Why, for colleagues and the audit.',
      example: 'The race of December.',
    }),
    secondEyes: z.boolean().default(false).openapi({
      description: 'Whether a colleague has to agree; always, without the permission to send alone.',
      example: false,
    }),
  })
  .openapi('NewsSending');

export const newsSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The news.', example: ID }),
    texts: textsSchema,
    path: pathField,
    revision: revisionField,
    state: z.enum(NEWS_STATES).openapi({ description: 'How far it has come.', example: 'draft' }),
    writtenBy: text('Id of the operator who began it, of the CMS.', '1'),
    createdAt: moment('When it was begun.'),
    changedAt: moment('When it was changed last.'),
    sendingAt: moment('When its sending began; null for a draft.').nullable(),
    sentAt: moment('When the last letter was written; null before.').nullable(),
    letters: z
      .object({
        queued: count('Letters that wait to be sent.', 12),
        sent: count('Letters that the mail server took.', 480),
        failed: count('Letters that it did not take.', 1),
        skipped: count('Letters whose readers had unsubscribed, or closed the account, meanwhile.', 2),
      })
      .openapi({ description: 'What became of its letters.' }),
    request: z.uuid().nullable().openapi({
      description: 'The request that a colleague has to agree to; null for none.',
      example: null,
    }),
    askedBy: text(
      'Id of the operator who asked for that, of the CMS; null where nobody has.',
      '1',
    ).nullable(),
  })
  .openapi('OfficeNews');

export const previewSchema = z
  .object({
    language: languageSchema,
    subject: text('The subject.', 'A new race'),
    text: text('The letter as plain text.', 'A new race\n\nIt begins on Friday.'),
    html: text('The same as HTML.', '<!doctype html>…'),
    readers: count('How many would get it now.', 495),
  })
  .openapi('NewsPreview');

export const presentNews = ({ createdAt, changedAt, sendingAt, sentAt, afterId: _, ...row }: NewsFile) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  sendingAt: sendingAt?.toISOString() ?? null,
  sentAt: sentAt?.toISOString() ?? null,
});
