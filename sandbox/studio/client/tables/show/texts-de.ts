import { swissSpelling } from '../../texts/swiss-spelling';
import type { ShowKey } from './texts-en';

export const de: Record<ShowKey, string> = {
  begin: 'Drehen',
  board: 'Einsätze',
  number: 'Zahl {number}',
  lanterns: 'Laternen',
  curtains: 'Vorhänge',
  carousel: 'Karussell',
  pays: '{odds} zu 1',
  bonus: 'Bonusrunde',
  upTo: 'bis {most} ×',
  spotNumber: '{name}, zahlt {odds} zu 1',
  spotBonus: '{name}, eine Bonusrunde mit bis zum {most}-Fachen des Einsatzes',
  staked: '{spot}, {amount} gesetzt',
  paid: '{spot}, {amount} zurück',
  wheel: 'Das Rad steht auf: {name}',
  wheelRuns: 'Das Rad dreht sich',
  wheelWaits: 'Das Rad',
  toldNumber: 'Das Rad bleibt auf {number} stehen.',
  toldBonus: '{name}: das {multiple}-Fache des Einsatzes.',
  toldCarousel: '{name}: ein Pferd mit {value}, eine Glocke mit {bell}, das {multiple}-Fache des Einsatzes.',
  multiple: '{multiple} ×',
  bonusLanterns: 'Eine von acht Laternen leuchtet auf',
  bonusCurtains: 'Einer von zwölf Vorhängen geht auf',
  bonusCarousel: 'Ein Pferd hält an, und eine Glocke vervielfacht es',
  history: 'Letzte Ergebnisse, das neueste zuerst',
  historyOf: '{name}, {multiple} ×',
  noMemory: 'Nur ein Rückblick. Das Rad hat kein Gedächtnis.',
  infoBet: 'Einsatz auf',
  infoSegments: 'Felder von 54',
  infoPays: 'Gibt zurück',
  infoReturn: 'Rückfluss',
  infoLimits: 'Limits',
  infoRange: '{min} bis {max}',
  ruleWheel:
    'Das Rad dreht sich einmal für alle am Tisch. Der Einsatz auf das Feld, das kommt, gewinnt, jeder andere verliert.',
  ruleBonus:
    'Kommt eine Bonusrunde, wird sie für alle gespielt, die auf sie gesetzt haben. Was sie bringt, ist mit dem Dreh gezogen: Kein Knopfdruck ändert etwas daran.',
  ruleLanterns: 'Hinter den Laternen: das {list}-Fache des Einsatzes, jedes gleich wahrscheinlich.',
  ruleCurtains: 'Hinter den Vorhängen: das {list}-Fache des Einsatzes, jedes gleich wahrscheinlich.',
  ruleCarousel:
    'Die Pferde tragen {list}, die Glocken {bells}, jede Zahl gleich wahrscheinlich. Die eine vervielfacht die andere.',
  ruleReturn:
    'Jeder Einsatz hat auf lange Sicht denselben Rückfluss. In dem, was er zurückgibt, ist er selbst enthalten.',
  ruleTotal:
    'Eine Runde nimmt insgesamt {min} bis {max} an. Je mehr ein Einsatz zahlen kann, desto weniger nimmt er an.',
};

export const swiss: Record<ShowKey, string> = { ...swissSpelling(de), infoLimits: 'Limiten' };
