import type { TextsOf } from '../../texts';

type Key =
  | 'begin'
  | 'rows'
  | 'fewer'
  | 'more'
  | 'risk'
  | 'low'
  | 'medium'
  | 'high'
  | 'board'
  | 'slots'
  | 'slot'
  | 'rule'
  | 'rulePays'
  | 'return'
  | 'last'
  | 'chance';

export const PLINKO_TEXTS: TextsOf<Key> = {
  en: {
    begin: 'Drop',
    rows: 'Rows',
    fewer: 'Fewer rows',
    more: 'More rows',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    board: 'A ball falls through {rows} rows of pins',
    slots: 'Slots, from left to right',
    slot: 'Slot {slot}: {multiple}.',
    rule: 'At each pin the ball goes left or right, both equally likely. Where it lands decides what it pays.',
    rulePays:
      'Risk and rows change how far the pays lie apart, not what comes back over time: {return} here.',
    return: 'Return',
    last: 'Last balls. The pins have no memory.',
    chance: 'Chance',
  },
  au: {
    begin: 'Drop',
    rows: 'Rows',
    fewer: 'Fewer rows',
    more: 'More rows',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    board: 'A ball falls through {rows} rows of pins',
    slots: 'Slots, left to right',
    slot: 'Slot {slot}: {multiple}.',
    rule: 'At each pin the ball goes left or right, both just as likely. Where it lands decides what it pays.',
    rulePays:
      'Risk and rows change how far apart the pays are, not what comes back over time: {return} here.',
    return: 'Return',
    last: 'Last balls. The pins have no memory.',
    chance: 'Chance',
  },
  de: {
    begin: 'Fallen lassen',
    rows: 'Reihen',
    fewer: 'Weniger Reihen',
    more: 'Mehr Reihen',
    risk: 'Risiko',
    low: 'Niedrig',
    medium: 'Mittel',
    high: 'Hoch',
    board: 'Eine Kugel fällt durch {rows} Reihen von Stiften',
    slots: 'Fächer, von links nach rechts',
    slot: 'Fach {slot}: {multiple}.',
    rule: 'An jedem Stift geht die Kugel nach links oder rechts, beides gleich wahrscheinlich. Wo sie landet, entscheidet über die Auszahlung.',
    rulePays:
      'Risiko und Reihen ändern, wie weit die Auszahlungen auseinanderliegen, nicht, was auf Dauer zurückkommt: hier {return}.',
    return: 'Auszahlungsquote',
    last: 'Letzte Kugeln. Die Stifte haben kein Gedächtnis.',
    chance: 'Chance',
  },
  ch: {
    begin: 'Fallen lassen',
    rows: 'Reihen',
    fewer: 'Weniger Reihen',
    more: 'Mehr Reihen',
    risk: 'Risiko',
    low: 'Niedrig',
    medium: 'Mittel',
    high: 'Hoch',
    board: 'Eine Kugel fällt durch {rows} Reihen von Stiften',
    slots: 'Fächer, von links nach rechts',
    slot: 'Fach {slot}: {multiple}.',
    rule: 'An jedem Stift geht die Kugel nach links oder rechts, beides gleich wahrscheinlich. Wo sie landet, entscheidet über die Auszahlung.',
    rulePays:
      'Risiko und Reihen ändern, wie weit die Auszahlungen auseinanderliegen, nicht, was auf Dauer zurückkommt: hier {return}.',
    return: 'Auszahlungsquote',
    last: 'Letzte Kugeln. Die Stifte haben kein Gedächtnis.',
    chance: 'Chance',
  },
  fr: {
    begin: 'Lâcher',
    rows: 'Rangées',
    fewer: 'Moins de rangées',
    more: 'Plus de rangées',
    risk: 'Risque',
    low: 'Faible',
    medium: 'Moyen',
    high: 'Élevé',
    board: 'Une bille tombe à travers {rows} rangées de clous',
    slots: 'Cases, de gauche à droite',
    slot: 'Case {slot}\u202f: {multiple}.',
    rule: 'À chaque clou, la bille va à gauche ou à droite, avec la même probabilité. La case où elle tombe décide du gain.',
    rulePays:
      'Le risque et les rangées changent l’écart entre les gains, pas ce qui revient à la longue\u202f: ici {return}.',
    return: 'Taux de retour',
    last: 'Dernières billes. Les clous n’ont pas de mémoire.',
    chance: 'Probabilité',
  },
};
