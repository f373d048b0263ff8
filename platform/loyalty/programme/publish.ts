import { z } from '@hono/zod-openapi';
import { CASHBACK_PERIODS, LEVEL_CODES } from '@/lib/domain/loyalty';
import type { NewProgramme } from './store';

/** The least number of levels (SPEC §9: more than ten). */
const LEAST_LEVELS = 11;
const EUROS = 1_000_000;

const told = (description: string, most: number) =>
  z.string().trim().max(most).openapi({ description, example: '' });
const euros = (description: string) =>
  z
    .int()
    .min(0)
    .max(EUROS)
    .openapi({ description: `${description} Whole euros.`, example: 100 });

/** A programme as the CMS tells it. */
export const programmeSchema = z
  .object({
    operatorId: z.string().min(1).max(64).openapi({ description: 'Who publishes it.', example: '1' }),
    cashbackPeriod: z.enum(CASHBACK_PERIODS).openapi({ description: 'How long one cashback is counted.' }),
    holdDays: z.int().min(0).max(3_650).openapi({
      description: 'How long nobody falls below a level after it was last reached.',
      example: 90,
    }),
    exchangePoints: z.int().min(1).max(1_000_000).nullable().openapi({
      description: 'Points for the worth of a euro; null where they are not exchanged.',
      example: 1_000,
    }),
    levels: z
      .array(
        z.object({
          code: z.enum(LEVEL_CODES),
          fromPoints: z
            .int()
            .min(1)
            .max(1_000_000_000)
            .openapi({ description: 'Where it begins.', example: 40 }),
          cashbackPercent: z.int().min(0).max(100).openapi({ description: 'Of what was lost.', example: 10 }),
          cashbackCap: euros('The most that comes back in a period; null is no end.').nullable(),
          cashbackWagering: z.int().min(0).max(60).openapi({
            description: '0 is real money; else a bonus to be wagered so many times.',
            example: 0,
          }),
          bonus: euros('What the level brings once.'),
          instantPayout: euros('What is paid out in a day without waiting for a person; 0 is as everybody.'),
          birthdayCampaign: z.string().trim().min(1).max(64).nullable().openapi({
            description:
              'The campaign, of the type Birthday, that the level brings on a birthday; null for none.',
            example: 'birthday-10',
          }),
          personalManager: z.boolean().openapi({ description: 'Whether it has one.', example: false }),
          manager: z
            .object({
              name: told('What they are called.', 80),
              contact: told('How they are reached.', 200),
              hours: told('When.', 120),
            })
            .nullable()
            .openapi({ description: 'Who that is; null while nobody is named.' }),
        }),
      )
      .max(LEVEL_CODES.length)
      .openapi({ description: 'The lowest first.' }),
  })
  .openapi('LoyaltyProgramme');
export type ToldProgramme = z.output<typeof programmeSchema>;

/** What is wrong with a programme, in words for who wrote it; null when nothing is. */
export function wrongWith({ levels }: ToldProgramme): string | null {
  if (levels.length < LEAST_LEVELS)
    return `There are ${levels.length} levels; at least ${LEAST_LEVELS} are needed.`;
  const seen = new Set<string>();
  for (const [index, level] of levels.entries()) {
    const name = `Level ${index + 1} (${level.code})`;
    if (seen.has(level.code)) return `${name} is there twice.`;
    seen.add(level.code);
    if (level.cashbackCap === 0)
      return `${name}: a cap of 0 lets nothing come back; leave it empty for none.`;
    if (level.manager && !level.personalManager)
      return `${name} names a personal manager that it does not have.`;
    if (level.manager && (level.manager.name === '' || level.manager.contact === ''))
      return `${name}: a personal manager needs a name and a contact.`;
    const below = levels[index - 1];
    if (!below) continue;
    if (level.fromPoints <= below.fromPoints)
      return `${name} begins at ${level.fromPoints} points, which is not above the level before it (${below.fromPoints}).`;
    if (level.cashbackPercent <= below.cashbackPercent)
      return `${name} gives ${level.cashbackPercent} percent, which is not above the level before it (${below.cashbackPercent}).`;
    if (level.instantPayout < below.instantPayout)
      return `${name} has less paid out without waiting (${level.instantPayout}) than the level before it (${below.instantPayout}).`;
    if (below.personalManager && !level.personalManager)
      return `${name} has no personal manager, although the level before it has one.`;
  }
  return null;
}

/** The same in minor units. */
export const programmeOf = ({ operatorId: _by, levels, ...told }: ToldProgramme): NewProgramme => ({
  ...told,
  levels: levels.map(({ fromPoints, cashbackCap, bonus, instantPayout, ...level }) => ({
    ...level,
    fromPoints: BigInt(fromPoints),
    cashbackCap: cashbackCap === null ? null : BigInt(cashbackCap) * 100n,
    bonus: BigInt(bonus) * 100n,
    instantPayout: BigInt(instantPayout) * 100n,
  })),
});
