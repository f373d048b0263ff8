import {
  TOURNAMENT_CUPS,
  TOURNAMENT_PICTURES,
  TOURNAMENT_STRATEGIES,
  type TournamentPicture,
} from '@/lib/domain/tournaments';
import { CURRENCIES, type ByCurrency, type Currency } from '@/lib/money/money';
import { WORTH_A_EURO } from '@/lib/money/rates';
import type { TournamentContent } from '../../api/post-tournaments';
import { clockIn, momentIn } from '../../state/zone';
import { FieldReader, YES, type Values } from '../campaigns/campaign-reader';
import { FORM_CURRENCIES, FORM_LANGUAGES } from '../campaigns/campaign-values';
import { FieldProblems } from '../parts/field-problems';

/** Lines of prizes that a form shows at most. */
export const PRIZE_LINES = 20;
export const PICTURES = Object.keys(TOURNAMENT_PICTURES) as TournamentPicture[];

/** Minor units as an operator types them. */
export function typedSum(minor: number | undefined, currency: Currency): string {
  if (minor === undefined) return '';
  const { exponent } = CURRENCIES[currency];
  const digits = String(minor).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
const sumsIn = (name: string, sums: ByCurrency): Values =>
  Object.fromEntries(
    FORM_CURRENCIES.map((currency) => [`${name}.${currency}`, typedSum(sums[currency], currency)]),
  );

/** What a euro sum is in the others, by what the casino treats as equal. Minor units. */
export const inOthers = (euro: number): ByCurrency =>
  Object.fromEntries(
    FORM_CURRENCIES.map((currency) => [currency, Math.round((euro * WORTH_A_EURO[currency]) / 100)]),
  );

/** A tournament in the fields of a form. */
export function valuesOf(content: Omit<TournamentContent, 'image'> & { image: string }): Values {
  const { zone } = content;
  return {
    ...Object.fromEntries(
      FORM_LANGUAGES.flatMap((code) => [
        [`name.${code}`, content.name[code] ?? ''],
        [`descriptionShort.${code}`, content.descriptionShort[code] ?? ''],
      ]),
    ),
    image: content.image,
    strategy: content.strategy,
    entry: content.entry,
    minLevel: content.minLevel === null ? '' : String(content.minLevel),
    countries: content.countries.join(', '),
    needsReview: content.needsReview ? YES : '',
    ...sumsIn('minimumBet', content.minimumBet),
    ...sumsIn('maximumBet', content.maximumBet),
    spinCampaign: content.spinCampaign ?? '',
    games: content.games.join(', '),
    zone,
    startsAt: clockIn(zone, new Date(content.startsAt)),
    endsAt: clockIn(zone, new Date(content.endsAt)),
    lines: String(Math.max(1, content.prizes.length)),
    ...Object.fromEntries(
      content.prizes.flatMap((prize, line) => [
        [`prizes.${line}.from`, String(prize.placeFrom)],
        [`prizes.${line}.to`, String(prize.placeTo)],
        [`prizes.${line}.freeSpins`, prize.freeSpins === 0 ? '' : String(prize.freeSpins)],
        [`prizes.${line}.points`, prize.points === 0 ? '' : String(prize.points)],
        ...Object.entries(sumsIn(`prizes.${line}`, prize.amount)),
      ]),
    ),
  };
}

export const linesOf = (values: Values): number =>
  Math.min(PRIZE_LINES, Math.max(1, Number(values['lines'] ?? 1) || 1));

function prizesOf(read: FieldReader, values: Values): TournamentContent['prizes'] {
  return Array.from({ length: linesOf(values) }, (_, line) => {
    const at = `prizes.${line}`;
    const placeFrom = read.whole(`${at}.from`);
    const amount: ByCurrency = {};
    for (const currency of FORM_CURRENCIES) {
      const minor = read.sum(`${at}.${currency}`, currency);
      if (minor !== null && minor > 0) amount[currency] = minor;
    }
    return {
      placeFrom,
      placeTo: read.some(`${at}.to`) ?? placeFrom,
      amount,
      freeSpins: read.some(`${at}.freeSpins`) ?? 0,
      points: read.some(`${at}.points`) ?? 0,
    };
  });
}

/** What was typed, as the platform takes it. @throws FieldProblems for what can't be read */
export function contentOf(values: Values): TournamentContent {
  const read = new FieldReader(values);
  const texts = (name: string) => {
    const all = Object.fromEntries(
      FORM_LANGUAGES.flatMap((code) => {
        const words = read.text(`${name}.${code}`);
        return words === '' ? [] : [[code, words]];
      }),
    );
    if (all.en === undefined) read.wrong[`${name}.en`] = 'This is needed.';
    return { ...all, en: all.en ?? '' };
  };
  const sums = (name: string): ByCurrency =>
    Object.fromEntries(
      FORM_CURRENCIES.flatMap((currency) => {
        const minor = read.sum(`${name}.${currency}`, currency);
        return minor === null ? [] : [[currency, minor]];
      }),
    );
  const zone = read.text('zone') || 'UTC';
  const moment = (name: string): string => {
    const at = momentIn(zone, read.text(name));
    if (at === null)
      read.wrong[name] =
        read.text(name) === ''
          ? 'This is needed.'
          : 'No clock of this zone shows this time: it is set forward.';
    return at?.toISOString() ?? '';
  };
  const countries = read.list('countries').map((code) => code.toUpperCase());
  if (!countries.every((code) => /^[A-Z]{2}$/.test(code))) read.wrong['countries'] = 'Two letters each.';
  const prizes = prizesOf(read, values);
  const [startsAt, endsAt] = [moment('startsAt'), moment('endsAt')];
  if (startsAt !== '' && endsAt !== '' && endsAt <= startsAt)
    read.wrong['endsAt'] = 'It ends before it begins.';
  const campaign = read.text('spinCampaign');
  const content: TournamentContent = {
    name: texts('name'),
    descriptionShort: texts('descriptionShort'),
    image: PICTURES.find((one) => one === values['image']) ?? TOURNAMENT_CUPS.red,
    strategy: TOURNAMENT_STRATEGIES.find((one) => one === values['strategy']) ?? 'turnover',
    entry: values['entry'] === 'all' ? 'all' : 'join',
    minLevel: read.some('minLevel'),
    countries,
    needsReview: read.is('needsReview'),
    minimumBet: sums('minimumBet'),
    maximumBet: sums('maximumBet'),
    spinCampaign: prizes.some(({ freeSpins }) => freeSpins > 0) && campaign !== '' ? campaign : null,
    prizes,
    games: read.list('games'),
    zone,
    startsAt,
    endsAt,
  };
  if (Object.keys(read.wrong).length > 0) throw new FieldProblems(read.wrong);
  return content;
}

/** What all prizes come to, as far as they can be read. */
export function poolOf(prizes: TournamentContent['prizes']) {
  const amount: ByCurrency = {};
  const pool = { amount, freeSpins: 0, points: 0, winners: 0 };
  for (const prize of prizes) {
    const places = Math.max(0, prize.placeTo - prize.placeFrom + 1);
    for (const currency of FORM_CURRENCIES) {
      const each = prize.amount[currency];
      if (each !== undefined) amount[currency] = (amount[currency] ?? 0) + each * places;
    }
    pool.freeSpins += prize.freeSpins * places;
    pool.points += prize.points * places;
    pool.winners += places;
  }
  return pool;
}
