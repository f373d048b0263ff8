import { loyalty } from './loyalty/de-ch';
import type { PromotionTexts } from './shape';

export const deCh: PromotionTexts = {
  sliders: {
    welcome_pack: {
      heading: 'Das Willkommenspaket',
      text: 'Bis zu 800 Euro und 335 Freispiele auf die ersten 4 Einzahlungen. Ab 18, es gelten Bedingungen.',
      button: 'Einzelheiten lesen',
    },
    jackpots: {
      heading: 'Drei Jackpots',
      text: 'Mini, Mid und Max mit ihrem aktuellen Stand. Sie wachsen mit dem Spiel, bis sie gezogen werden.',
      button: 'Zu den Jackpots',
    },
    tournaments_local: {
      heading: 'Turniere des Hauses',
      text: 'Spiele, Preise und Ende auf einen Blick. Ob du mitmachst, entscheidest du.',
      button: 'Zu den Turnieren',
    },
    recent_winners: {
      heading: 'Zuletzt gewonnen',
      text: 'Die jüngsten Gewinne im Haus und die Spiele dazu. Verluste stehen hier nicht.',
      button: 'Top-Spiele',
    },
    new_games: {
      heading: 'Neu im Haus',
      text: 'Was die Studios zuletzt veröffentlicht haben, das Neuste zuerst. Zuerst die Demo, dann der Entscheid.',
      button: 'Alle Neuheiten',
    },
    live_tables: {
      heading: 'Live-Tische',
      text: 'Gemeinsame Runden bei Tag und Nacht, mit gezeichnetem Dealer. Die Limiten siehst du an jedem Tisch, bevor du dich setzt.',
      button: 'Platz nehmen',
    },
  },
  stories: {
    welcome: {
      title: 'Willkommen',
      slides: [
        {
          heading: 'Bis zu 800 Euro und 335 Freispiele',
          text: 'Auf deine ersten vier Einzahlungen. Ab 18, es gelten Bedingungen: Sie stehen unten auf jeder Seite.',
          button: 'Zu den Boni',
        },
        {
          heading: 'Bevor du einzahlst',
          text: 'Die Kasse nennt Mindestbetrag, Höchstbetrag und Gebühren. Lege zuerst fest, was der Abend kosten darf.',
          button: 'Zur Kasse',
        },
      ],
    },
    first_visit: {
      title: 'Erster Besuch',
      slides: [
        {
          heading: 'Wer dieses Haus führt',
          text: 'Parlour ist ein Online-Casino für Erwachsene. Hier steht, wer wir sind und wie wir arbeiten.',
          button: 'Über Parlour',
        },
        {
          heading: 'Sieh dich zuerst um',
          text: 'Alle Seiten sind ohne Konto offen, und die meisten Spiele haben eine Demo mit Spielgeld.',
          button: 'Spiele ansehen',
        },
        {
          heading: 'Wie Geld aufs Konto kommt',
          text: 'Lies, wie Ein- und Auszahlungen ablaufen, bevor du etwas einzahlst.',
          button: 'Zu den Zahlungen',
        },
      ],
    },
    new_games: {
      title: 'Neu im Haus',
      slides: [
        {
          heading: 'Frisch aus den Studios',
          text: 'Die jüngsten Neuzugänge von allen Anbietern, die neusten zuerst.',
          button: 'Alle Neuheiten',
        },
        {
          heading: 'Walzen, die sich ändern',
          text: 'Bei Megaways wechselt mit jedem Dreh die Anzahl Gewinnwege. Die Demo zeigt, wie das geht.',
          button: 'Zu den Megaways',
        },
        {
          heading: 'Ein Buch mit zwei Aufgaben',
          text: 'In diesen Slots ist das Buch Wild und Scatter zugleich. Die Regeln stehen bei jedem Spiel.',
          button: 'Bücher öffnen',
        },
      ],
    },
    live_tables: {
      title: 'Live-Tische',
      slides: [
        {
          heading: 'Ein Tisch für viele',
          text: 'Roulette, Baccarat, Sic Bo und Rad-Shows, eine Runde für alle. Der Dealer ist animiert.',
          button: 'Platz nehmen',
        },
        {
          heading: 'Eine Kugel, viele Kessel',
          text: 'Europäisches und französisches Roulette. Die Limiten stehen an jedem Tisch.',
          button: 'Zum Roulette',
        },
        {
          heading: 'Gameshows',
          text: 'Ein Glücksrad und Runden auf Zeit. Eine langsame Verbindung kann hier ein Nachteil sein.',
          button: 'Zu den Shows',
        },
      ],
    },
    crash: {
      title: 'Crash-Spiele',
      slides: [
        {
          heading: 'Es steigt, bis es abbricht',
          text: 'Der Multiplikator steigt und bricht ohne Warnung ab. Wer zu spät aussteigt, verliert den Einsatz.',
          button: 'Crash-Spiele',
        },
        {
          heading: 'Vor der Runde entscheiden',
          text: 'Leg fest, bei welchem Wert du aussteigst, und bleib dabei. Die Demo kostet nichts.',
          button: 'Demo ausprobieren',
        },
        {
          heading: 'Kurze Runden summieren sich',
          text: 'Eine Runde dauert Sekunden, da ist Geld schnell weg. Lege vorher fest, was der Abend kosten darf.',
          button: 'So geht es',
        },
      ],
    },
    jackpots: {
      title: 'Jackpots',
      slides: [
        {
          heading: 'Mini, Mid und Max',
          text: 'Drei Töpfe, die mit jedem Einsatz in echtem Geld wachsen. Jeder Cent ist ein Los.',
          button: 'Zu den Jackpots',
        },
        {
          heading: 'Der grösste',
          text: 'Der Max-Jackpot wird zwischen 20’000 Euro und 30’000 Euro gezogen.',
          button: 'Max-Spiele',
        },
        {
          heading: 'Der kleinste',
          text: 'Der Mini-Jackpot wird zwischen 1’000 Euro und 2’500 Euro gezogen.',
          button: 'Mini-Spiele',
        },
      ],
    },
    play_well: {
      title: 'Mass halten',
      slides: [
        {
          heading: 'Lege fest, was der Abend kosten darf',
          text: 'Bestimme den Betrag, bevor du dich setzt. Ist er ausgegeben, ist Schluss.',
          button: 'So geht es',
        },
        {
          heading: 'Wenn es keinen Spass mehr macht',
          text: 'Hilfe ist kostenlos und vertraulich, und auf Wunsch schliesst der Support dein Konto.',
          button: 'Wo es Hilfe gibt',
        },
        {
          heading: 'Was hat es bis jetzt gekostet?',
          text: 'Jede Einzahlung, jeder Einsatz und jeder Gewinn steht in deinem Verlauf, mit dem Guthaben danach.',
          button: 'Zum Verlauf',
        },
      ],
    },
  },
  tiles: {
    race: {
      heading: 'Spiel um den Pokal',
      text: 'Turniere mit Preisen und Rangliste.',
      button: 'Platz nehmen',
    },
    vip: {
      heading: 'Zwölf VIP-Stufen',
      text: 'Was jede Stufe bringt, wie Punkte zählen und was nicht mitzählt.',
      button: 'Zu den Stufen',
    },
    bonuses: {
      heading: 'Boni samt Bedingungen',
      text: 'Die Bedingungen stehen bei jedem Bonus dabei. Ablehnen darfst du ihn immer.',
      button: 'Zu den Boni',
    },
    fairness: {
      heading: 'Klare Antworten',
      text: 'Was geschieht, wenn die Verbindung abbricht, und wann eine Einzahlung eintrifft.',
      button: 'FAQ lesen',
    },
    pots: {
      heading: 'Drei Jackpots',
      text: 'Sie wachsen mit jedem Einsatz.',
      button: 'Zu den Jackpots',
    },
    play_well: {
      heading: 'Mass halten',
      text: 'Was der Abend kosten darf, welche Zeichen zählen und wo Hilfe kostenlos ist.',
      button: 'So geht es',
    },
    payments: {
      heading: 'Bevor du einzahlst',
      text: 'Zahlungsarten, Gebühren und wie lange eine Einzahlung dauert, vorab gesagt.',
      button: 'Zu den Zahlungen',
    },
  },
  ...loyalty,
};
