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
    en: `${game} is no longer available, and no other game takes its place. ${hasOthers ? 'Your free spins still work in the other games.' : 'Your free spins have no game left: their time stands still until our team has chosen another one.'}`,
    au: `${game} is no longer available, and no other game takes its place. ${hasOthers ? 'Your free spins still work in the other games.' : 'Your free spins have no game left: their time stands still until our team has chosen another one.'}`,
    de: `${game} gibt es nicht mehr, und kein anderes Spiel tritt an seine Stelle. ${hasOthers ? 'In den anderen Spielen gelten deine Freispiele weiter.' : 'Für deine Freispiele ist kein Spiel mehr da: Ihre Frist steht still, bis unser Team ein anderes ausgesucht hat.'}`,
    ch: `${game} gibt es nicht mehr, und kein anderes Spiel tritt an seine Stelle. ${hasOthers ? 'In den anderen Spielen gelten deine Freispiele weiter.' : 'Für deine Freispiele ist kein Spiel mehr da: Ihre Frist steht still, bis unser Team ein anderes ausgesucht hat.'}`,
    fr: `${game} n’est plus disponible, et aucun autre jeu ne prend sa place. ${hasOthers ? 'Vos tours gratuits restent valables sur les autres jeux.' : 'Vos tours gratuits n’ont plus de jeu : leur délai est suspendu, le temps que notre équipe en choisisse un autre.'}`,
  })[language];

/** That free spins of a bonus, which had no game left, go on in one that an operator has chosen. */
export const goOnIn = (language: LanguageCode, bonus: string, game: string): string =>
  ({
    en: `Your free spins from “${bonus}” now work in ${game}. The time that you could not use them does not count.`,
    au: `Your free spins from “${bonus}” now work in ${game}. The time you couldn’t use them doesn’t count.`,
    de: `Deine Freispiele aus „${bonus}“ gelten jetzt in ${game}. Die Zeit, in der du sie nicht nutzen konntest, zählt nicht.`,
    ch: `Deine Freispiele aus «${bonus}» gelten jetzt in ${game}. Die Zeit, in der du sie nicht nutzen konntest, zählt nicht.`,
    fr: `Vos tours gratuits «\u202f${bonus}\u202f» se jouent désormais sur ${game}. Le temps pendant lequel vous n’avez pas pu les utiliser ne compte pas.`,
  })[language];

/** That a game of free spins of a bonus is on offer again. */
export const workAgain = (language: LanguageCode, bonus: string): string =>
  ({
    en: `Your free spins from “${bonus}” work again. The time that you could not use them does not count.`,
    au: `Your free spins from “${bonus}” work again. The time you couldn’t use them doesn’t count.`,
    de: `Deine Freispiele aus „${bonus}“ gelten wieder. Die Zeit, in der du sie nicht nutzen konntest, zählt nicht.`,
    ch: `Deine Freispiele aus «${bonus}» gelten wieder. Die Zeit, in der du sie nicht nutzen konntest, zählt nicht.`,
    fr: `Vos tours gratuits «\u202f${bonus}\u202f» sont de nouveau utilisables. Le temps pendant lequel vous n’avez pas pu les utiliser ne compte pas.`,
  })[language];

/** That free spins of a bonus, which had no game left, were ended by an operator, and in whose words. */
export const endedByHand = (language: LanguageCode, bonus: string, words: string): string =>
  ({
    en: `Your free spins from “${bonus}” have ended: ${words}`,
    au: `Your free spins from “${bonus}” have ended: ${words}`,
    de: `Deine Freispiele aus „${bonus}“ sind beendet: ${words}`,
    ch: `Deine Freispiele aus «${bonus}» sind beendet: ${words}`,
    fr: `Vos tours gratuits «\u202f${bonus}\u202f» sont terminés\u202f: ${words}`,
  })[language];
