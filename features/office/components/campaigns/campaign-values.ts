import { BONUS_SCENES } from '@/lib/domain/bonuses';
import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import { promoCodeOf } from '@/lib/domain/promo-code';
import { CURRENCIES, isCurrency, type Currency } from '@/lib/money/money';
import type { CampaignContent } from '../../api/post-campaigns';
import { FieldReader, YES, type Values } from './campaign-reader';
import { FieldProblems } from '../parts/field-problems';

export const FORM_LANGUAGES: readonly LanguageCode[] = Object.values(LANGUAGE_CODES);
export const FORM_CURRENCIES = Object.keys(CURRENCIES).filter(isCurrency);
/** Categories that weights are commonly said of; what is not here goes as every other game. */
export const WEIGHED = [
  'slots',
  'live',
  'jackpots',
  'crash',
  'blackjack',
  'baccarat',
  'poker',
  'roulette',
  'live_dealer_shows',
  'keno',
  'bingo',
  'all',
];
const yes = (is: unknown) => (is ? YES : '');
const text = (value: number | string | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** Minor units as an operator types them. */
function typed(minor: number | null | undefined, currency: Currency): string {
  if (minor === null || minor === undefined) return '';
  const { exponent } = CURRENCIES[currency];
  const digits = String(minor).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
/** For a field of date and time: UTC, to the minute. */
const moment = (iso: string | null) => (iso === null ? '' : new Date(iso).toISOString().slice(0, 16));

/** What a new campaign begins with. */
export const NEW_VALUES: Values = {
  tag: 'promobonus',
  type: '5',
  imageBackground: BONUS_SCENES.offer,
  percent: '50',
  freeSpins: '0',
  freeSpinDays: '7',
  freeSpinWins: 'bonus',
  wagering: '20',
  basis: 'bonus',
  'weights.slots': '100',
  'weights.live': '10',
  'weights.jackpots': '0',
  'weights.all': '0',
  hoursToLive: '168',
  offerHours: '168',
  grantsPerPlayer: '1',
  share: '100',
  'amounts.EUR': YES,
  'amounts.EUR.maxBonus': '100.00',
  'amounts.EUR.minDeposit': '20.00',
  'amounts.EUR.maxBet': '5.00',
  'amounts.EUR.freeSpinBet': '0.20',
};

/** A campaign in the fields of a form. */
export function valuesOf(content: CampaignContent): Values {
  const { segment, trigger, amounts, weights } = content;
  const sums = (
    name: string,
    part: { atLeast: Partial<Record<string, number>>; days?: number } | undefined,
  ) => ({
    ...Object.fromEntries(
      FORM_CURRENCIES.map((currency) => [`${name}.${currency}`, typed(part?.atLeast[currency], currency)]),
    ),
    [`${name}.days`]: text(part?.days),
  });
  return {
    tag: content.tag,
    type: String(content.type),
    promocode: text(content.promocode),
    imageBackground: content.imageBackground,
    'deposits.from': text(content.deposits?.from),
    'deposits.to': text(content.deposits?.to),
    percent: String(content.percent),
    freeSpins: String(content.freeSpins),
    freeSpinGames: content.freeSpinGames.join(', '),
    freeSpinDayLimit: text(content.freeSpinDayLimit),
    freeSpinDays: String(content.freeSpinDays),
    freeSpinWins: content.freeSpinWins,
    wagering: String(content.wagering),
    basis: content.basis,
    excludedGames: content.excludedGames.join(', '),
    'minOdds.single': text(content.minOdds?.single),
    'minOdds.multi': text(content.minOdds?.multi),
    'minOdds.system': text(content.minOdds?.system),
    hoursToLive: String(content.hoursToLive),
    offerHours: String(content.offerHours),
    grantsPerPlayer: String(content.grantsPerPlayer),
    oncePerPerson: yes(content.oncePerPerson),
    startsAt: moment(content.startsAt),
    endsAt: moment(content.endsAt),
    countries: content.countries?.join(', ') ?? '',
    share: String(content.share),
    ...Object.fromEntries(
      FORM_LANGUAGES.map((code) => [`languages.${code}`, yes(segment.languages?.includes(code))]),
    ),
    'standing.is': text(segment.standing?.is),
    'standing.days': text(segment.standing?.days),
    ...sums('deposited', segment.deposited),
    ...sums('lost', segment.lost),
    'levels.from': text(segment.levels?.from),
    'levels.to': text(segment.levels?.to),
    listed: yes(segment.listed),
    atOnce: yes(trigger.atOnce),
    every: text(trigger.every),
    weekday: text(trigger.weekday),
    day: text(trigger.day),
    weekdays: trigger.weekdays?.join(', ') ?? '',
    games: trigger.games?.join(', ') ?? '',
    categories: GAME_CATEGORIES.filter(({ id }) => trigger.categories?.includes(id))
      .map(({ code }) => code)
      .join(', '),
    ...Object.fromEntries(
      Object.entries(weights).map(([code, percent]) => [`weights.${code}`, String(percent)]),
    ),
    ...Object.fromEntries(
      FORM_LANGUAGES.flatMap((code) => [
        [`name.${code}`, text(content.name[code])],
        [`shortDescription.${code}`, text(content.shortDescription[code])],
      ]),
    ),
    ...Object.fromEntries(
      amounts.flatMap((one) => [
        [`amounts.${one.currency}`, YES],
        ...(['maxBonus', 'minDeposit', 'maxBet', 'freeSpinBet', 'maxWin', 'budget'] as const).map((name) => [
          `amounts.${one.currency}.${name}`,
          typed(one[name], one.currency),
        ]),
      ]),
    ),
  };
}

/** All three of them, or none. */
function minOddsOf(read: FieldReader): CampaignContent['minOdds'] {
  const names = ['single', 'multi', 'system'] as const;
  const [single, multi, system] = names.map((name) => read.odds(`minOdds.${name}`));
  if (single === null && multi === null && system === null) return null;
  for (const name of names) {
    if (read.text(`minOdds.${name}`) === '') read.wrong[`minOdds.${name}`] = 'All three, or none of them.';
  }
  return { single: single ?? 0, multi: multi ?? 0, system: system ?? 0 };
}

function segmentOf(read: FieldReader): CampaignContent['segment'] {
  const languages = FORM_LANGUAGES.filter((code) => read.is(`languages.${code}`));
  const standing = read.text('standing.is');
  const sums = (name: 'deposited' | 'lost') => {
    const atLeast = Object.fromEntries(
      FORM_CURRENCIES.flatMap((currency) => {
        const minor = read.sum(`${name}.${currency}`, currency);
        return minor === null ? [] : [[currency, minor]];
      }),
    );
    const days = read.some(`${name}.days`);
    if (Object.keys(atLeast).length === 0) return {};
    return { [name]: { atLeast, ...(days !== null && { days }) } };
  };
  const [from, to] = [read.some('levels.from'), read.some('levels.to')];
  return {
    ...(languages.length > 0 && { languages }),
    ...((standing === 'new' || standing === 'returning') && {
      standing: { is: standing, days: read.whole('standing.days') },
    }),
    ...sums('deposited'),
    ...sums('lost'),
    ...(from !== null && { levels: { from, ...(to !== null && { to }) } }),
    ...(read.is('listed') && { listed: true as const }),
  };
}

function triggerOf(read: FieldReader, type: number): CampaignContent['trigger'] {
  const every = read.text('every');
  const atOnce = read.is('atOnce') && { atOnce: true };
  const games = read.list('games');
  const categories = read.categories('categories');
  if (type === 6) {
    if (every === 'week') return { ...atOnce, every, weekday: read.whole('weekday') };
    if (every === 'month') return { ...atOnce, every, day: read.whole('day') };
    if (every === 'days') return { ...atOnce, every, weekdays: read.list('weekdays').map(Number) };
    return { ...atOnce };
  }
  if (type === 7)
    return {
      ...atOnce,
      ...((every === 'day' || every === 'week') && { every }),
      ...(games.length > 0 && { games }),
      ...(categories.length > 0 && { categories }),
    };
  return { ...atOnce };
}

/** What was typed, as the platform takes it. @throws FieldProblems for what can't be read */
export function contentOf(values: Values): CampaignContent {
  const read = new FieldReader(values);
  const type = read.whole('type');
  const isByDeposit = type === 5;
  const isPercent = isByDeposit || type === 7;
  const needsCode = type === 1 || type === 3 || isByDeposit;
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
  const [from, to] = [read.some('deposits.from'), read.some('deposits.to')];
  const currencies = FORM_CURRENCIES.filter((currency) => read.is(`amounts.${currency}`));
  if (currencies.length === 0) read.wrong['amounts.EUR'] = 'Give it in at least one currency.';
  const freeSpins = read.whole('freeSpins');
  const players = read.list('players');
  const content: CampaignContent = {
    tag: values.tag as CampaignContent['tag'],
    type,
    promocode: needsCode ? promoCodeOf(read.text('promocode')) || null : null,
    name: texts('name'),
    shortDescription: texts('shortDescription'),
    imageBackground: read.text('imageBackground'),
    deposits: isByDeposit && from !== null ? { from, to: to ?? from } : null,
    percent: isPercent ? read.whole('percent') : 0,
    freeSpins,
    freeSpinGames: freeSpins > 0 ? read.list('freeSpinGames') : [],
    freeSpinDayLimit: freeSpins > 0 ? read.some('freeSpinDayLimit') : null,
    freeSpinDays: read.whole('freeSpinDays'),
    freeSpinWins: values.freeSpinWins === 'real' ? 'real' : 'bonus',
    wagering: read.whole('wagering'),
    basis: values.basis === 'bonus+deposit' ? 'bonus+deposit' : 'bonus',
    weights: Object.fromEntries(
      GAME_CATEGORIES.flatMap(({ code }) => {
        const percent = read.some(`weights.${code}`);
        return percent === null ? [] : [[code, percent]];
      }),
    ),
    excludedGames: read.list('excludedGames'),
    minOdds: minOddsOf(read),
    hoursToLive: read.whole('hoursToLive'),
    offerHours: read.whole('offerHours'),
    grantsPerPlayer: read.whole('grantsPerPlayer'),
    oncePerPerson: read.is('oncePerPerson'),
    startsAt: read.moment('startsAt'),
    endsAt: read.moment('endsAt'),
    countries:
      read.list('countries').length > 0 ? read.list('countries').map((code) => code.toUpperCase()) : null,
    segment: segmentOf(read),
    share: read.whole('share'),
    trigger: triggerOf(read, type),
    amounts: currencies.map((currency) => {
      const at = `amounts.${currency}`;
      return {
        currency,
        maxBonus: read.needed(`${at}.maxBonus`, currency),
        minDeposit: isByDeposit ? read.needed(`${at}.minDeposit`, currency) : 0,
        maxBet: read.needed(`${at}.maxBet`, currency),
        freeSpinBet: read.needed(`${at}.freeSpinBet`, currency),
        maxWin: read.sum(`${at}.maxWin`, currency),
        budget: read.sum(`${at}.budget`, currency),
      };
    }),
    ...(read.is('listed') && players.length > 0 && { players }),
  };
  if (Object.keys(read.wrong).length > 0) throw new FieldProblems(read.wrong);
  return content;
}
