import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { localeOfPath } from '@/lib/i18n/path';

/**
 * What the last net says. The frame could not be rendered, and the messages may be what is missing, so that these few
 * texts stand in the code.
 */
export const GLOBAL_ERROR_TEXTS: Record<Locale, Record<'title' | 'text' | 'again' | 'write', string>> = {
  en: {
    title: 'Something went wrong',
    text: 'The service will be back soon. Nothing of your balance is lost.',
    again: 'Try again',
    write: 'Write to support',
  },
  'en-AU': {
    title: 'Something went wrong',
    text: 'We’ll be back soon. Your balance is safe.',
    again: 'Try again',
    write: 'Write to support',
  },
  de: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Gleich geht es weiter. Dein Guthaben ist davon nicht betroffen.',
    again: 'Noch einmal versuchen',
    write: 'Support schreiben',
  },
  'de-CH': {
    title: 'Da ist etwas schiefgegangen',
    text: 'Gleich geht es weiter. Dein Guthaben ist davon nicht betroffen.',
    again: 'Nochmals versuchen',
    write: 'Support schreiben',
  },
  fr: {
    title: 'Un problème est survenu',
    text: 'Le service revient bientôt. Votre solde n’est pas touché.',
    again: 'Réessayer',
    write: 'Écrire à l’assistance',
  },
};

/** The language of an address: English has no prefix. `basePath` is what stands before every path of ours. */
export function localeOfAddress(pathname: string, basePath: string): Locale {
  return localeOfPath(pathname.slice(basePath.length)) ?? DEFAULT_LOCALE;
}
