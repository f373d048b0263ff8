import type { SayOf, TextsOf } from '../../texts';
import { swissSpelling } from '../../texts/swiss-spelling';

type Key =
  | 'begin'
  | 'numbers'
  | 'count'
  | 'random'
  | 'randomName'
  | 'clear'
  | 'clearName'
  | 'risk'
  | 'low'
  | 'medium'
  | 'high'
  | 'board'
  | 'number'
  | 'hit'
  | 'drawn'
  | 'missed'
  | 'tray'
  | 'empty'
  | 'pays'
  | 'paysHead'
  | 'hitsHead'
  | 'hits'
  | 'allHit'
  | 'chance'
  | 'oneIn'
  | 'told'
  | 'last'
  | 'rule'
  | 'rulePays';

export type KenoSay = SayOf<Key>;

const de: Readonly<Record<Key, string>> = {
  begin: 'Ziehen',
  numbers: 'Deine Zahlen',
  count: '{count} von {most}',
  random: 'Zufall',
  randomName: 'Zahlen zufällig wählen',
  clear: 'Leeren',
  clearName: 'Alle Zahlen abwählen',
  risk: 'Risiko',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  board: 'Zahlen von 1 bis 40: Wähl eine bis zehn',
  number: '{number}',
  hit: '{number}: Treffer',
  drawn: '{number}: gezogen, nicht deine',
  missed: '{number}: deine, nicht gezogen',
  tray: 'Gezogene Zahlen',
  empty: 'Wähl eine bis zehn Zahlen.',
  pays: 'Auszahlung bei {count, plural, one {einer Zahl} other {{count} Zahlen}}',
  paysHead: 'Zahlt',
  hitsHead: 'Treffer',
  hits: '{count, plural, one {{count} Treffer} other {{count} Treffer}}',
  allHit: 'Alle getroffen',
  chance: 'Chance',
  oneIn: '1 von {count}',
  told: '{hits} von {picks} getroffen: {multiple}.',
  last: 'Letzte Runden. Die Kugeln haben kein Gedächtnis.',
  rule: 'Du wählst eine bis zehn Zahlen, dann werden zehn von vierzig gezogen. Jede deiner Zahlen, die gezogen wird, ist ein Treffer; wie viele es sind, entscheidet über die Auszahlung. Bei einer Zahl und niedrigem Risiko kommt auch ohne Treffer etwas zurück.',
  rulePays:
    'Wie viele Zahlen du wählst und welches Risiko, ändert, wie oft etwas gezahlt wird und wie viel auf einmal. Die Auszahlungsquote auf Dauer ändert sich kaum: hier {return}.',
};

export const KENO_TEXTS: TextsOf<Key> = {
  en: {
    begin: 'Draw',
    numbers: 'Your numbers',
    count: '{count} of {most}',
    random: 'Random',
    randomName: 'Choose numbers at random',
    clear: 'Clear',
    clearName: 'Clear all numbers',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    board: 'Numbers 1 to 40: choose one to ten',
    number: '{number}',
    hit: '{number}: hit',
    drawn: '{number}: drawn, not yours',
    missed: '{number}: yours, not drawn',
    tray: 'Numbers drawn',
    empty: 'Choose one to ten numbers.',
    pays: 'What {count, plural, one {one number} other {{count} numbers}} can pay',
    paysHead: 'Pays',
    hitsHead: 'Hits',
    hits: '{count, plural, one {{count} hit} other {{count} hits}}',
    allHit: 'All hit',
    chance: 'Chance',
    oneIn: '1 in {count}',
    told: '{hits} of {picks} hit: {multiple}.',
    last: 'Last rounds. The balls have no memory.',
    rule: 'You choose one to ten numbers, and ten of the forty are drawn. Each number that is yours and is drawn is a hit; how many hits there are decides what the round pays. With one number at low risk, a miss pays something back too.',
    rulePays:
      'How many numbers you choose, and the risk, change how often something is paid and how much at once. The return over time hardly changes: it is {return} here.',
  },
  au: {
    begin: 'Draw',
    numbers: 'Your numbers',
    count: '{count} of {most}',
    random: 'Random',
    randomName: 'Pick numbers at random',
    clear: 'Clear',
    clearName: 'Clear all numbers',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    board: 'Numbers 1 to 40: pick one to ten',
    number: '{number}',
    hit: '{number}: hit',
    drawn: '{number}: drawn, not yours',
    missed: '{number}: yours, not drawn',
    tray: 'Numbers drawn',
    empty: 'Pick one to ten numbers.',
    pays: 'What {count, plural, one {one number} other {{count} numbers}} can pay',
    paysHead: 'Pays',
    hitsHead: 'Hits',
    hits: '{count, plural, one {{count} hit} other {{count} hits}}',
    allHit: 'All hit',
    chance: 'Chance',
    oneIn: '1 in {count}',
    told: '{hits} of {picks} hit: {multiple}.',
    last: 'Last rounds. The balls have no memory.',
    rule: 'Pick one to ten numbers, then ten of the forty are drawn. Any number of yours that comes up is a hit, and the number of hits decides what the round pays. With one number at low risk, even a miss pays something back.',
    rulePays:
      'How many numbers you pick, and the risk, change how often you’re paid and how much at a time. The return over time hardly moves: it’s {return} here.',
  },
  de,
  ch: swissSpelling(de),
  fr: {
    begin: 'Tirer',
    numbers: 'Vos numéros',
    count: '{count} sur {most}',
    random: 'Hasard',
    randomName: 'Choisir des numéros au hasard',
    clear: 'Effacer',
    clearName: 'Effacer tous les numéros',
    risk: 'Risque',
    low: 'Faible',
    medium: 'Moyen',
    high: 'Élevé',
    board: 'Numéros de 1 à 40\u202f: choisissez-en un à dix',
    number: '{number}',
    hit: '{number}\u202f: touché',
    drawn: '{number}\u202f: tiré, mais pas à vous',
    missed: '{number}\u202f: à vous, mais pas tiré',
    tray: 'Numéros tirés',
    empty: 'Choisissez un à dix numéros.',
    pays: 'Ce que {count, plural, one {un numéro peut} other {{count} numéros peuvent}} payer',
    paysHead: 'Paie',
    hitsHead: 'Touchés',
    hits: '{count, plural, one {{count} touché} other {{count} touchés}}',
    allHit: 'Tous touchés',
    chance: 'Probabilité',
    oneIn: '1 sur {count}',
    told: '{hits} sur {picks} touchés\u202f: {multiple}.',
    last: 'Dernières parties. Les boules n’ont pas de mémoire.',
    rule: 'Vous choisissez un à dix numéros, puis dix des quarante sont tirés. Chacun des vôtres qui sort est touché\u202f; le nombre de touchés décide du gain. Avec un seul numéro à risque faible, une partie de la mise revient même sans touché.',
    rulePays:
      'Le nombre de numéros choisis et le risque changent la fréquence des gains et leur montant. Le taux de retour à la longue ne change guère\u202f: il est ici de {return}.',
  },
};
