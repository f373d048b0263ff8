import { localeFromLanguageCode, type LanguageCode } from '@/lib/domain/locales';
import { UNREADABLE_COUNTRY } from '@/lib/node/http/visitor';
import type { Client } from './client';

/** In the order in which they are looked for: every browser also claims to be older ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const UNKNOWN: Record<LanguageCode, { device: string; place: string }> = {
  en: { device: 'unknown', place: 'unknown' },
  au: { device: 'unknown', place: 'unknown' },
  de: { device: 'unbekannt', place: 'unbekannt' },
  ch: { device: 'unbekannt', place: 'unbekannt' },
  fr: { device: 'inconnu', place: 'inconnu' },
};

/** Formats in which our English reads as its readers write it. */
const formatOf = (language: LanguageCode) => {
  const locale = localeFromLanguageCode(language) ?? 'en';
  return locale === 'en' ? 'en-GB' : locale;
};

const first = (list: typeof BROWSERS, userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and system by name, the same in every language; null for what is not known. */
export const deviceNames = (userAgent: string | null) => ({
  browser: first(BROWSERS, userAgent ?? '') ?? null,
  system: first(SYSTEMS, userAgent ?? '') ?? null,
});

/**
 * Browser and system. Only names that we know ever get into a letter: what a stranger's browser calls itself is the
 * stranger's text.
 */
export function deviceWords(userAgent: string | null, language: LanguageCode): string {
  const browser = first(BROWSERS, userAgent ?? '');
  const system = first(SYSTEMS, userAgent ?? '');
  if (browser && system) return `${browser}, ${system}`;
  return browser ?? system ?? UNKNOWN[language].device;
}

/** An address without its last part. */
function maskedNetwork(address: string): string | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(address);
  if (parts) return `${parts[1]}.${parts[2]}.${parts[3]}.…`;
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}:…` : null;
}

/** The country, else the network that the request came from. */
export function placeWords({ address, country }: Client, language: LanguageCode): string {
  if (country && country !== UNREADABLE_COUNTRY && /^[A-Z]{2}$/.test(country)) {
    const name = new Intl.DisplayNames(formatOf(language), { type: 'region' }).of(country);
    if (name) return name;
  }
  return maskedNetwork(address) ?? UNKNOWN[language].place;
}

/** A moment in the reader's language. */
export function timeWords(moment: Date, language: LanguageCode): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(formatOf(language), format).format(moment)} UTC`;
}
