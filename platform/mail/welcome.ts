import { LOCALE_PREFIXES, localeFromLanguageCode, type LanguageCode } from '@/lib/domain/locales';
import { renderLetter } from './layout';

interface WelcomeText {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: string;
  closing: string[];
}

const ENGLISH: WelcomeText = {
  subject: 'Welcome to Parlour: please confirm your email',
  greeting: 'Good to have you here',
  paragraphs: [
    'Your account is open and you can play right away.',
    'Please confirm that this address is yours, so that we can reach you about your account and your money.',
  ],
  action: 'Confirm my email',
  closing: [
    'The link works once and for 48 hours.',
    'You didn’t sign up? Then somebody mistyped an address, and you can ignore this email.',
    '18+ only. Play for fun, and only with money that you can spare.',
  ],
};

const GERMAN: WelcomeText = {
  subject: 'Willkommen bei Parlour: bitte bestätige deine E-Mail-Adresse',
  greeting: 'Schön, dass du da bist',
  paragraphs: [
    'Dein Konto ist eröffnet, du kannst sofort spielen.',
    'Bitte bestätige, dass diese Adresse dir gehört, damit wir dich zu deinem Konto und deinem Geld erreichen.',
  ],
  action: 'E-Mail-Adresse bestätigen',
  closing: [
    'Der Link gilt 48 Stunden lang und nur einmal.',
    'Du hast dich nicht angemeldet? Dann hat sich jemand vertippt, und du kannst diese Mail ignorieren.',
    'Spiel zum Spaß, ab 18 Jahren und nur mit Geld, das du übrig hast.',
  ],
};

const TEXTS: Record<LanguageCode, WelcomeText> = {
  en: ENGLISH,
  de: GERMAN,
  au: {
    ...ENGLISH,
    greeting: 'G’day, good to have you here',
    closing: [
      'The link works once and for 48 hours.',
      'Didn’t sign up? Someone mistyped an address, no worries, just ignore this email.',
      '18+ only. Play for fun, and only with money you can spare.',
    ],
  },
  ch: {
    ...GERMAN,
    closing: [
      'Der Link gilt 48 Stunden lang und nur einmal.',
      'Du hast dich nicht angemeldet? Dann hat sich jemand vertippt, und du kannst diese E-Mail ignorieren.',
      'Spiel zum Spass, ab 18 Jahren und nur mit Geld, das du übrig hast.',
    ],
  },
  fr: {
    subject: 'Bienvenue chez Parlour : confirmez votre adresse e-mail',
    greeting: 'Ravis de vous accueillir',
    paragraphs: [
      'Votre compte est ouvert, vous pouvez jouer dès maintenant.',
      'Confirmez que cette adresse est bien la vôtre, pour que nous puissions vous joindre au sujet de votre compte et de votre argent.',
    ],
    action: 'Confirmer mon adresse',
    closing: [
      'Le lien est valable 48 heures et une seule fois.',
      'Vous ne vous êtes pas inscrit ? Quelqu’un s’est trompé d’adresse, vous pouvez ignorer ce message.',
      'Jouez pour le plaisir, à partir de 18 ans, et seulement avec de l’argent dont vous n’avez pas besoin.',
    ],
  },
};

/** The page that takes a confirmation token, in the player's language. */
export function confirmationUrl(webUrl: string, language: LanguageCode, token: string): string {
  const locale = localeFromLanguageCode(language) ?? 'en';
  const prefix = locale === 'en' ? '' : LOCALE_PREFIXES[locale];
  return `${webUrl}${prefix}/confirmed_email?token=${encodeURIComponent(token)}`;
}

/** The mail after registration, in the player's language. */
export function welcomeMail(
  language: LanguageCode,
  url: string,
): { subject: string; text: string; html: string } {
  const { action, ...text } = TEXTS[language];
  return renderLetter({
    ...text,
    lang: localeFromLanguageCode(language) ?? 'en',
    action: { label: action, url },
  });
}
