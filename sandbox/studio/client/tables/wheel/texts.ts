import type { SayOf, TextsOf } from '../../texts';
import { swissSpelling } from '../../texts/swiss-spelling';

type Key =
  | 'begin'
  | 'segments'
  | 'fewer'
  | 'more'
  | 'risk'
  | 'low'
  | 'medium'
  | 'high'
  | 'face'
  | 'stands'
  | 'legend'
  | 'part'
  | 'table'
  | 'told'
  | 'last'
  | 'rule'
  | 'rulePays';

export type WheelSay = SayOf<Key>;

const de: Readonly<Record<Key, string>> = {
  begin: 'Drehen',
  segments: 'Felder',
  fewer: 'Weniger Felder',
  more: 'Mehr Felder',
  risk: 'Risiko',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  face: 'Ein Rad mit {count} Feldern',
  stands: 'Das Rad steht auf Feld {segment} von {count}: {multiple}',
  legend: 'Was die Felder zahlen und wie oft es sie gibt',
  part: '{count} von {all}',
  table: '{count} Felder, Risiko: {risk}',
  told: 'Feld {segment}: {multiple}.',
  last: 'Letzte Runden. Das Rad hat kein Gedächtnis.',
  rule: 'Das Rad hat 10 bis 50 gleich große Felder, und auf jedem bleibt es gleich oft stehen. Das Feld unter dem Zeiger entscheidet über die Auszahlung; gezählt wird im Uhrzeigersinn ab dem, das am meisten zahlt.',
  rulePays:
    'Felder und Risiko ändern, wie oft etwas gezahlt wird und wie viel auf einmal. Was auf Dauer zurückkommt, ist bei jedem Rad gleich: {return}. Wo das Rad stehen bleibt, ist gezogen, bevor es sich dreht.',
};

export const WHEEL_TEXTS: TextsOf<Key> = {
  en: {
    begin: 'Spin',
    segments: 'Segments',
    fewer: 'Fewer segments',
    more: 'More segments',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    face: 'A wheel of {count} segments',
    stands: 'The wheel stands at segment {segment} of {count}: {multiple}',
    legend: 'What the segments pay, and how many there are of each',
    part: '{count} of {all}',
    table: '{count} segments, risk: {risk}',
    told: 'Segment {segment}: {multiple}.',
    last: 'Last rounds. The wheel has no memory.',
    rule: 'The wheel has 10 to 50 segments of equal size, and it stops at each of them equally often. The one below the pointer decides what the round pays; they are counted clockwise from the one that pays most.',
    rulePays:
      'Segments and risk change how often something is paid and how much at once. What comes back over time is the same with every wheel: {return}. Where the wheel stops is drawn before it turns.',
  },
  au: {
    begin: 'Spin',
    segments: 'Segments',
    fewer: 'Fewer segments',
    more: 'More segments',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    face: 'A wheel with {count} segments',
    stands: 'The wheel stopped on segment {segment} of {count}: {multiple}',
    legend: 'What the segments pay, and how many of each there are',
    part: '{count} of {all}',
    table: '{count} segments, risk: {risk}',
    told: 'Segment {segment}: {multiple}.',
    last: 'Last rounds. The wheel has no memory.',
    rule: 'The wheel has 10 to 50 segments, all the same size, and it stops on each just as often. The one under the pointer decides what the round pays; count clockwise from the one that pays the most.',
    rulePays:
      'Segments and risk change how often you’re paid and how much at a time. What comes back over time is the same for every wheel: {return}. Where it stops is drawn before it turns.',
  },
  de,
  ch: swissSpelling(de),
  fr: {
    begin: 'Tourner',
    segments: 'Secteurs',
    fewer: 'Moins de secteurs',
    more: 'Plus de secteurs',
    risk: 'Risque',
    low: 'Faible',
    medium: 'Moyen',
    high: 'Élevé',
    face: 'Une roue de {count} secteurs',
    stands: 'La roue s’est arrêtée sur le secteur {segment} sur {count}\u202f: {multiple}',
    legend: 'Ce que paient les secteurs, et combien il y en a de chaque sorte',
    part: '{count} sur {all}',
    table: '{count} secteurs, risque\u202f: {risk}',
    told: 'Secteur {segment}\u202f: {multiple}.',
    last: 'Dernières parties. La roue n’a pas de mémoire.',
    rule: 'La roue a de 10 à 50 secteurs de même taille et s’arrête aussi souvent sur chacun. Celui qui se trouve sous la flèche décide du gain\u202f; on compte dans le sens des aiguilles d’une montre, à partir de celui qui paie le plus.',
    rulePays:
      'Les secteurs et le risque changent la fréquence des gains et leur montant. Ce qui revient à la longue est le même avec chaque roue\u202f: {return}. L’endroit où elle s’arrête est tiré avant qu’elle ne tourne.',
  },
};
