import type { FactTexts } from '../texts';

/** Wordings of facts in the German of Germany; `de-ch.ts` starts from it. */
export const factsDe = {
  openings: {
    slot: [
      '{title} ist ein Slot von {studio}.',
      'Aus dem Studio {studio} kommt {title}, ein Videoslot.',
      'Hinter dem Slot {title} steht das Studio {studio}.',
      'Mit {title} hat {studio} einen weiteren Slot in die Lobby gestellt.',
      'Ein Slot aus dem Hause {studio}: {title}.',
      'Gezeichnet und gebaut wurde der Slot {title} bei {studio}.',
      '{title} heißt dieser Slot, {studio} das Studio dazu.',
      'Das Studio {studio} hat den Slot {title} entwickelt.',
    ],
    table: [
      '{title} ist ein Tischspiel von {studio}.',
      'Aus dem Studio {studio} kommt das Tischspiel {title}.',
      'Mit {title} bringt {studio} den Spieltisch auf den Bildschirm.',
      'Bei {title} nimmst du an einem Tisch von {studio} Platz.',
      'Ein Spiel für den Spieltisch, gemacht von {studio}: {title}.',
    ],
    instant: [
      '{title} ist ein schnelles Spiel von {studio}.',
      'Aus dem Studio {studio} kommt {title}, ein Spiel der kurzen Runden.',
      '{title} von {studio} kommt ohne Walzen und Karten aus.',
      'Mit {title} hält {studio} die Dinge einfach.',
      'Kurze Runden, wenige Regeln: So hat {studio} das Spiel {title} angelegt.',
    ],
    live: [
      '{title} ist ein Live-Spiel aus dem Studio von {studio}.',
      '{studio} führt {title} live und in Echtzeit.',
      'Bei {title} von {studio} spielen alle dieselbe Runde: Hier wird live gespielt.',
      'Live von {studio}: {title}.',
      'Für {title} hält {studio} live einen Tisch offen.',
    ],
  },
  manner: {
    table: [
      'Gegeben wird vom Computer, und der wartet, bis du dich entschieden hast.',
      'Du spielst allein gegen die Bank, in deinem eigenen Tempo.',
      'Niemand drängt dich: Die nächste Runde beginnt, wenn du es sagst.',
      'Warten lässt du hier niemanden, denn jede Runde startest du selbst.',
    ],
    instant: [
      'Die Regeln sind in einer Minute gelernt.',
      'Eine Runde dauert Sekunden, und die nächste startest du selbst.',
      'Auf dem Bildschirm ist wenig zu sehen, und alles davon zählt.',
      'Wie eine Runde ausgegangen ist, siehst du sofort.',
    ],
    live: [
      'Alles geschieht in Echtzeit, und was du siehst, sehen auch alle anderen.',
      'Der Dealer ist animiert, und gesetzt wird, bevor das Ergebnis feststeht.',
      'In jeder Runde gibt es eine feste Zeit zum Setzen; danach heißt es zuschauen.',
      'Es geht zu wie an einem Tisch im Casino: im eigenen Takt und mit anderen in der Runde.',
    ],
  },
  volatility: {
    low: [
      'Die Volatilität ist niedrig: Gewinne kommen recht oft und fallen eher klein aus.',
      'Bei niedriger Volatilität gibt es lieber öfter wenig als selten viel.',
      'Das Spiel gehört zu den ruhigeren. Niedrige Volatilität heißt häufige, bescheidene Gewinne.',
      'Die niedrige Volatilität hält das Auf und Ab klein.',
    ],
    medium: [
      'Die Volatilität ist mittel, also irgendwo zwischen vielen kleinen und wenigen größeren Gewinnen.',
      'Bei der Volatilität liegt das Spiel in der Mitte: kein stetes Tröpfeln, aber auch kein endloses Warten.',
      'Mittlere Volatilität mischt kleinere Gewinne mit gelegentlich einem größeren.',
      'Die Volatilität gilt als mittel, mit ruhigen Strecken ist also zu rechnen.',
    ],
    high: [
      'Die Volatilität ist hoch: Gewinne sind seltener und dafür größer.',
      'Hohe Volatilität verlangt Geduld, denn viele Runden zahlen gar nichts.',
      'Ruhig ist dieses Spiel nicht. Zur hohen Volatilität gehören lange Durststrecken ebenso wie größere Gewinne.',
      'Bei hoher Volatilität bewegt sich das Guthaben in größeren Schritten, auch nach unten.',
    ],
    very_high: [
      'Die Volatilität ist sehr hoch: Die meisten Runden zahlen nichts, einige wenige dafür weit mehr.',
      'Kaum ein Spiel schwankt stärker. Sehr hohe Volatilität heißt langes Warten, und versprochen ist danach nichts.',
      'Die Volatilität gilt als sehr hoch; mit kleinen Einsätzen reicht das Guthaben länger.',
      'Sehr hohe Volatilität ist etwas für Geduldige, denn ein Guthaben kann lange schrumpfen.',
    ],
  },
  rtp: [
    'Die Auszahlungsquote beträgt {rtp}, im Durchschnitt über sehr viele Runden.',
    'Über Millionen Runden gibt das Spiel {rtp} aller Einsätze zurück; ein einzelner Abend kann ganz anders aussehen.',
    'Der RTP liegt bei {rtp}. Das ist der Anteil der Einsätze, der auf lange Sicht ausgezahlt wird, nicht der einer Sitzung.',
    'Auf lange Sicht werden {rtp} der Einsätze wieder ausgezahlt.',
    'Ausgelegt ist das Spiel auf eine Auszahlungsquote von {rtp}.',
  ],
  rtpOfBestPlay: [
    'Bestmöglich gespielt, gibt das Spiel auf lange Sicht {rtp} der Einsätze zurück.',
    'Die Auszahlungsquote liegt bestenfalls bei {rtp}; schlechtere Entscheidungen drücken sie.',
    'Mit den besten Entscheidungen beträgt der RTP langfristig {rtp}.',
    'Wer umsichtig spielt, kommt über sehr viele Runden auf eine Auszahlungsquote von {rtp}.',
  ],
  lines: [
    'Gezählt wird auf {lines}.',
    'Die Symbole zahlen auf {lines}.',
    'Gespielt wird auf {lines}.',
    'Jeder Dreh wird auf {lines} abgerechnet.',
    'Was zählt, entscheidet sich auf {lines}.',
  ],
  maxWin: [
    'Mehr als {times} des Einsatzes zahlt keine Runde.',
    'Eine einzelne Runde zahlt höchstens {times} des Einsatzes.',
    'Die Obergrenze einer Runde ist {times} des Einsatzes.',
    'Im besten Fall zahlt eine Runde {times} ihres Einsatzes; das ist die Grenze, nicht die Regel.',
    'Bei Gewinnen ist Schluss, wenn {times} des Einsatzes erreicht ist.',
  ],
  released: [
    'Erschienen ist das Spiel am {date}.',
    'Am {date} kam das Spiel heraus.',
    'Zu spielen ist es seit dem {date}.',
    'Sein Debüt hatte es am {date}.',
    'Veröffentlicht wurde das Spiel am {date}.',
  ],
  demo: [
    'Es gibt eine Demo mit Spielgeld, für die du kein Konto brauchst.',
    'Die Demo kostet nichts: Probier es mit Spielgeld aus, bevor du irgendetwas entscheidest.',
    'Wie es sich spielt, zeigt die Demo; dort geht es nur um Spielgeld.',
    'Eine kostenlose Demo zeigt das ganze Spiel mit Spielgeld.',
    'Du kannst es zuerst als Demo ausprobieren, ganz ohne Anmeldung.',
  ],
  noDemo: [
    'Eine Demo gibt es davon nicht.',
    'Eine Demo ist nicht verfügbar.',
    'Gespielt wird nur um echtes Geld, eine Demo gibt es nicht.',
    'Dieses Spiel kommt ohne Demo.',
  ],
  limits: [
    'Die Einsätze reichen von {min} bis {max}.',
    'Setzen kannst du von {min} bis {max} pro Runde.',
    'Der kleinste Einsatz ist {min}, der größte {max}.',
    'Der Einsatz liegt zwischen {min} und {max}.',
  ],
  features: [
    'Mit dabei: {features}.',
    'Zum Grundspiel kommt einiges hinzu: {features}.',
    'Als Merkmale sind genannt: {features}.',
    'Was das Spiel sonst noch mitbringt: {features}.',
    'Außer dem Grundspiel gibt es mehr: {features}.',
  ],
  feature: {
    megaways: 'Megaways',
    freespins: 'Freispiele',
    bonus: 'eine Bonusrunde',
    feature_buy: 'ein Feature-Kauf',
    drops_and_wins: 'Drops & Wins',
    jackpot_max: 'der Max-Jackpot',
    jackpot_mid: 'der Mid-Jackpot',
    jackpot_mini: 'der Mini-Jackpot',
  },
  explained: {
    megaways: [
      'Bei Megaways ändert sich mit jedem Dreh, wie viele Symbole auf einer Walze liegen.',
      'Megaways heißt: Die Walzen wechseln ihre Höhe, und feste Linien gibt es nicht.',
    ],
    freespins: [
      'Freispiele sind Runden, die nichts vom Guthaben nehmen.',
      'Während der Freispiele wird kein Einsatz abgezogen.',
    ],
    bonus: [
      'Eine Bonusrunde ist ein kleines Spiel im Spiel.',
      'In der Bonusrunde gelten eigene Regeln; die Hilfe des Spiels erklärt sie.',
    ],
    feature_buy: [
      'Wer das Feature kauft, startet es sofort, zu einem genannten Preis, oft einem Vielfachen des Einsatzes.',
      'Der Feature-Kauf spart das Warten, nicht das Risiko: Das Ergebnis kann gut unter dem Preis liegen.',
    ],
    drops_and_wins: [
      'Drops & Wins sind Preise, die das Studio obendrauf nach dem Zufall verteilt.',
      'Bei Drops & Wins gibt das Studio eine Zeit lang eigene Preise dazu.',
    ],
    jackpot_max: [
      'Der Max-Jackpot ist der größte von dreien.',
      'Ein kleiner Teil jedes Einsatzes fließt in den Jackpot.',
    ],
    jackpot_mid: [
      'Der Mid-Jackpot ist der mittlere von dreien.',
      'Ein kleiner Teil jedes Einsatzes speist den Jackpot.',
    ],
    jackpot_mini: [
      'Der Mini-Jackpot ist der kleinste von dreien.',
      'Der Jackpot wächst um einen kleinen Teil jedes Einsatzes.',
    ],
  },
  standing: {
    new: [
      'In der Lobby ist es neu.',
      'Du findest es bei den neuen Spielen.',
      'Es gehört zu unseren jüngsten Zugängen.',
      'Bei uns steht es unter Neu.',
    ],
    top: [
      'Es ist eines unserer Top-Spiele.',
      'Du findest es in der Kategorie Top.',
      'Bei uns steht es unter Top.',
      'Es gehört zu unserer Top-Auswahl.',
    ],
  },
  care: [
    'Leg vorher fest, was ein Abend kosten darf.',
    'Am leichtesten hältst du ein Limit ein, das du vor der ersten Runde setzt.',
    'Jede Runde ist von der vorigen unabhängig.',
    'Was bisher kam, sagt nichts darüber, was als Nächstes kommt.',
    'Pausen gehören zum guten Spielen.',
  ],
  units: {
    lines: { one: '{n} Gewinnlinie', other: '{n} Gewinnlinien' },
    times: { other: 'das {n}-Fache' },
  },
} as const satisfies FactTexts;
