import type { SicBoKey } from './texts-en';

export const de: Record<SicBoKey, string> = {
  begin: 'Werfen',
  board: 'Einsätze',
  small: 'Klein',
  big: 'Groß',
  odd: 'Ungerade',
  even: 'Gerade',
  anyTriple: 'Beliebiger Pasch',
  single: 'Zahl {number}',
  pair: '{one} und {other}',
  double: 'Zwei {number}er',
  triple: 'Drei {number}er',
  total: 'Summe {total}',
  range: '{least} bis {most}',
  odds: '{odds} zu 1',
  singleOdds: '{one} zu 1, zwei Würfel {two}, drei Würfel {three}',
  groupEvenMoney: 'Klein, groß, ungerade, gerade und beliebiger Pasch',
  groupTotals: 'Summe der drei Würfel',
  groupSingles: 'Eine Zahl',
  groupDoubles: 'Zwei gleiche',
  groupTriples: 'Drei gleiche',
  groupPairs: 'Zwei Zahlen',
  caption: '{group}: {odds}',
  spot: '{name}, zahlt {odds}',
  staked: '{spot}, {amount} gesetzt',
  paid: '{spot}, {amount} zurück',
  shaking: 'Die Würfel fallen',
  noDice: 'Noch kein Wurf',
  dice: 'Würfel: {dice}',
  thrown: '{dice}: {total}, {size} und {parity}.',
  thrownTriple: '{dice}: {total}, {size}{parity}.',
  isSmall: 'klein',
  isBig: 'groß',
  isOdd: 'ungerade',
  isEven: 'gerade',
  isTriple: 'ein Pasch',
  history: 'Letzte Würfe, der neueste zuerst',
  historyOf: '{dice}, {total}',
  noMemory: 'Nur ein Rückblick. Würfel haben kein Gedächtnis.',
  infoBet: 'Einsatz auf',
  infoPays: 'Zahlt',
  infoReturn: 'Rückfluss',
  infoLimits: 'Limits',
  infoRange: '{min} bis {max}',
  infoTotals: 'Summe {one} oder {other}',
  ruleDice: 'Drei Würfel fallen für alle am Tisch. Jeder Einsatz zählt für sich.',
  ruleTriple: 'Klein, groß, ungerade und gerade verlieren, wenn alle drei Würfel dieselbe Zahl zeigen.',
  ruleSingle:
    'Eine Zahl zahlt danach, wie viele Würfel sie zeigen: {one} zu 1 für einen, {two} zu 1 für zwei, {three} zu 1 für drei.',
  ruleDouble:
    'Zwei gleiche gewinnen auch bei drei gleichen. Zwei Zahlen gewinnen, wenn beide unter den Würfeln sind.',
  ruleTotal:
    'Eine Runde nimmt insgesamt {min} bis {max} an. Je mehr ein Einsatz zahlt, desto weniger nimmt er an.',
};

const spelled = Object.fromEntries(
  Object.entries(de).map(([key, text]) => [key, text.replaceAll('ß', 'ss')]),
) as Record<SicBoKey, string>;

export const swiss: Record<SicBoKey, string> = { ...spelled, infoLimits: 'Limiten' };
