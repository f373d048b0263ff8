import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { localeOfPath } from '@/lib/i18n/path';

/*
 * What the last net says. The frame could not be rendered, and the messages may be what is missing, so that these few
 * texts stand in the code.
 */
const en = {
  title: 'Something went wrong',
  text: 'The service will be back soon. Your balance is safe.',
  again: 'Try again',
  write: 'Write to support',
};
const de = {
  title: 'Da ist etwas schiefgegangen',
  text: 'Gleich geht es weiter. Dein Guthaben ist sicher.',
  again: 'Noch einmal versuchen',
  write: 'Support schreiben',
};

export const GLOBAL_ERROR_TEXTS: Record<Locale, typeof en> = {
  en,
  'en-AU': en,
  de,
  'de-CH': { ...de, again: 'Nochmals versuchen' },
  fr: {
    title: 'Un problème est survenu',
    text: 'Le service revient bientôt. Votre solde est en sécurité.',
    again: 'Réessayer',
    write: 'Écrire à l’assistance',
  },
};

/** The language of an address: English has no prefix. `basePath` is the part before every path of ours. */
export function localeOfAddress(pathname: string, basePath: string): Locale {
  return localeOfPath(pathname.slice(basePath.length)) ?? DEFAULT_LOCALE;
}
