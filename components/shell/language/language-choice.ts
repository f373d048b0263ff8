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

/** Calls the listener whenever the visitor chooses a language, and waits for it. Returns a function that removes it. */
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

/**
 * Stores the choice (SPEC §1) and tells listeners, which may save it elsewhere, for instance in the player's profile.
 * @returns whether all of them have done so
 */
export async function chooseLanguage(locale: Locale): Promise<boolean> {
  const code = LANGUAGE_CODES[locale];
  store(code);
  const told = await Promise.allSettled([...listeners].map(async (listener) => listener(code)));
  return told.every(({ status }) => status === 'fulfilled');
}

/** The language chosen last in this tab that is not saved yet. */
export function pressedLanguage(): Locale | undefined {
  return localeFromLanguageCode(rememberedInTab('languagePressed'));
}

/** The press has had its effect. */
export function forgetPressedLanguage(): void {
  rememberInTab('languagePressed', null);
}

/**
 * Writes the cookie again for the next page, because some browsers delete a script's cookies after a week without a
 * visit. Also saves a choice from the last page, if it was made before hydration.
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

/** Reloads this page in a language: everything on it changes. */
export function showIn(locale: Locale): void {
  location.assign(hereIn(locale));
}
