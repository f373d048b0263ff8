import type { Locale } from '@/lib/domain/locales';
import { CURRENCIES, toDecimalString, type Currency } from '@/lib/money/money';

/** Of a currency with cents: they are written without them, all others with two decimals (SPEC §5). */
const WITHOUT_CENTS: ReadonlySet<string> = new Set(['1.00', '3.00', '5.00']);

const FORMATS = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, currency: Currency, sign: boolean, whole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${sign} ${whole}`;
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: sign ? 'exceptZero' : 'auto',
      ...(whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
    });
    FORMATS.set(key, format);
  }
  return format;
}

export interface AmountStyle {
  /** Credits carry a plus; debits carry their minus anyway. */
  sign?: boolean;
  /** Leaves out the minor units of whole amounts: €10 instead of €10.00. For limits and presets. */
  whole?: boolean;
  /** Leaves out the currency: a coin beside it shows it. Only where that is one character, as of the euro. */
  bare?: boolean;
  /** The same amount in the same style, as the server wrote it. */
  written?: WrittenAmount;
}

/**
 * An amount with its text. A browser's first formatted text costs about 40 ms, on a phone four times that, so text
 * that the page's HTML holds already is passed along.
 */
export interface WrittenAmount {
  /** Minor units. */
  minor: number;
  text: string;
}

/** For the server: an amount as a component that runs in the browser is to show it at first. */
export const writeAmount = (
  minor: number,
  currency: Currency,
  locale: Locale,
  style?: AmountStyle,
): WrittenAmount => ({ minor, text: formatAmount(minor, currency, locale, style) });

/** Signs that ICU versions write differently; server and browser must agree to the letter. */
function settle(part: Intl.NumberFormatPart, currency: Currency): string {
  if (part.type === 'minusSign') return '−';
  if (part.type === 'currency') return CURRENCIES[currency].symbol;
  if (part.type === 'group' && part.value === "'") return '’';
  return part.value;
}

/**
 * Minor units as the reader of a locale writes money, with a true minus sign. The figure goes to Intl as a
 * decimal string, so that no float touches it.
 */
export function formatAmount(
  minor: number | bigint,
  currency: Currency,
  locale: Locale,
  { sign = false, whole = false, bare = false, written }: AmountStyle = {},
): string {
  if (written?.minor === minor) return written.text;
  const decimal = toDecimalString(minor, currency);
  const isWhole = (whole && /\.0*$/.test(decimal)) || WITHOUT_CENTS.has(decimal);
  const parts = formatOf(locale, currency, sign, isWhole).formatToParts(decimal as `${number}`);
  const isBare = bare && CURRENCIES[currency].symbol.length === 1;
  return parts
    .filter(({ type }) => !isBare || (type !== 'currency' && type !== 'literal'))
    .map((part) => settle(part, currency))
    .join('');
}
