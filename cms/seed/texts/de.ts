import type { SeoTexts } from '../seo-pages';

export const de: SeoTexts = {
  seo_main: [
    'Parlour: Online-Casino mit 8.252 Spielen von 82 Anbietern',
    'Slots, Live-Tische, Jackpots und Crash-Spiele von 82 Anbietern. Demos ohne Konto ausprobieren oder in Euro um echtes Geld spielen. Ab 18 Jahren.',
  ],
  seo_games: [
    'Spieleanbieter: alle 82 Studios | Parlour',
    'Die 82 Studios, deren Spiele du bei Parlour findest, jeweils mit der Zahl ihrer Spiele. Anbieter wählen und das ganze Angebot sehen.',
  ],
  seo_games_all: [
    'Alle Spiele: 8.335 Slots und Live-Tische | Parlour',
    'Alle Spiele des Hauses in einer Liste: 8.252 Slots und andere Spiele sowie 83 Live-Tische. Nach Anbieter filtern oder nach Namen suchen.',
  ],
  seo_games_live: [
    'Live-Casino: 83 Tische mit echten Dealern | Parlour',
    'Blackjack, Roulette, Baccarat, Poker und Spielshows mit echten Dealern. Die Limits jedes Tisches stehen vor dem Platznehmen fest.',
  ],
  seo_games_top: [
    'Top-Spiele: was am meisten gespielt wird | Parlour',
    'Die Spiele, die am häufigsten geöffnet werden. Auszahlungsquote und Volatilität stehen überall dabei, viele gibt es auch als Demo.',
  ],
  seo_games_new: [
    'Neue Spiele: die jüngsten Veröffentlichungen | Parlour',
    'Die jüngsten Neuzugänge von 82 Anbietern, die neuesten zuerst. Erst die Demo ausprobieren, dann über einen Einsatz entscheiden.',
  ],
  seo_games_slots: [
    'Online-Slots: klassisch und modern | Parlour',
    'Video-Slots in jedem Thema und jeder Volatilität. Die Auszahlungsquote steht bei jedem Spiel, die meisten lassen sich kostenlos testen.',
  ],
  seo_games_megaways: [
    'Megaways-Slots: Walzen, die sich ändern | Parlour',
    'Slots, deren Walzen bei jedem Dreh eine andere Höhe haben; damit ändert sich auch die Zahl der Gewinnwege. Demos ohne Konto.',
  ],
  seo_games_crash: [
    'Crash-Spiele: rechtzeitig aussteigen | Parlour',
    'Der Multiplikator steigt, bis er abstürzt; wann du aussteigst, entscheidest du. Auf Wunsch mit automatischem Ausstieg.',
  ],
  seo_games_fruits: [
    'Früchte-Slots: Kirschen, Siebenen, Glocken | Parlour',
    'Klassische Früchteautomaten mit wenigen Linien und klaren Regeln. Kirschen, Zitronen, Glocken und Siebenen, als Demo oder um echtes Geld.',
  ],
  seo_games_feature_buy: [
    'Feature-Buy-Slots: direkt in die Bonusrunde | Parlour',
    'Slots, bei denen sich die Bonusrunde zu einem festen Preis kaufen lässt. Preis und Auszahlungsquote stehen in den Regeln jedes Spiels.',
  ],
  seo_games_bonusbuy: [
    'Bonusspiele: Slots mit Bonusrunden | Parlour',
    'Slots mit eigener Bonusrunde: Auswahlspiele, Glücksräder und Zusatzspiele. Regeln lesen und als Demo ausprobieren.',
  ],
  seo_games_drops_win: [
    'Drops & Wins: Slots mit Preisverlosungen | Parlour',
    'Spiele, die an den Preisverlosungen der Anbieter teilnehmen. Bedingungen und Laufzeit stehen bei jeder Aktion.',
  ],
  seo_games_freespins: [
    'Slots mit Freispielen | Parlour',
    'Spiele, bei denen Scatter-Symbole Freispiele auslösen. Wie das geht, zeigt die Demo mit Spielgeld und ohne Konto.',
  ],
  seo_games_book: [
    'Book-Slots: Symbole, die sich ausdehnen | Parlour',
    'Slots, in denen das Buch Wild und Scatter zugleich ist und sich ein Symbol in den Freispielen über die Walzen ausdehnt.',
  ],
  seo_games_bonus_wager: [
    'Spiele für den Bonusumsatz | Parlour',
    'Die Spiele, deren Einsätze für den Umsatz eines aktiven Bonus zählen. Was nicht in dieser Liste steht, zählt nicht.',
  ],
  seo_games_blackjack: [
    'Live-Blackjack-Tische | Parlour',
    'Blackjack mit echten Dealern an Tischen mit verschiedenen Limits. Regeln und Nebenwetten stehen an jedem Tisch.',
  ],
  seo_games_baccarat: [
    'Live-Baccarat-Tische | Parlour',
    'Spieler, Bank oder Unentschieden: Baccarat mit echten Dealern, schon ab kleinen Limits.',
  ],
  seo_games_poker: [
    'Live-Poker-Tische gegen das Haus | Parlour',
    'Casino-Poker mit echten Dealern, gespielt gegen das Haus und nicht gegen andere. Die Auszahlungstabelle steht am Tisch.',
  ],
  seo_games_roulette: [
    'Live-Roulette-Tische | Parlour',
    'Europäisches, französisches und weiteres Roulette mit echten Croupiers. Die Limits stehen an jedem Tisch.',
  ],
  seo_games_live_dealer_shows: [
    'Live-Spielshows mit Moderation | Parlour',
    'Glücksräder, Würfel und Bonusrunden, moderiert im Studio. In Runden auf Zeit kann eine langsame Verbindung ein Nachteil sein.',
  ],
  seo_games_jackpots: [
    'Jackpot-Spiele: Mini, Middle und Grand | Parlour',
    'Alle Spiele, die an einem Jackpot teilnehmen. Der aktuelle Stand von Mini, Middle und Grand ist beim Spielen zu sehen.',
  ],
  seo_games_jackpot_max: [
    'Spiele mit Grand-Jackpot | Parlour',
    'Spiele, die in den Grand-Jackpot einzahlen, den größten der drei. Der aktuelle Stand ist in der Lobby zu sehen.',
  ],
  seo_games_jackpot_mid: [
    'Spiele mit Middle-Jackpot | Parlour',
    'Spiele, die in den Middle-Jackpot einzahlen. Der aktuelle Stand ist in der Lobby zu sehen.',
  ],
  seo_games_jackpot_mini: [
    'Spiele mit Mini-Jackpot | Parlour',
    'Spiele, die in den Mini-Jackpot einzahlen, der am leichtesten ausgespielt wird. Der aktuelle Stand ist in der Lobby zu sehen.',
  ],
  seo_game: [
    '{name} von {provider}: Demo und Echtgeld | Parlour',
    '{name} von {provider} bei Parlour spielen. Auszahlungsquote, Volatilität und Regeln auf einen Blick; um echtes Geld nach der Anmeldung. Ab 18.',
  ],
  seo_account: ['Dein Konto | Parlour', 'Guthaben, Einzahlungen, Verlauf und Einstellungen deines Kontos.'],
  seo_account_transaction_history: [
    'Transaktionen | Parlour',
    'Jede Einzahlung, jeder Einsatz und jeder Gewinn auf deinem Konto, mit Datum, Betrag und Status.',
  ],
  seo_account_wallet_deposit: ['Einzahlen | Parlour', 'Geld aufs Konto: Zahlungsart und Betrag wählen.'],
  seo_account_wallet_history: [
    'Einzahlungsverlauf | Parlour',
    'Jede Einzahlung auf deinem Konto und ihr Stand.',
  ],
  seo_confirmed_email: ['E-Mail bestätigt | Parlour', 'Deine E-Mail-Adresse bei Parlour ist bestätigt.'],
  seo_auth: [
    'Registrieren oder anmelden | Parlour',
    'Eröffne ein Konto bei Parlour oder melde dich an. Ab 18.',
  ],
  seo_deposit_success: [
    'Einzahlung erfolgt | Parlour',
    'Die Zahlung ist durch. Das Guthaben folgt, sobald sie bestätigt ist.',
  ],
  seo_deposit_return: [
    'Einzahlung läuft | Parlour',
    'Die Zahlung wird gerade bestätigt. Danach steht das Guthaben bereit.',
  ],
  seo_deposit_failure: [
    'Einzahlung fehlgeschlagen | Parlour',
    'Die Zahlung kam nicht zustande, es wurde nichts gutgeschrieben. Du kannst es noch einmal versuchen.',
  ],
  seo_deposit_cancel: [
    'Einzahlung abgebrochen | Parlour',
    'Du hast die Zahlung abgebrochen. Es wurde nichts gutgeschrieben.',
  ],
  seo_blocked_country: [
    'In deinem Land nicht verfügbar | Parlour',
    'Parlour wird in deinem Land nicht angeboten. Mehr dazu weiß unser Support.',
  ],
  seo_404: [
    'Seite nicht gefunden | Parlour',
    'Unter dieser Adresse gibt es keine Seite. Zur Lobby ist es nur ein Klick.',
  ],
};
