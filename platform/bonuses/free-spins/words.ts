import type { LanguageCode } from '@/lib/domain/locales';

/** That free spins go on in another game, in a player's language. */
export const movedTo = (language: LanguageCode, game: string, standIn: string): string =>
  ({
    en: `${game} is no longer available. Your free spins now work in ${standIn}.`,
    au: `${game} is no longer available. Your free spins now work in ${standIn}.`,
    de: `${game} gibt es nicht mehr. Deine Freispiele gelten jetzt in ${standIn}.`,
    ch: `${game} gibt es nicht mehr. Deine Freispiele gelten jetzt in ${standIn}.`,
    fr: `${game} n’est plus disponible. Vos tours gratuits se jouent désormais sur ${standIn}.`,
  })[language];
