import { LANGUAGE_CODES, localeFromLanguageCode, type LanguageCode, type Locale } from '@/lib/domain/locales';
import { STORED_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { addressOfPage, pageOfAddress } from '@/lib/i18n/path';
import { remember, remembered, rememberedInTab, rememberInTab } from '@/early/remembered';

type Listener = (code: LanguageCode) => Promise<unknown> | void;
const listeners = new Set<Listener>();

const YEAR_SECONDS = 31_536_000;

function writeCookie(code: LanguageCode): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${STORED_LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Calls the listener whenever the visitor chooses a language, and lets it finish first. Returns its removal. */
export function onLanguageChosen(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function store(code: LanguageCode): void {
  writeCookie(code);
  // Where it is not kept: the cookie, which the server reads, is the one that counts.
  remember('language', code);
}

/** Stores the choice (SPEC §1) and tells whoever keeps it elsewhere, for instance on the player's profile. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const code = LANGUAGE_CODES[locale];
  store(code);
  await Promise.allSettled([...listeners].map(async (listener) => listener(code)));
}

/** The language that the last press in this tab asked for, and that nobody has said to be kept. */
export function pressedLanguage(): Locale | undefined {
  return localeFromLanguageCode(rememberedInTab('languagePressed'));
}

/** The press has had its effect. */
export function forgetPressedLanguage(): void {
  rememberInTab('languagePressed', null);
}

/**
 * Some browsers drop a script's cookies after a week without a visit: the choice is put back for the next page. So is
 * one that was pressed before the page before was awake.
 */
export function restoreChoice(): void {
  const pressed = pressedLanguage();
  if (pressed) store(LANGUAGE_CODES[pressed]);
  if (document.cookie.split('; ').some((entry) => entry.startsWith(`${STORED_LANGUAGE_COOKIE}=`))) return;
  const locale = localeFromLanguageCode(remembered('language'));
  if (locale) writeCookie(LANGUAGE_CODES[locale]);
}

/** The address of this very page in a language: with its query, and the place in it. */
export function hereIn(locale: Locale, { pathname, search, hash }: Location = location): string {
  return `${addressOfPage(pageOfAddress(pathname), locale)}${search}${hash}`;
}

/** Loads this page anew in a language: everything on it changes. */
export function showIn(locale: Locale): void {
  location.assign(hereIn(locale));
}
