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

/**
 * That a game of free spins is gone and none takes its place, in a player's language.
 * @param hasOthers whether they can be used in another game
 */
export const withoutStandIn = (language: LanguageCode, game: string, hasOthers: boolean): string =>
  ({
    en: `${game} is no longer available, and no other game takes its place. ${hasOthers ? 'Your free spins still work in the other games.' : 'Your free spins have no game left: please write to support.'}`,
    au: `${game} is no longer available, and no other game takes its place. ${hasOthers ? 'Your free spins still work in the other games.' : 'Your free spins have no game left: please write to support.'}`,
    de: `${game} gibt es nicht mehr, und kein anderes Spiel tritt an seine Stelle. ${hasOthers ? 'In den anderen Spielen gelten deine Freispiele weiter.' : 'Für deine Freispiele ist kein Spiel mehr da: Bitte schreib dem Support.'}`,
    ch: `${game} gibt es nicht mehr, und kein anderes Spiel tritt an seine Stelle. ${hasOthers ? 'In den anderen Spielen gelten deine Freispiele weiter.' : 'Für deine Freispiele ist kein Spiel mehr da: Bitte schreib dem Support.'}`,
    fr: `${game} n’est plus disponible, et aucun autre jeu ne prend sa place. ${hasOthers ? 'Vos tours gratuits restent valables sur les autres jeux.' : 'Vos tours gratuits n’ont plus de jeu : écrivez à l’assistance.'}`,
  })[language];
