import { z } from '@hono/zod-openapi';
import {
  PRIZES_ALONE,
  TOURNAMENT_DAYS,
  TOURNAMENT_ENTRIES,
  TOURNAMENT_GAMES,
  TOURNAMENT_PICTURES,
  TOURNAMENT_PLACES,
  TOURNAMENT_PRIZES,
  TOURNAMENT_STRATEGIES,
  type TournamentPicture,
} from '@/lib/domain/tournaments';
import type { LanguageCode } from '@/lib/domain/locales';
import { CURRENCIES, type Currency } from '@/lib/money/money';
import { inCurrency } from '@/lib/money/rates';
import { currencySchema } from '../../kernel/schemas';

/** A sum that nobody means to exceed by hand, minor units: ten millions. */
const MOST = 1_000_000_000;
const LANGUAGES: readonly LanguageCode[] = ['en', 'de', 'au', 'ch', 'fr'];
const HOUR_MS = 60 * 60 * 1000;

const whole = (description: string, example: number, [least, most]: readonly [number, number]) =>
  z.int().min(least).max(most).openapi({ description, example });
const words = (most: number, example: string) => z.string().trim().min(1).max(most).openapi({ example });
const texts = (most: number, [en, de, fr]: readonly [string, string, string]) =>
  z.strictObject({
    en: words(most, en).describe('In English.'),
    de: words(most, de).describe('In German.').optional(),
    au: words(most, en).describe('In Australian English.').optional(),
    ch: words(most, de).describe('In Swiss German.').optional(),
    fr: words(most, fr).describe('In French.').optional(),
  });
const sums = (description: string) =>
  z
    .partialRecord(currencySchema, z.int().min(1).max(MOST))
    .openapi({ description: `${description} Minor units, by currency.`, example: { EUR: 20 } });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-12-24T09:00:00.000Z' });

