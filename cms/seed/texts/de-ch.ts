import type { SeoTexts } from '../seo-pages';

export const deCh: SeoTexts = {
  seo_main: [
    'Parlour: Online-Casino mit Tausenden von Slots',
    'Slots, Megaways und Jackpot-Spiele von Dutzenden Studios. Demos ohne Konto ausprobieren oder in Euro um echtes Geld spielen. Ab 18 Jahren.',
  ],
  seo_games: [
    'Spieleanbieter: alle Studios im Haus | Parlour',
    'Die Studios, deren Spiele du bei Parlour findest, je mit der Anzahl ihrer Spiele. Anbieter wählen und das ganze Angebot sehen.',
  ],
  seo_games_all: [
    'Alle Spiele: {count} zur Auswahl | Parlour',
    'Alle {count} Spiele des Hauses in einer Liste: Slots von der klassischen Frucht bis Megaways und Jackpots. Nach Anbieter filtern oder nach Namen suchen.',
  ],
  seo_games_live: [
    'Live-Casino: ein Tisch für viele | Parlour',
    'Roulette, Baccarat, Sic Bo und Rad-Shows: eine Runde für alle am Tisch, ein animierter Dealer. Die Limiten siehst du, bevor du Platz nimmst.',
  ],
  seo_games_top: [
    'Top-Spiele: was am meisten gespielt wird | Parlour',
    'Die Spiele, die am häufigsten geöffnet werden. Auszahlungsquote und Volatilität stehen überall dabei, viele gibt es auch als Demo.',
  ],
  seo_games_new: [
    'Neue Spiele: frisch erschienen | Parlour',
    'Die jüngsten Neuzugänge von allen Anbietern, die neusten zuerst. Zuerst die Demo ausprobieren, dann über einen Einsatz entscheiden.',
  ],
  seo_games_slots: [
    'Online-Slots: klassisch und modern | Parlour',
    'Video-Slots zu jedem Thema und in jeder Volatilität. Die Auszahlungsquote steht bei jedem Spiel, die meisten lassen sich gratis testen.',
  ],
  seo_games_megaways: [
    'Megaways-Slots: Walzen, die sich ändern | Parlour',
    'Slots, deren Walzen bei jedem Dreh eine andere Höhe haben; damit ändert sich auch die Anzahl Gewinnwege. Demos ohne Konto.',
  ],
  seo_games_crash: [
    'Crash-Spiele: rechtzeitig aussteigen | Parlour',
    'Der Multiplikator steigt, bis er abstürzt; wann du aussteigst, entscheidest du. Runden dauern Sekunden: Leg Ziel und Budget vorher fest.',
  ],
  seo_games_fruits: [
    'Früchte-Slots: Kirschen, Siebner, Glocken | Parlour',
    'Klassische Früchteautomaten mit wenigen Linien und klaren Regeln. Kirschen, Zitronen, Glocken und Siebner, als Demo oder um echtes Geld.',
  ],
  seo_games_feature_buy: [
    'Slots mit Feature-Kauf: direkt zum Bonus | Parlour',
    'Slots, bei denen du die Bonusrunde zu einem festen Preis kaufen kannst. Preis und Auszahlungsquote stehen in den Regeln jedes Spiels.',
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
    'Blackjack-Tische | Parlour',
    'Blackjack mit sechs Kartenspielen und bis zu sieben Händen pro Runde. Regeln und Limiten stehen an jedem Tisch.',
  ],
  seo_games_baccarat: [
    'Baccarat-Tische | Parlour',
    'Spieler, Bank oder Unentschieden: Baccarat nach festen Regeln, schon ab kleinen Limiten.',
  ],
  seo_games_poker: [
    'Casino-Poker und Video Poker gegen das Haus | Parlour',
    'Casino-Poker, gespielt gegen das Haus und nicht gegen andere. Die Gewinntabelle findest du im Spiel.',
  ],
  seo_games_roulette: [
    'Roulette-Tische mit einer Null | Parlour',
    'Europäisches und französisches Roulette, mit Kesselspiel und La Partage. Die Limiten stehen an jedem Tisch.',
  ],
  seo_games_live_dealer_shows: [
    'Live-Gameshows mit Moderation | Parlour',
    'Glücksräder, Würfel und Bonusrunden, moderiert im Studio. In Runden auf Zeit kann eine langsame Verbindung ein Nachteil sein.',
  ],
  seo_games_jackpots: [
    'Jackpot-Spiele: Mini, Mid und Max | Parlour',
    'Alle Spiele der drei Jackpots: Mini, Mid und Max. Was sie füllt und wo Quote und Volatilität jedes Spiels stehen.',
  ],
  seo_games_jackpot_max: [
    'Spiele mit Max-Jackpot | Parlour',
    'Spiele zum Max-Jackpot, dem grössten der drei: Ziehung zwischen 20’000 Euro und 30’000 Euro, gefüllt von jedem Einsatz mit echtem Geld.',
  ],
  seo_games_jackpot_mid: [
    'Spiele mit Mid-Jackpot | Parlour',
    'Spiele zum Mid-Jackpot, zwischen dem kleinen und dem grossen: Ziehung zwischen 5’000 Euro und 10’000 Euro, gefüllt von jedem Einsatz mit echtem Geld.',
  ],
  seo_games_jackpot_mini: [
    'Spiele mit Mini-Jackpot | Parlour',
    'Spiele zum Mini-Jackpot, dem kleinsten der drei: Ziehung zwischen 1’000 Euro und 2’500 Euro, gefüllt von jedem Einsatz mit echtem Geld in Euro.',
  ],
  seo_game: [
    '{name} von {provider}: Demo und Echtgeld | Parlour',
    '{name} von {provider} bei Parlour spielen. Auszahlungsquote, Volatilität und Regeln auf einen Blick; um echtes Geld nach der Anmeldung. Ab 18.',
  ],
  seo_provider: [
    'Spiele von {provider}: {count} zur Auswahl | Parlour',
    'Alle Spiele von {provider} bei Parlour, insgesamt {count}, mit Auszahlungsquote und Volatilität. Viele gibt es als Demo ohne Konto. Ab 18.',
  ],
  seo_faq: [
    'Fragen und Antworten: Konto, Geld, Spiele | Parlour',
    'Wie du ein Konto eröffnest, wann eine Einzahlung da ist, was bei einem Verbindungsabbruch geschieht und wie die Jackpots funktionieren.',
  ],
  seo_jackpots: [
    'Max, Mid und Mini: die drei Jackpots | Parlour',
    'Max, Mid und Mini mit ihrem aktuellen Stand, ihrem Anteil an jedem Einsatz, den grössten Gewinnen und den Spielen dazu. Ab 18.',
  ],
  seo_tournaments: [
    'Turniere: laufende und beendete | Parlour',
    'Alle Turniere des Hauses und der Studios mit Preisen, Enddatum und Rangliste. Bei jedem stehen seine eigenen Bedingungen. Ab 18.',
  ],
  seo_tournament: [
    '{name}: Turnier eines Studios | Parlour',
    'Das Studio-Turnier {name}: Preise, Spiele, die zählen, Enddatum und Bedingungen auf einer Seite. Ob du mitmachst, entscheidest du. Ab 18.',
  ],
  seo_local_tournament: [
    '{name}: Turnier des Hauses | Parlour',
    'Das Hausturnier {name}: Spiele, Mindesteinsatz, Preise nach Rang und die aktuelle Rangliste. Mitmachen ist freiwillig. Ab 18.',
  ],
  seo_vip: [
    'VIP-Stufen, Punkte und Cashback | Parlour',
    'Zwölf Stufen vom Neuling bis zum Herrn des Hauses: wie viele Punkte jede braucht, welches Cashback sie bringt und was nicht zählt. Ab 18.',
  ],
  seo_bonuses: [
    'Boni und ihre Bedingungen | Parlour',
    'Die Boni, die gerade offen sind, jeweils mit Mindesteinzahlung, Umsatz und Höchsteinsatz. Ob du einen nimmst, ist deine Sache. Ab 18.',
  ],
  seo_bonus: [
    '{name}: Bonus und Bedingungen | Parlour',
    'Was der Bonus {name} bietet und was er verlangt: Mindesteinzahlung, Umsatz, Höchsteinsatz und die Spiele, die zählen. Es gelten Bedingungen. Ab 18.',
  ],
  seo_wheel_of_fortune: [
    'Glücksrad: einmal am Tag gratis drehen | Parlour',
    'Zwölf gleiche Felder, eine Drehung am Tag für Spieler mit VIP-Stufe: alle Preise mit ihren Chancen, die Regeln und eine prüfbare Ziehung. Ab 18.',
  ],
  seo_landing_welcome_bonus: [
    'Willkommenspaket: vier Einzahlungen | Parlour',
    'Bis zu 800 Euro und 335 Freispiele auf die ersten 4 Einzahlungen: wie sich das Paket verteilt und welcher Umsatz dazugehört. Es gelten Bedingungen. Ab 18.',
  ],
  seo_welcome_landing: [
    'Neu hier: das Willkommenspaket erklärt | Parlour',
    'Neu bei Parlour? Lies, was jede der ersten 4 Einzahlungen zum Paket beiträgt, und entscheide dann, ob du es willst. Es gelten Bedingungen. Ab 18.',
  ],
  seo_authorize: [
    'Anmeldung wird bestätigt | Parlour',
    'Deine Anmeldung bei Parlour wird gerade bestätigt. Danach geht es weiter zur Startseite; mehr musst du nicht tun.',
  ],
  seo_activate_bonus: [
    'Bonus wird aktiviert | Parlour',
    'Der Bonus aus deinem Link wird aktiviert. Falls du noch nicht angemeldet bist, meldest du dich zuerst an. Es gelten seine Bedingungen. Ab 18.',
  ],
  seo_redirect: [
    'Einen Moment, bitte | Parlour',
    'Parlour prüft gerade die Antwort des Dienstes, von dem du kommst. Gleich danach geht es weiter zur Startseite.',
  ],
  seo_handoff: [
    'Es geht gleich weiter | Parlour',
    'Die Angaben aus deinem Link werden übernommen. Gleich geht es weiter zur Startseite von Parlour, ohne dass du etwas tun musst.',
  ],
  seo_info_terms: [
    'Allgemeine Geschäftsbedingungen | Parlour',
    'Wer bei Parlour spielen darf, was für Konto, Ein- und Auszahlungen und Spiele gilt, was nicht erlaubt ist und wie du dich beschwerst.',
  ],
  seo_info_bonus_terms: [
    'Bonusbedingungen: Umsatz, Freispiele | Parlour',
    'Die Regeln für Boni, Promocodes und Freispiele: Aktivierung, Umsatz, Höchsteinsatz, Abbruch und fairer Gebrauch, klar gesagt.',
  ],
  seo_info_privacy: [
    'Datenschutz: was wir speichern und warum | Parlour',
    'Welche Daten Parlour speichert, wofür, wer sie sieht, wie lange sie aufbewahrt werden und wie du sie einsiehst, berichtigst oder löschen lässt.',
  ],
  seo_info_responsible_gambling: [
    'Verantwortungsvolles Spielen | Parlour',
    'So behältst du das Spielen in der Hand: was wir tun, was wir noch nicht können, Warnzeichen und wo du kostenlos Hilfe findest.',
  ],
  seo_info_about: [
    'Über Parlour: wer dieses Haus führt | Parlour',
    'Was Parlour ist, wer es betreibt und mit welcher Lizenz, woher die Spiele kommen und wie wir mit Spielern und Geld umgehen.',
  ],
  seo_info_aml_kyc: [
    'Identitätsprüfung gegen Geldwäscherei | Parlour',
    'Warum wir Identität, Adresse und Zahlungsmittel prüfen, welche Dokumente wir brauchen, was sie zeigen müssen und wie lange wir sie aufbewahren.',
  ],
  seo_info_payments: [
    'Zahlungen und Einzahlungen | Parlour',
    'Wie Geld auf dein Konto kommt: Zahlungsarten, Limiten, Dauer, warum jede Zahlung auf deinen Namen laufen muss, und wie Auszahlungen ablaufen werden.',
  ],
  seo_info_affiliates: [
    'Partnerprogramm: mit Parlour arbeiten | Parlour',
    'Was das Partnerprogramm von Parlour ist, an welche Regeln sich Partner halten, wenn sie über uns schreiben, und wie du das Team erreichst.',
  ],
  seo_info_contact: [
    'Kontakt: so erreichst du den Support | Parlour',
    'So erreichst du bei Parlour Menschen: Formular, E-Mail-Adresse, was du bereithalten solltest und wie eine Beschwerde behandelt wird.',
  ],
  seo_account: ['Dein Konto | Parlour', 'Guthaben, Einzahlungen, Verlauf und Einstellungen deines Kontos.'],
  seo_account_profile_main: [
    'Dein Profil im Casino | Parlour',
    'Deine Angaben, Mails und Sprache bei Parlour, eine Kopie von allem, was wir über dich speichern, und wie du dein Konto schliesst.',
  ],
  seo_account_profile_verification: [
    'Dokumente zur Verifizierung | Parlour',
    'Reiche Ausweis und Adressnachweis bei Parlour ein, sieh, wie weit die Prüfung ist, und lies, was noch fehlt.',
  ],
  seo_account_transaction_history: [
    'Transaktionen | Parlour',
    'Jede Einzahlung, jeder Einsatz und jeder Gewinn auf deinem Konto, mit Datum, Betrag und Status.',
  ],
  seo_account_profile_security: [
    'Sicherheit | Parlour',
    'Zweiter Faktor, Passkeys und wo du angemeldet bist.',
  ],
  seo_account_wallet_deposit: ['Einzahlen | Parlour', 'Geld aufs Konto: Zahlungsart und Betrag wählen.'],
  seo_account_wallet_withdrawal: ['Auszahlen | Parlour', 'Geld auszahlen und sehen, wo es gerade ist.'],
  seo_account_wallet_history: [
    'Ein- und Auszahlungen | Parlour',
    'Jede Ein- und Auszahlung deines Kontos und ihr Stand.',
  ],
  seo_account_wallet_balance: [
    'Deine Guthaben | Parlour',
    'Dein Geld bei Parlour in jeder Währung, und welche du gerade verwendest.',
  ],
  seo_account_bonuses: [
    'Deine Boni | Parlour',
    'Was du bei Parlour an Boni hast: Angebote, den laufenden und die Warteschlange.',
  ],
  seo_account_limits: [
    'Limiten und Pausen | Parlour',
    'Lege fest, was du einzahlst, verlierst, einsetzt und wie lange du spielst, mach Pause oder finde jemanden zum Reden.',
  ],
  seo_account_limits_spending: [
    'Wo dein Geld und deine Zeit geblieben sind | Parlour',
    'Was du ein- und ausbezahlt hast, was das Spielen ergab und wie lange du gespielt hast, nach Tag, Woche und Monat.',
  ],
  seo_account_limits_self_test: [
    'Selbsttest | Parlour',
    'Neun Fragen dazu, wie du spielst, was die Antworten bedeuten und wo du Hilfe findest. Nur du siehst sie.',
  ],
  seo_account_jackpots: [
    'Deine Jackpots | Parlour',
    'Was du von den Jackpots hast: deine Lose der laufenden und die Ziehungen, die du gewonnen hast.',
  ],
  seo_account_vip: [
    'Deine VIP-Stufe | Parlour',
    'Deine Stufe und Punkte, was deine Stufe bringt und wie weit es bis zur nächsten ist.',
  ],
  seo_account_vip_cashback: [
    'Dein Cashback | Parlour',
    'Was von deinem Verlust an eigenem Geld zurückkam, Zeile für Zeile, und wann es gutgeschrieben wurde.',
  ],
  seo_account_promo: [
    'Promocode | Parlour',
    'Gib einen Promocode ein und nimm seinen Bonus, sofort oder später.',
  ],
  seo_account_transaction_history_bonus: [
    'Beendete Boni | Parlour',
    'Was aus jedem deiner Boni geworden ist, mit jedem Schritt und seinem Grund.',
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
    'Die Zahlung kam nicht zustande, es wurde nichts gutgeschrieben. Du kannst es nochmals versuchen.',
  ],
  seo_deposit_cancel: [
    'Einzahlung abgebrochen | Parlour',
    'Du hast die Zahlung abgebrochen. Es wurde nichts gutgeschrieben.',
  ],
  seo_blocked_country: [
    'In deinem Land nicht verfügbar | Parlour',
    'Parlour wird in deinem Land nicht angeboten. Unser Support gibt gerne Auskunft.',
  ],
  seo_404: [
    'Seite nicht gefunden | Parlour',
    'Unter dieser Adresse gibt es keine Seite. Zur Lobby ist es nur ein Klick.',
  ],
};
