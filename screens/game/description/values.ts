import type { Locale } from '@/lib/domain/locales';
import { exactReturn, RETURN_FORMAT } from '@/lib/domain/game-maths';
import { toDecimalString } from '@/lib/money/money';
import { featuresOf, type GameFacts } from './game-facts';
import { LANGUAGES } from './languages';
import type { Units } from './texts';

const makeFormats = (tag: string) => ({
  number: new Intl.NumberFormat(tag),
  percent: new Intl.NumberFormat(tag, RETURN_FORMAT),
  amount: new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }),
  date: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
  list: new Intl.ListFormat(tag, { type: 'conjunction' }),
  plural: new Intl.PluralRules(tag),
});
type Formats = ReturnType<typeof makeFormats>;

const FORMATS = new Map<string, Formats>();

function formatsOf(tag: string): Formats {
  let formats = FORMATS.get(tag);
  if (!formats) FORMATS.set(tag, (formats = makeFormats(tag)));
  return formats;
}

/** What the {places} of the texts are filled with. */
export function valuesOf(facts: GameFacts, locale: Locale): Record<string, string> {
  const { tag, quote, date, facts: texts } = LANGUAGES[locale];
  const formats = formatsOf(tag);
  const counted = (units: Units, count: number) =>
    (units[formats.plural.select(count)] ?? units.other).replace('{n}', formats.number.format(count));
  const amount = (minor: number) => formats.amount.format(toDecimalString(minor, 'EUR') as `${number}`);
  return {
    title: quote(facts.name),
    studio: facts.providerName,
    rtp: formats.percent.format(exactReturn(facts) / 1_000_000),
    lines: counted(texts.units.lines, facts.lines),
    times: counted(texts.units.times, facts.maxWin),
    date: date(formats.date.format(new Date(facts.released))),
    features: formats.list.format(featuresOf(facts).map((feature) => texts.feature[feature])),
    ...(facts.live ? { min: amount(facts.live.limitMin), max: amount(facts.live.limitMax) } : {}),
  };
}
