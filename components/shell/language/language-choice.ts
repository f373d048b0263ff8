import { LANGUAGE_CODES, type LanguageCode, type Locale } from '@/lib/domain/locales';
import { STORED_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';

type Listener = (code: LanguageCode) => Promise<unknown> | void;
const listeners = new Set<Listener>();

const YEAR_SECONDS = 31_536_000;

/** Calls the listener whenever the visitor chooses a language, and lets it finish first. Returns its removal. */
export function onLanguageChosen(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Stores the choice (SPEC §1) and tells whoever keeps it elsewhere, for instance on the player's profile. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const code = LANGUAGE_CODES[locale] as LanguageCode;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${STORED_LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  await Promise.allSettled([...listeners].map(async (listener) => listener(code)));
}
