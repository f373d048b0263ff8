import type { CareLetterTexts } from './letter-text';

/** Letters of operators who look after players. */
export const careLetters: CareLetterTexts = {
  time_out_ordered: ({ until }) => ({
    subject: 'Du hast eine Spielpause',
    title: 'Du hast eine Spielpause',
    body: [
      `Bis ${until} wird nicht gespielt und nichts eingezahlt, und du bekommst keine Angebote von uns. Wir haben das entschieden, weil uns an deinem Spiel etwas Sorgen macht.`,
      'Offene Runden werden noch abgerechnet, und auszahlen kannst du dein Geld jederzeit.',
      'Wenn du darüber sprechen möchtest, schreib uns. Kostenlose und vertrauliche Anlaufstellen stehen auf der Seite mit deinen Limits.',
    ],
    button: 'Zu Limits und Hilfe',
  }),
  play_noticed: ({ text }) => ({
    subject: 'An deinem Spiel macht uns etwas Sorgen',
    title: 'Wie geht es dir?',
    body: [
      `Wir achten darauf, dass Spielen Spaß bleibt. Das ist uns aufgefallen: ${text}`,
      'Du kannst Limits für Einzahlungen, Verluste, Einsätze und Zeit setzen oder eine Pause machen: Beides gilt sofort.',
      'Wenn du darüber sprechen möchtest, schreib uns. Kostenlose und vertrauliche Anlaufstellen stehen auf der Seite mit deinen Limits.',
    ],
    button: 'Zu Limits und Hilfe',
  }),
  limit_suggested: ({ what, amount }) => ({
    subject: 'Ein Vorschlag für ein Limit',
    title: 'Ein Vorschlag für ein Limit',
    body: [
      `Wir schlagen dir ein Limit für ${what} vor: ${amount}.`,
      'Du setzt es auf der Seite mit deinen Limits, und es gilt sofort. Du kannst auch ein niedrigeres wählen.',
      'Wenn du darüber sprechen möchtest, schreib uns. Kostenlose und vertrauliche Anlaufstellen stehen auf derselben Seite.',
    ],
    button: 'Zu deinen Limits',
  }),
  limit_set: ({ what, amount }) => ({
    subject: 'Wir haben dir ein Limit gesetzt',
    title: 'Wir haben dir ein Limit gesetzt',
    body: [
      `Ab jetzt gilt für ${what} dieses Limit: ${amount}. Wir haben das entschieden, weil uns an deinem Spiel etwas Sorgen macht.`,
      'Du kannst es jederzeit senken. Um es zu erhöhen, schreib uns zuerst.',
      'Kostenlose und vertrauliche Anlaufstellen stehen auf der Seite mit deinen Limits.',
    ],
    button: 'Zu deinen Limits',
  }),
  deposits_stopped: () => ({
    subject: 'Du kannst vorerst nichts einzahlen',
    title: 'Du kannst vorerst nichts einzahlen',
    body: [
      'Wir nehmen keine Einzahlungen mehr auf dein Konto an, weil uns an deinem Spiel etwas Sorgen macht.',
      'Dein Geld gehört dir: Auszahlen kannst du es jederzeit.',
      'Schreib uns bitte: Wir möchten mit dir sprechen. Kostenlose und vertrauliche Anlaufstellen stehen auf der Seite mit deinen Limits.',
    ],
    button: 'Zu Limits und Hilfe',
  }),
  deposits_free: () => ({
    subject: 'Du kannst wieder einzahlen',
    title: 'Du kannst wieder einzahlen',
    body: [
      'Einzahlungen auf dein Konto sind wieder möglich.',
      'Was du dir als Limit gesetzt hast, gilt wie bisher.',
    ],
    button: 'Zu deinen Limits',
  }),
  offers_stopped: () => ({
    subject: 'Du bekommst keine Angebote mehr',
    title: 'Du bekommst keine Angebote mehr',
    body: [
      'Von uns kommen keine Boni und keine Briefe über Aktionen mehr, weil uns an deinem Spiel etwas Sorgen macht.',
      'Ein Bonus, den du schon genommen hast, bleibt dir, und auszahlen kannst du dein Geld jederzeit.',
      'Wenn du darüber sprechen möchtest, schreib uns. Kostenlose und vertrauliche Anlaufstellen stehen auf der Seite mit deinen Limits.',
    ],
    button: 'Zu Limits und Hilfe',
  }),
  offers_free: () => ({
    subject: 'Du bekommst wieder Angebote',
    title: 'Du bekommst wieder Angebote',
    body: [
      'Boni und Briefe über Aktionen können dich wieder erreichen.',
      'Welche Briefe du bekommst, wählst du in den Einstellungen deines Kontos.',
    ],
    button: 'Zu deinen Limits',
  }),
  rules_changed: ({ country, time, text }) => ({
    subject: `Andere Regeln für Spielende: ${country}`,
    title: 'Für dich gelten andere Regeln',
    body: [
      `Ab ${time} gelten für Spielende aus deinem Land (${country}) andere Regeln. Ein Spiel, das dann offen ist, geht nach den Regeln weiter, mit denen es begonnen hat.`,
      `Das ändert sich: ${text}`,
      'Limits, Pausen und kostenlose, vertrauliche Anlaufstellen stehen auf der Seite mit deinen Limits.',
    ],
    button: 'Zu Limits und Hilfe',
  }),
};
