import { z } from '@hono/zod-openapi';
import { BOOK_CHOICES, RULE_BOOKS } from '@/lib/domain/rule-books';
import { reasonField } from './schemas';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-12-24T00:00:00.000Z' });
const country = () => z.string().openapi({ description: 'ISO 3166-1 alpha-2.', example: 'AT' });
const book = (description: string) =>
  z.enum(BOOK_CHOICES).openapi({
    description: `${description} \`none\`: no licence, nothing is paid in or played for money.`,
    example: 'de',
  });

const decisionSchema = z.object({
  book: book('What was decided.'),
  from: moment('From when it holds.'),
  by: z
    .string()
    .openapi({ description: 'Address of who asked for it, or their id.', example: 'mia@parlour.example' }),
  reason: z.string().openapi({ description: 'Why.', example: 'The licence was granted.' }),
  at: moment('When a colleague agreed.'),
});

const askedSchema = z
  .object({
    request: z.uuid().openapi({ description: 'The request that waits.', example: ID }),
    country: country(),
    book: book('What is asked for.'),
    from: moment('From when it is to hold; null for as soon as a colleague agrees.').nullable(),
  })
  .openapi('AskedRuleBook');

export const ruleBooksSchema = z
  .object({
    countries: z
      .array(
        z.object({
          country: country(),
          book: book('What holds now.'),
          rules: z.enum(RULE_BOOKS).openapi({
            description: 'Whose rules hold; without a licence, those that held before.',
            example: 'de',
          }),
          source: z.enum(['licence', 'operator']).openapi({
            description: '`licence`: nothing was decided, and `LICENCES` of the environment says so.',
            example: 'operator',
          }),
          since: moment('Since when; null where the licences say so.').nullable(),
          planned: decisionSchema.nullable().describe('What was decided for later; null for nothing.'),
          decisions: z.array(decisionSchema).describe('All that was decided, the newest first.'),
        }),
      )
      .describe('Countries that a licence or a decision names; for every other one the base holds.'),
    asked: z.array(askedSchema).describe('What waits for a colleague.'),
  })
  .openapi('RuleBooksOfCountries');

const wanted = {
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .openapi({ description: 'ISO 3166-1 alpha-2.', example: 'AT' }),
  book: book('What is to hold.'),
};
const from = () =>
  z.iso
    .datetime()
    .openapi({ description: 'From when it is to hold. ISO 8601, UTC.', example: '2026-12-24T00:00:00.000Z' });

export const previewQuery = z.object({ ...wanted, from: from().optional() });
export const previewSchema = z
  .object({
    before: book('What holds then if nothing is changed.'),
    players: z.int().openapi({ description: 'Open accounts of the country.', example: 1_204 }),
    told: z.array(z.string()).openapi({
      description: 'What changes for players, as they are told; nothing where nothing does.',
      example: ['One game can be open at a time.'],
    }),
    ownBook: z.enum(RULE_BOOKS).nullable().openapi({
      description: 'The book of the country’s own law, where that is another one; else null.',
      example: 'de',
    }),
  })
  .openapi('RuleBookPreview');

export const bookChangeBody = z
  .object({
    ...wanted,
    from: from().nullable().default(null).openapi({
      description: 'From when it is to hold; null for as soon as a colleague agrees. ISO 8601, UTC.',
      example: '2026-12-24T00:00:00.000Z',
    }),
    reason: reasonField,
  })
  .openapi('RuleBookChange');
