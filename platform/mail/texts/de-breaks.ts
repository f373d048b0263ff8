import type { BreakLetterTexts } from './letter-text';

/** Letters about breaks from play. */
export const breakLetters: BreakLetterTexts = {
  time_out_begun: ({ until }) => ({
    subject: 'Deine Pause hat begonnen',
    title: 'Deine Pause hat begonnen',
    body: [
      `Bis ${until} wird nicht gespielt und nichts eingezahlt, und du bekommst keine Angebote von uns.`,
      'Offene Runden werden noch abgerechnet, und auszahlen kannst du dein Geld jederzeit. Eine Pause lässt sich verlängern, aber nicht verkürzen.',
      'Wenn du mit jemandem sprechen möchtest: Auf der Seite mit deinen Limits stehen kostenlose und vertrauliche Anlaufstellen.',
    ],
    button: 'Zu deinen Limits',
  }),
  account_held: () => ({
    subject: 'Wir prüfen dein Konto',
    title: 'Wir prüfen dein Konto',
    body: [
      'Bevor du weiterspielst, muss jemand von uns dein Konto ansehen.',
      'Bis dahin wird nicht gespielt und nichts eingezahlt, und du bekommst keine Angebote von uns. Offene Runden werden noch abgerechnet, und dein Geld kannst du jederzeit auszahlen.',
      'Schreib uns, wenn du dein Konto früher brauchst oder eine Frage hast.',
    ],
    button: 'So erreichst du uns',
  }),
  register_listed: ({ register }) => ({
    subject: 'Du stehst in einer Sperrdatei',
    title: 'Du stehst in einer Sperrdatei',
    body: [
      `${register} meldet, dass du vom Spiel gesperrt bist.`,
      'Solange das so ist, wird hier nicht gespielt und nichts eingezahlt, und du bekommst keine Angebote von uns. Offene Runden werden noch abgerechnet, und dein Geld kannst du jederzeit auszahlen.',
      'Ist deine Sperre dort zu Ende, melde dich an und öffne ein Spiel: Wir fragen jedes Mal neu.',
      'Wenn du mit jemandem sprechen möchtest: Auf der Seite, die der Knopf öffnet, stehen kostenlose und vertrauliche Anlaufstellen.',
    ],
    button: 'Hilfe und eigene Grenzen',
  }),
  exclusion_begun: ({ until }) => ({
    subject: 'Du hast dich vom Spiel ausgeschlossen',
    title: 'Du hast dich vom Spiel ausgeschlossen',
    body: [
      `Bis ${until} wird mit deinem Konto nicht gespielt und nichts eingezahlt, und du bekommst keine Angebote von uns. Danach bleibt es dabei, bis du selbst zurückkommen willst.`,
      'Offene Runden werden noch abgerechnet. Deine Boni sind beendet; dein eigenes Geld gehört dir, und du kannst dich jederzeit anmelden, um es auszuzahlen.',
      'Wenn du mit jemandem sprechen möchtest: Auf der Seite, die der Knopf öffnet, stehen kostenlose und vertrauliche Anlaufstellen.',
    ],
    button: 'Zu deinem Geld',
  }),
  excluded_for_good: () => ({
    subject: 'Du hast dich vom Spiel ausgeschlossen',
    title: 'Du hast dich vom Spiel ausgeschlossen',
    body: [
      'Ab jetzt und für immer wird mit deinem Konto nicht mehr gespielt und nichts eingezahlt, und du bekommst keine Angebote von uns.',
      'Offene Runden werden noch abgerechnet. Deine Boni sind beendet; dein eigenes Geld gehört dir, und du kannst dich jederzeit anmelden, um es auszuzahlen.',
      'Wenn du mit jemandem sprechen möchtest: Auf der Seite, die der Knopf öffnet, stehen kostenlose und vertrauliche Anlaufstellen.',
    ],
    button: 'Zu deinem Geld',
  }),
};
