import type { MoneyLetterTexts } from './letter-text';

/** Letters about what a player gets and gives. */
export const moneyLetters: MoneyLetterTexts = {
  withdrawal_paid: ({ amount }) => ({
    subject: `Deine Auszahlung über ${amount} ist unterwegs`,
    title: 'Das Geld ist unterwegs zu dir',
    body: [
      `Wir haben ${amount} ausgezahlt. Wann das Geld ankommt, hängt von deiner Bank oder deinem Wallet ab.`,
    ],
    button: 'Auszahlung ansehen',
  }),
  withdrawal_rejected: ({ amount, reason }) => ({
    subject: `Deine Auszahlung über ${amount} wurde abgelehnt`,
    title: 'Das Geld ist wieder in deinem Guthaben',
    body: [
      `Deine Auszahlung über ${amount} wurde abgelehnt. Das Geld ist wieder in deinem Guthaben.`,
      reason,
    ],
    button: 'Was du tun kannst',
  }),
  withdrawal_returned: ({ amount }) => ({
    subject: `Deine Auszahlung über ${amount} kam zurück`,
    title: 'Das Geld ist wieder in deinem Guthaben',
    body: [
      `Deine Bank oder dein Wallet hat uns ${amount} zurückgeschickt. Das Geld ist wieder in deinem Guthaben; wähle einen anderen Weg für die Auszahlung.`,
    ],
    button: 'Noch einmal auszahlen',
  }),
  balance_added: ({ amount, reason }) => ({
    subject: `Deinem Guthaben wurden ${amount} gutgeschrieben`,
    title: 'Du hast mehr Guthaben',
    body: [`Wir haben deinem Guthaben ${amount} gutgeschrieben.`, reason],
    button: 'Buchung ansehen',
  }),
  balance_taken: ({ amount, reason }) => ({
    subject: `Von deinem Guthaben wurden ${amount} abgezogen`,
    title: 'Du hast weniger Guthaben',
    body: [
      `Wir haben von deinem Guthaben ${amount} abgezogen.`,
      `Der Grund: ${reason}`,
      'Wenn du nicht einverstanden bist, schreib bitte unserem Support.',
    ],
    button: 'Buchung ansehen',
  }),
  wager_waived: ({ amount, reason }) => ({
    subject: `${amount} musst du nicht mehr umsetzen`,
    title: 'Du musst weniger umsetzen',
    body: [
      `Von dem, was du vor einer Auszahlung noch umsetzen musstest, haben wir dir ${amount} erlassen. Dein Guthaben bleibt, wie es ist.`,
      reason,
    ],
    button: 'Zu den Auszahlungen',
  }),
  free_spins_stranded: ({ name, number }) => ({
    subject: 'Deine Freispiele brauchen ein neues Spiel',
    title: 'Von den Spielen ist keines mehr da',
    body: [
      `Die Spiele, in denen deine Freispiele aus „${name}“ galten, gibt es nicht mehr, und einen Ersatz haben wir nicht gefunden. Noch übrig: ${number}.`,
      'Verloren sind sie nicht: Ihre Frist steht still, und unser Team sucht ein anderes Spiel aus. Du musst nichts tun. Sobald du weiterspielen kannst, sagen wir dir Bescheid; bei Fragen ist der Support für dich da.',
    ],
    button: 'Freispiele ansehen',
  }),
  bonus_ending: ({ name, amount }) => ({
    subject: 'Dein Bonus endet in 24 Stunden',
    title: 'Noch ein Tag für deinen Bonus',
    body: [
      `„${name}“ endet in 24 Stunden. Bis er dir gehört, sind noch ${amount} umzusetzen.`,
      'Was bis dahin nicht umgesetzt ist, verfällt. Du kannst es auch dabei belassen: Von deinem eigenen Geld geht nichts verloren.',
    ],
    button: 'Bonus ansehen',
  }),
  tournament_stopped: ({ name, reason }) => ({
    subject: `Das Turnier „${name}“ wurde abgebrochen`,
    title: 'Dieses Turnier hat kein Ergebnis',
    body: [
      `Wir haben „${name}“ abgebrochen. Die Punkte zählen nicht mehr, und es gibt keine Preise.`,
      `Der Grund: ${reason}`,
      'Dein Guthaben und alles, was du in Spielen gewonnen hast, bleibt, wie es ist.',
    ],
    button: 'Andere Turniere ansehen',
  }),
  tournament_left: ({ name, reason }) => ({
    subject: `Du nimmst an „${name}“ nicht mehr teil`,
    title: 'Wir haben dich aus einem Turnier genommen',
    body: [
      `Du nimmst an „${name}“ nicht mehr teil: Deine Punkte zählen dort nicht, und du bekommst keinen Preis dafür.`,
      `Der Grund: ${reason}`,
      'An deinem Guthaben ändert sich nichts. Wenn du das anders siehst, schreib bitte unserem Support.',
    ],
    button: 'Turnier ansehen',
  }),
  level_reached: ({ level, percent, amount }) => ({
    subject: `Du hast die Stufe ${level} erreicht`,
    title: `Du bist jetzt auf der Stufe ${level}`,
    body: [
      ...(amount ? [`${amount} sind als echtes Geld auf deinem Konto: der Bonus dieser Stufe.`] : []),
      `Dein Cashback beträgt ab jetzt ${percent}\u00a0%. Wie er gezählt wird und was zurückkommt, steht auf deiner VIP-Seite.`,
      'Die nächste Stufe kann warten. Keine ist eine Einzahlung wert, die dir später fehlt.',
    ],
    button: 'Stufe ansehen',
  }),
};
