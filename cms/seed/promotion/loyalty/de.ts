import type { PromotionTexts } from '../shape';

export const loyalty: Pick<PromotionTexts, 'loyaltyRules' | 'levels'> = {
  loyaltyRules: {
    title: 'So funktionieren die VIP-Stufen',
    chapters: [
      {
        title: 'Wie Punkte entstehen',
        content: [
          'Jeder eingezahlte Euro bringt **einen Punkt**. Er zählt, sobald die Einzahlung bestätigt ist. Übrige Cent zählen bei der nächsten Einzahlung mit.',
          '',
          'Einsätze, Gewinne und die Wahl des Spiels spielen keine Rolle; ein Platz in einem Turnier und das Glücksrad können Punkte bringen, dort steht E.P. Punkte verfallen mit der Zeit nicht, auch nicht, wenn du länger wegbleibst.',
        ].join('\n'),
      },
      {
        title: 'Stufen und was sie bringen',
        content: [
          'Es gibt zwölf Stufen. Die erste beginnt bei **40 Punkten**, also bei 40 eingezahlten Euro, auf einmal oder nach und nach. Beantragen musst du nichts: Die Stufe wechselt, sobald die Punkte da sind. Wie viele bis zur nächsten fehlen, siehst du in deinem Konto.',
          '',
          'Eine Stufe läuft nicht ab, und du musst sie nicht jeden Monat oder jedes Jahr neu erreichen. Ab **Kartenspieler** bringt das Erreichen einer Stufe einmal einen Betrag in echtem Geld; was die nächste bringt, zeigt deine VIP-Seite.',
          '',
          'Bis zu einem Betrag am Tag geht eine Auszahlung hinaus, ohne dass sie vorher jemand bei uns ansieht. Ab **Kartenspieler** ist dieser Betrag höher: 300 Euro dort, 600 beim Bandenmeister, 1.000 beim Ruhmreichen Kommandanten, 1.900 ganz oben. Was für deine Stufe gilt, steht auf deiner VIP-Seite.',
          '',
          'Das gilt, sobald du gespielt hast und dir schon einmal etwas ausgezahlt wurde. Darüber, und wo etwas zu prüfen ist, entscheidet auf jeder Stufe ein Mensch. Wie lange deine Bank braucht, liegt bei ihr.',
          '',
          'Mit einer Stufe drehst du einmal am Tag das [Glücksrad](/wheel-of-fortune), sofern das Recht deines Landes es zulässt. Die Chancen stehen daneben und sind auf jeder Stufe gleich.',
        ].join('\n'),
      },
      {
        title: 'Cashback nach Stufen',
        content: [
          'Zu jeder Stufe gehört ein eigener Satz:',
          '',
          '- **Neuling**, ab 40 Punkten: 10 %',
          '- **Stammgast**, ab 150 Punkten: 11 %',
          '- **Hausgast**, ab 500 Punkten: 12 %',
          '- **Kartenspieler**, ab 1.500 Punkten: 13 %',
          '- **Tischkapitän**, ab 4.000 Punkten: 14 %',
          '- **Lampenwart**, ab 8.000 Punkten: 15 %',
          '- **Bandenmeister**, ab 15.000 Punkten: 16 %',
          '- **Ruhmreicher Kommandant**, ab 30.000 Punkten: 18 %',
          '- **Salonmarschall**, ab 60.000 Punkten: 20 %',
          '- **Filzbaron**, ab 120.000 Punkten: 22 %',
          '- **Messingherzog**, ab 250.000 Punkten: 24 %',
          '- **Herr des Hauses**, ab 500.000 Punkten: 25 %',
          '',
          'Jeden Montag rechnen wir die Woche davor ab, von Montag 0:00 bis Montag 0:00 Uhr UTC: deine Einsätze aus eigenem Geld, abzüglich der Gewinne und des Bonusgelds, das zu echtem Geld wurde. Bleibt ein Verlust, kommt der Satz deiner Stufe davon als echtes Geld zurück, höchstens bis zur Obergrenze der Stufe und ohne Umsatzbedingung. Deine Cashback-Seite zeigt die Rechnung Zeile für Zeile.',
          '',
          'Wer an diesem Tag Pause macht oder gesperrt ist, bekommt keines.',
        ].join('\n'),
      },
      {
        title: 'Persönliche Betreuung',
        content:
          'Ab der Stufe **Ruhmreicher Kommandant** hast du eine persönliche Betreuung: eine feste Person im Haus, an die du dich mit deinen Fragen wendest. Der [Support](/info_pages/contact) antwortet auf jeder Stufe.',
      },
      {
        title: 'Was nicht zählt',
        content: [
          'Keine Punkte gibt es für:',
          '',
          '- Bonusgeld, Promocodes und Freispiele',
          '- Einsätze, Gewinne und Jackpots',
          '- Einzahlungen, die fehlgeschlagen, abgebrochen oder noch nicht bestätigt sind',
          '',
          'Wird eine Einzahlung erstattet, gehen ihre Punkte mit zurück, und die Stufe kann sinken, jedoch nie innerhalb von 90 Tagen, nachdem du sie erreicht hast. Eine Auszahlung kostet keine Punkte. Für Boni gelten eigene [Bonusbedingungen](/info_pages/bonus_terms_and_conditions).',
        ].join('\n'),
      },
      {
        title: 'Limits gehen vor',
        content: [
          'Eine Stufe ist kein Grund, mehr zu spielen, als du wolltest. In jedem Spiel hat das Haus einen Vorteil, und daran ändert auch Cashback nichts.',
          '',
          'Limits, Pausen und Sperren gelten auf jeder Stufe gleich. Eine Pause oder Sperre hebt niemand vorzeitig auf, auch die persönliche Betreuung nicht. Wie du sie einrichtest, steht unter [Verantwortungsvolles Spielen](/info_pages/responsible_gambling).',
        ].join('\n'),
      },
    ],
  },
  levels: {
    newcomer: {
      title: 'Neuling',
      chapters: [
        { title: 'Cashback', content: 'Die erste Stufe bringt **10 %** Cashback.' },
        {
          title: 'So kommst du hierher',
          content:
            'Mit 40 Punkten, also 40 eingezahlten Euro. Ob auf einmal oder nach und nach, spielt keine Rolle, und beantragen musst du nichts.',
        },
      ],
    },
    regular: {
      title: 'Stammgast',
      chapters: [
        { title: 'Cashback', content: 'Ein Prozentpunkt mehr als beim Neuling: **11 %**.' },
        {
          title: 'Ohne Ablaufdatum',
          content:
            'Punkte verfallen mit der Zeit nicht. Bleibst du einen Monat oder ein Jahr weg, findest du deine Stufe so vor, wie du sie verlassen hast.',
        },
      ],
    },
    house_guest: {
      title: 'Hausgast',
      chapters: [
        { title: 'Cashback', content: 'Der Satz liegt jetzt bei **12 %**.' },
        {
          title: 'Immer im Blick',
          content:
            'Das Kontomenü zeigt dir Stufe, Punkte und Cashback-Satz und wie weit es bis zur nächsten Stufe ist.',
        },
      ],
    },
    card_player: {
      title: 'Kartenspieler',
      chapters: [
        { title: 'Cashback', content: 'Ab dieser Stufe gelten **13 %**.' },
        {
          title: 'Jedes Spiel oder keines',
          content:
            'Punkte kommen von Einzahlungen, nicht von Einsätzen. Karten, Slots, Live-Tische oder ein freier Abend: Deine Stufe bleibt dieselbe.',
        },
      ],
    },
    table_captain: {
      title: 'Tischkapitän',
      chapters: [
        { title: 'Cashback', content: '**14 %** auf der fünften von zwölf Stufen.' },
        {
          title: 'Schwarz auf weiß',
          content:
            'Cashback hat im Transaktionsverlauf seine eigene Zeile. Datum und Betrag lassen sich dort nachlesen.',
        },
      ],
    },
    lamp_keeper: {
      title: 'Lampenwart',
      chapters: [
        { title: 'Cashback', content: 'Die Hälfte der Leiter ist erreicht, der Satz beträgt **15 %**.' },
        {
          title: 'Keine Eile',
          content:
            'Die nächste Stufe läuft nicht weg. Keine hat eine Frist, und keine geht verloren, wenn du weniger spielst.',
        },
      ],
    },
    rail_master: {
      title: 'Bandenmeister',
      chapters: [
        { title: 'Cashback', content: 'Dein Satz steigt auf **16 %**.' },
        {
          title: 'Jemand, den du fragen kannst',
          content:
            'Der Live-Support beantwortet deine Fragen wie die aller anderen. Eine persönliche Betreuung gehört erst zu den Stufen darüber.',
        },
      ],
    },
    famed_commander: {
      title: 'Ruhmreicher Kommandant',
      chapters: [
        { title: 'Cashback', content: 'Zwei Prozentpunkte mehr als auf der Stufe darunter: **18 %**.' },
        {
          title: 'Persönliche Betreuung',
          content:
            'Von hier an hast du eine persönliche Betreuung: eine feste Person im Haus, die sich um deine Fragen kümmert.',
        },
        {
          title: 'Was bleibt, wie es war',
          content:
            'Limits, Pausen und Sperren gelten für dich wie für alle. Auch deine Betreuung kann eine Pause nicht vorzeitig aufheben.',
        },
      ],
    },
    parlour_marshal: {
      title: 'Salonmarschall',
      chapters: [
        { title: 'Cashback', content: 'Der Satz erreicht **20 %**.' },
        { title: 'Persönliche Betreuung', content: 'Deine persönliche Betreuung bleibt dir erhalten.' },
        {
          title: 'Ein Blick in die Bücher',
          content:
            '60.000 Punkte stehen für sehr viel eingezahltes Geld. Was dich das Spielen gekostet hat, zeigt dein Verlauf. Sieh von Zeit zu Zeit hinein.',
        },
      ],
    },
    baize_baron: {
      title: 'Filzbaron',
      chapters: [
        { title: 'Cashback', content: '**22 %** auf der zehnten von zwölf Stufen.' },
        {
          title: 'Persönliche Betreuung',
          content:
            'Ob Bonus, Zahlung oder Limit: Wende dich mit deiner Frage an deine persönliche Betreuung.',
        },
        {
          title: 'Auszahlungen',
          content:
            'Eine Auszahlung kostet keine Punkte. Die Stufe bleibt, ganz gleich, wie viel du dir auszahlen lässt.',
        },
      ],
    },
    brass_duke: {
      title: 'Messingherzog',
      chapters: [
        { title: 'Cashback', content: 'Auf dieser Stufe sind es **24 %**.' },
        {
          title: 'Persönliche Betreuung',
          content:
            'Auch zu dieser Stufe gehört eine persönliche Betreuung. Der Live-Support steht dir daneben weiter offen.',
        },
        {
          title: 'Kein Ziel um jeden Preis',
          content:
            'Eine Stufe kommt noch, und sie bringt einen einzigen Prozentpunkt. Keine Einzahlung, die dir fehlen würde, ist das wert.',
        },
      ],
    },
    lord_of_the_house: {
      title: 'Herr des Hauses',
      chapters: [
        { title: 'Cashback', content: '**25 %**, der höchste Satz, den es gibt.' },
        {
          title: 'Persönliche Betreuung',
          content: 'Wie auf den vier Stufen davor ist eine persönliche Betreuung für deine Fragen da.',
        },
        {
          title: 'Das Ende der Leiter',
          content:
            'Nach dieser Stufe kommt keine mehr, weitere Einzahlungen ändern hier also nichts. Eine Pause kostet dich weder Punkte noch Stufe.',
        },
      ],
    },
  },
};
