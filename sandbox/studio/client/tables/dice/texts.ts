import type { TextsOf } from '../../texts';

type Key =
  | 'begin'
  | 'side'
  | 'over'
  | 'under'
  | 'target'
  | 'lower'
  | 'higher'
  | 'pays'
  | 'chance'
  | 'rolled'
  | 'track'
  | 'last'
  | 'rule'
  | 'rulePays'
  | 'wins';

export const DICE_TEXTS: TextsOf<Key> = {
  en: {
    begin: 'Roll',
    side: 'Side',
    over: 'Over',
    under: 'Under',
    target: 'Target',
    lower: 'Lower the target',
    higher: 'Raise the target',
    pays: 'Pays',
    chance: 'Chance',
    rolled: 'Rolled {roll}.',
    track: '{side} {target} wins',
    last: 'Last rolls. The dice have no memory.',
    rule: 'A roll is a number from 0.00 to 99.99, each as likely as any other. You choose a target and whether the roll has to be over or under it; the target itself loses.',
    rulePays: 'A win pays 99% divided by its chance. The return is 99.00%, whatever target you choose.',
    wins: 'won',
  },
  au: {
    begin: 'Roll',
    side: 'Side',
    over: 'Over',
    under: 'Under',
    target: 'Target',
    lower: 'Lower the target',
    higher: 'Raise the target',
    pays: 'Pays',
    chance: 'Chance',
    rolled: 'Rolled {roll}.',
    track: '{side} {target} wins',
    last: 'Last rolls. The dice have no memory.',
    rule: 'A roll is a number from 0.00 to 99.99, each as likely as the next. You pick a target and whether the roll has to land over or under it; the target itself loses.',
    rulePays: 'A win pays 99% divided by its chance. The return is 99.00%, whatever target you pick.',
    wins: 'won',
  },
  de: {
    begin: 'Würfeln',
    side: 'Seite',
    over: 'Über',
    under: 'Unter',
    target: 'Ziel',
    lower: 'Ziel senken',
    higher: 'Ziel erhöhen',
    pays: 'Zahlt',
    chance: 'Chance',
    rolled: '{roll} gewürfelt.',
    track: '{side} {target} gewinnt',
    last: 'Letzte Würfe. Würfel haben kein Gedächtnis.',
    rule: 'Ein Wurf ist eine Zahl von 0,00 bis 99,99, jede gleich wahrscheinlich. Du wählst ein Ziel und ob der Wurf darüber oder darunter liegen soll; das Ziel selbst verliert.',
    rulePays:
      'Ein Gewinn zahlt 99\u00a0% geteilt durch seine Chance. Die Auszahlungsquote ist 99,00\u00a0%, welches Ziel du auch wählst.',
    wins: 'gewonnen',
  },
  ch: {
    begin: 'Würfeln',
    side: 'Seite',
    over: 'Über',
    under: 'Unter',
    target: 'Ziel',
    lower: 'Ziel senken',
    higher: 'Ziel erhöhen',
    pays: 'Zahlt',
    chance: 'Chance',
    rolled: '{roll} gewürfelt.',
    track: '{side} {target} gewinnt',
    last: 'Letzte Würfe. Würfel haben kein Gedächtnis.',
    rule: 'Ein Wurf ist eine Zahl von 0.00 bis 99.99, jede gleich wahrscheinlich. Du wählst ein Ziel und ob der Wurf darüber oder darunter liegen soll; das Ziel selbst verliert.',
    rulePays:
      'Ein Gewinn zahlt 99\u00a0% geteilt durch seine Chance. Die Auszahlungsquote ist 99.00\u00a0%, welches Ziel du auch wählst.',
    wins: 'gewonnen',
  },
  fr: {
    begin: 'Lancer',
    side: 'Côté',
    over: 'Plus que',
    under: 'Moins que',
    target: 'Cible',
    lower: 'Baisser la cible',
    higher: 'Relever la cible',
    pays: 'Paie',
    chance: 'Probabilité',
    rolled: 'Résultat\u202f: {roll}.',
    track: '{side} {target} gagne',
    last: 'Derniers lancers. Les dés n’ont pas de mémoire.',
    rule: 'Un lancer est un nombre de 0,00 à 99,99, tous aussi probables. Vous choisissez une cible et si le lancer doit être au-dessus ou au-dessous\u202f; la cible elle-même perd.',
    rulePays:
      'Un gain paie 99\u202f% divisés par sa probabilité. Le taux de retour est de 99,00\u202f%, quelle que soit la cible.',
    wins: 'gagné',
  },
};