const isZone = (zone: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const prizeSchema = z.strictObject({
  placeFrom: whole('The first place that gets it, from 1.', 1, [1, TOURNAMENT_PLACES]),
  placeTo: whole('The last place that gets it.', 3, [1, TOURNAMENT_PLACES]),
  amount: sums('Money for each of them.'),
  freeSpins: whole('Free spins for each of them.', 10, [0, 1_000]),
  points: whole('Experience points for each of them.', 100, [0, 1_000_000]),
});

/** What operators write of a tournament. What is missing keeps a draft from being announced, not from being kept. */
export const tournamentContentSchema = z.strictObject({
  name: texts(60, ['Autumn race', 'Herbstrennen', 'Course d’automne']),
  descriptionShort: texts(200, [
    'A week of slots. Ten places win.',
    'Eine Woche Slots. Zehn Plätze gewinnen.',
    'Une semaine de machines à sous. Dix places gagnent.',
  ]),
  image: z.enum(Object.keys(TOURNAMENT_PICTURES) as TournamentPicture[]).openapi({
    description: 'Picture on this site, without its ending.',
    example: '/art/scenes/cup-red',
  }),
  strategy: z.enum(TOURNAMENT_STRATEGIES).openapi({ description: 'How rounds count.', example: 'turnover' }),
  entry: z
    .enum(TOURNAMENT_ENTRIES)
    .openapi({ description: 'Whether players join, or everybody takes part.', example: 'join' }),
  minLevel: whole(
    'The VIP level from which somebody may take part; null for everybody.',
    3,
    [1, 100],
  ).nullable(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(300)
    .openapi({ description: 'Whose players take part, ISO 3166; none means all.', example: ['DE'] }),
  needsReview: z.boolean().openapi({
    description: 'Whether an operator looks at the places before they are paid.',
    example: false,
  }),
  minimumBet: sums('The lowest stake that counts; players of other currencies don’t take part.'),
  maximumBet: sums('The highest one; a currency that is left out has no upper bound.'),
  spinCampaign: z.string().min(1).max(64).nullable().openapi({
    description: 'The campaign whose free spins are prizes; null without.',
    example: 'race-spins',
  }),
  prizes: z.array(prizeSchema).max(TOURNAMENT_PRIZES).openapi({ description: 'By place.' }),
  games: z
    .array(z.string().min(1).max(64))
    .max(TOURNAMENT_GAMES)
    .openapi({ description: 'Those that count, in the order in which they are shown.', example: ['g101'] }),
  zone: z
    .string()
    .max(64)
    .refine(isZone, 'no such zone')
    .openapi({ description: 'The named zone in which operators see its times.', example: 'Europe/Berlin' }),
  startsAt: moment('When it begins.'),
  endsAt: moment('When it ends; exclusive.'),
});
export type TournamentContent = z.output<typeof tournamentContentSchema>;

export type FieldFaults = Record<string, string>;

/** What can't be kept of a tournament, whoever writes it: fields, and what is wrong with each. */
export function faultsOf({ startsAt, endsAt, prizes, games }: TournamentContent): FieldFaults {
  const wrong: FieldFaults = {};
  if (Date.parse(endsAt) <= Date.parse(startsAt)) wrong['endsAt'] = 'it ends before it begins';
  if (new Set(games).size < games.length) wrong['games'] = 'a game is named twice';
  const sorted = prizes.toSorted((one, other) => one.placeFrom - other.placeFrom);
  sorted.forEach(({ placeFrom, placeTo }, index) => {
    const before = sorted[index - 1];
    if (placeTo < placeFrom) wrong['prizes'] = `places ${placeFrom} to ${placeTo} are the wrong way round`;
    else if (before && placeFrom <= before.placeTo)
      wrong['prizes'] = `place ${placeFrom} stands in two lines`;
  });
  return wrong;
}

/** What of a tournament is looked up. */
export interface Known {
  /** Of its games, those that are offered. */
  offered: ReadonlySet<string>;
  /** Whether the campaign of its free spins runs, and has games for them. */
  hasSpins: boolean;
}

const lacksText = (text: Partial<Record<LanguageCode, string>>) =>
  LANGUAGES.filter((language) => !text[language]);

function prizeFaults({ prizes, minimumBet, spinCampaign }: TournamentContent, { hasSpins }: Known): string[] {
  const wrong: string[] = [];
  const currencies = Object.keys(minimumBet) as Currency[];
  const sorted = prizes.toSorted((one, other) => one.placeFrom - other.placeFrom);
  if (sorted.length === 0) wrong.push('there is no prize');
  let next = 1;
  for (const { placeFrom, placeTo, amount, freeSpins, points } of sorted) {
    if (placeFrom !== next) wrong.push(`place ${next} has no prize`);
    next = placeTo + 1;
    const paid = Object.keys(amount) as Currency[];
    if (paid.length === 0 && freeSpins === 0 && points === 0) wrong.push(`place ${placeFrom} wins nothing`);
    const missing = paid.length > 0 ? currencies.filter((currency) => amount[currency] === undefined) : [];
    if (missing.length > 0) wrong.push(`place ${placeFrom} has no money in ${missing.join(', ')}`);
  }
  if (sorted.some(({ freeSpins }) => freeSpins > 0) && !(spinCampaign !== null && hasSpins))
    wrong.push('its free spins need a running campaign with games');
  return wrong;
}

/** Whether the money of prizes is more, in any currency, than one operator alone announces. */
export const comesToMuch = (prizes: TournamentContent['prizes']): boolean =>
  (Object.keys(CURRENCIES) as Currency[]).some((currency) => {
    const sums = prizes.map(
      ({ placeFrom, placeTo, amount }) => (amount[currency] ?? 0) * (placeTo - placeFrom + 1),
    );
    return sums.reduce((sum, one) => sum + one, 0) > inCurrency(BigInt(PRIZES_ALONE), currency);
  });

/** What keeps a draft from being announced: fields, and what each lacks. Nothing when it is whole. */
export function missingOf(content: TournamentContent, known: Known, now: Date): FieldFaults {
  const wrong = faultsOf(content);
  const lacks = (field: string, what: string) => {
    wrong[field] ??= what;
  };
  for (const field of ['name', 'descriptionShort'] as const) {
    const languages = lacksText(content[field]);
    if (languages.length > 0) lacks(field, `it is not written in: ${languages.join(', ')}`);
  }
  const currencies = Object.entries(content.minimumBet) as [Currency, number][];
  if (currencies.length === 0) lacks('minimumBet', 'no currency takes part');
  for (const [currency, least] of currencies) {
    const most = content.maximumBet[currency];
    if (most !== undefined && most < least)
      lacks('maximumBet', `in ${currency} it is below the lowest stake`);
  }
  if (comesToMuch(content.prizes) && !content.needsReview)
    lacks('needsReview', `prizes of more than ${PRIZES_ALONE / 100} EUR are released by another operator`);
  const [firstOfPrizes] = prizeFaults(content, known);
  if (firstOfPrizes !== undefined) lacks('prizes', firstOfPrizes);
  if (content.entry === 'all' && content.minLevel !== null)
    lacks('minLevel', 'players have to join where it is from a level on');
  const gone = content.games.filter((id) => !known.offered.has(id));
  if (content.games.length === 0) lacks('games', 'no game counts');
  else if (gone.length > 0) lacks('games', `not offered: ${gone.slice(0, 5).join(', ')}`);
  const [starts, ends] = [Date.parse(content.startsAt), Date.parse(content.endsAt)];
  if (starts <= now.getTime()) lacks('startsAt', 'it would have begun before it is announced');
  if (ends - starts < HOUR_MS) lacks('endsAt', 'it lasts less than an hour');
  if (ends - starts > TOURNAMENT_DAYS * 24 * HOUR_MS)
    lacks('endsAt', `it lasts more than ${TOURNAMENT_DAYS} days`);
  return wrong;
}
