import type { FrameText, LetterTexts } from './letter-text';
import { breakLetters } from './de-breaks';
import { careLetters } from './de-care';
import { moneyLetters } from './de-money';

export const frame: FrameText = {
  link: 'Falls der Button nicht geht, öffne diese Adresse:',
  why: 'Du bekommst diese E-Mail, weil es um dein Konto bei Parlour geht. Sie lässt sich nicht abbestellen.',
  whyList: 'Du bekommst diese E-Mail, weil du solche Nachrichten abonniert hast.',
  unsubscribe: 'Abbestellen',
  play: 'Spiel zum Spaß, ab 18 Jahren und nur mit Geld, das du übrig hast.',
};

const WAS_YOU = 'Warst du das, musst du nichts tun.';
const NOT_ME = 'Das war ich nicht';
const NOT_YOU =
  'Warst du es nicht, dann drück auf den Button: Wir melden alle Geräte ab und lassen dich ein neues Passwort wählen.';
const HALF_HOUR = 'Der Link gilt 30 Minuten lang und nur einmal.';
const SEVEN_DAYS = 'Der Link gilt 7 Tage lang und nur einmal.';
const HALF_HOUR_THEN_A_NEW_ONE = `${HALF_HOUR} Danach schicken wir dir einen neuen: Du findest ihn nach der Anmeldung unter „Sicherheit“.`;

export const letters: LetterTexts = {
  welcome: () => ({
    subject: 'Willkommen bei Parlour: bitte bestätige deine E-Mail-Adresse',
    title: 'Schön, dass du da bist',
    body: [
      'Dein Konto ist eröffnet, du kannst sofort spielen.',
      'Bitte bestätige, dass diese Adresse dir gehört, damit wir dich zu deinem Konto und deinem Geld erreichen.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    notes: [
      HALF_HOUR_THEN_A_NEW_ONE,
      'Du hast gar kein Konto eröffnet? Dann hat sich jemand vertippt, und du kannst diese E-Mail ignorieren.',
    ],
  }),
  confirm_email: () => ({
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    title: 'Ein Klick, und deine Adresse ist bestätigt',
    body: ['Du hast einen neuen Link angefordert. Mit ihm bestätigst du, dass diese Adresse dir gehört.'],
    button: 'E-Mail-Adresse bestätigen',
    notes: [
      HALF_HOUR_THEN_A_NEW_ONE,
      'Du hast ihn nicht angefordert? Dann kannst du diese E-Mail ignorieren.',
    ],
  }),
  reset_password: () => ({
    subject: 'Wähle ein neues Passwort',
    title: 'Ein neues Passwort für dein Konto',
    body: [
      'Mit diesem Link wählst du ein neues Passwort. Danach sind alle Geräte abgemeldet.',
      'Bis dahin gilt dein bisheriges Passwort weiter.',
    ],
    button: 'Neues Passwort wählen',
    notes: [
      HALF_HOUR,
      'Du hast ihn nicht angefordert? Dann kannst du diese E-Mail ignorieren: Es ändert sich nichts.',
    ],
  }),
  address_in_use: () => ({
    subject: 'Du hast schon ein Konto bei Parlour',
    title: 'Zu dieser Adresse gibt es schon ein Konto',
    body: [
      'Jemand, vermutlich du, hat diese Adresse bei Parlour eingegeben. Sie gehört schon zu deinem Konto, deshalb wurde nichts geändert.',
      'Wenn du hineinwillst, melde dich wie gewohnt an. Hast du dein Passwort vergessen, kannst du dort ein neues anfordern.',
    ],
    button: 'Anmelden',
    notes: ['Warst du das nicht? Dann hat sich jemand vertippt, und du kannst diese E-Mail ignorieren.'],
  }),
  new_device: ({ device, place, time }) => ({
    subject: 'Neue Anmeldung bei deinem Konto',
    title: 'Ein neues Gerät hat sich bei deinem Konto angemeldet',
    body: [`Gerät: ${device}`, `Ort: ${place}`, `Zeit: ${time}`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  password_changed: ({ time }) => ({
    subject: 'Dein Passwort wurde geändert',
    title: 'Dein Passwort wurde geändert',
    body: [`Das Passwort deines Kontos wurde geändert: ${time}.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  account_cleared: ({ time }) => ({
    subject: 'Frühere Zugänge zu deinem Konto sind entfernt',
    title: 'Alle früheren Zugänge sind entfernt',
    body: [
      `Über dieses Postfach wurde ein neues Passwort festgelegt (${time}). Damit steht zum ersten Mal fest, dass das Konto dir gehört.`,
      'Bis dahin hätte jede beliebige Person das Konto in deinem Namen eröffnen können. Darum haben wir alles entfernt, womit jemand anderes hineinkäme: zweiten Faktor und Wiederherstellungscodes, Passkeys, verknüpfte Anbieter, vertraute Geräte und offene Sitzungen.',
      'Melde dich mit deinem neuen Passwort an. Was du davon nutzen willst, richtest du unter Profil, Sicherheit ein.',
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  factor_kept: ({ time }) => ({
    subject: 'Neues Passwort, der zweite Faktor bleibt eingeschaltet',
    title: 'Der zweite Faktor bleibt eingeschaltet',
    body: [
      `Über dieses Postfach wurde ein neues Passwort festgelegt (${time}). Damit steht zum ersten Mal fest, dass das Konto dir gehört.`,
      'Passkeys, verknüpfte Anbieter, vertraute Geräte und offene Sitzungen haben wir entfernt. Der zweite Faktor bleibt, weil im Konto Geld oder Dokumente liegen.',
      'Wenn du keinen Code dafür hast, schreib bitte unserem Support.',
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  email_change_old: ({ newAddress }) => ({
    subject: 'E-Mail-Adresse ändern?',
    title: 'Eine neue E-Mail-Adresse für dein Konto',
    body: [
      `Dein Konto soll statt dieser Adresse ${newAddress} bekommen.`,
      'Dafür stimmst du zweimal zu: mit dem Button hier und mit dem in der E-Mail an die neue Adresse.',
    ],
    button: 'Änderung ansehen',
    second: 'Das war ich nicht',
    notes: [HALF_HOUR, 'Du willst das nicht? Dann tu einfach nichts, und deine Adresse bleibt, wie sie ist.'],
  }),
  email_change_new: () => ({
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    title: 'Ist das deine neue Adresse?',
    body: [
      'Ein Konto bei Parlour soll diese E-Mail-Adresse bekommen.',
      'Bitte bestätige, dass sie dir gehört. Hatte das Konto schon eine bestätigte Adresse, fragen wir auch dort.',
    ],
    button: 'Änderung ansehen',
    notes: [
      HALF_HOUR,
      'Du weißt nichts davon? Dann hat sich jemand vertippt, und du kannst diese E-Mail ignorieren.',
    ],
  }),
  email_changed: ({ newAddress }) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    title: 'Dein Konto hat eine neue E-Mail-Adresse',
    body: [
      `Ab jetzt schreiben wir an ${newAddress}, und mit dieser Adresse meldest du dich an.`,
      WAS_YOU,
      'Warst du es nicht, dann drück auf den Button: Dein Konto bekommt diese Adresse zurück, alle Geräte werden abgemeldet, und du wählst ein neues Passwort.',
    ],
    button: 'Änderung rückgängig machen',
    notes: ['Der Link gilt 72 Stunden lang und nur einmal.'],
  }),
  second_factor_on: ({ time }) => ({
    subject: 'Dein zweiter Faktor ist eingeschaltet',
    title: 'Dein Konto hat jetzt einen zweiten Faktor',
    body: [
      `Seit ${time} fragt die Anmeldung auch nach einem Code aus deiner Authenticator-App.`,
      'Bewahr deine Wiederherstellungscodes dort auf, wo du sie auch ohne Handy findest.',
      WAS_YOU,
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  second_factor_off: ({ time }) => ({
    subject: 'Dein zweiter Faktor ist ausgeschaltet',
    title: 'Dein Konto hat keinen zweiten Faktor mehr',
    body: [`Seit ${time} fragt die Anmeldung nicht mehr nach einem Code.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  recovery_codes_new: ({ time }) => ({
    subject: 'Du hast neue Wiederherstellungscodes',
    title: 'Neue Wiederherstellungscodes für dein Konto',
    body: [`Seit ${time} gelten neue Wiederherstellungscodes, die früheren nicht mehr.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  passkey_added: ({ name, time }) => ({
    subject: 'Dein Konto hat einen neuen Passkey',
    title: 'Dein Konto hat einen neuen Passkey',
    body: [
      `Neu ist der Passkey „${name}“ (${time}). Mit ihm geht die Anmeldung ohne Passwort.`,
      WAS_YOU,
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  passkey_removed: ({ name, time }) => ({
    subject: 'Ein Passkey wurde entfernt',
    title: 'Ein Passkey wurde entfernt',
    body: [`Der Passkey „${name}“ wurde entfernt (${time}) und gilt nicht mehr.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  second_step_locked: ({ time }) => ({
    subject: 'Jemand kennt dein Passwort',
    title: 'Viele falsche Codes bei deiner Anmeldung',
    body: [
      `Jemand hat dein Passwort und danach viele falsche Codes eingegeben (${time}). Hineingekommen ist niemand.`,
      'Warst du das, dann warte etwas und versuch es noch einmal. Wenn nicht, wähl jetzt ein neues Passwort: Das bisherige kennt jemand.',
    ],
    button: 'Neues Passwort wählen',
    notes: [HALF_HOUR],
  }),
  way_in_linked: ({ provider, time }) => ({
    subject: `Anmelden geht jetzt auch mit ${provider}`,
    title: `Dein Konto ist mit ${provider} verknüpft`,
    body: [`Seit ${time} kannst du dich auch mit ${provider} anmelden.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  way_in_unlinked: ({ provider, time }) => ({
    subject: `Anmelden mit ${provider} geht nicht mehr`,
    title: `Die Verknüpfung mit ${provider} ist gelöst`,
    body: [`Seit ${time} geht die Anmeldung bei deinem Konto nicht mehr mit ${provider}.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  documents_received: ({ step }) => ({
    subject: 'Deine Dokumente sind da',
    title: 'Danke, deine Dokumente sind da',
    body: [`Wir sehen uns an, was du für „${step}“ geschickt hast, und melden uns, sobald das erledigt ist.`],
    button: 'Verifizierung ansehen',
  }),
  documents_approved: ({ step }) => ({
    subject: 'Deine Dokumente sind bestätigt',
    title: 'Deine Dokumente sind bestätigt',
    body: [`Der Schritt „${step}“ ist erledigt. Danke, dass du dir die Zeit genommen hast.`],
    button: 'Verifizierung ansehen',
  }),
  documents_rejected: ({ step, reason }) => ({
    subject: 'Bitte schick deine Dokumente noch einmal',
    title: 'Deine Dokumente reichen noch nicht',
    body: [
      `Was du für „${step}“ geschickt hast, können wir nicht annehmen.`,
      `Der Grund: ${reason}`,
      'Du kannst es jederzeit noch einmal schicken.',
    ],
    button: 'Dokumente neu schicken',
  }),
  documents_expired: ({ step }) => ({
    subject: 'Ein Dokument ist abgelaufen',
    title: 'Eines deiner Dokumente ist abgelaufen',
    body: [`Für „${step}“ brauchen wir ein Dokument, das noch gültig ist. Bitte schick uns ein neues.`],
    button: 'Neues Dokument schicken',
  }),
  profile_changed: ({ fields, reason }) => ({
    subject: 'Deine Daten wurden geändert',
    title: 'Unser Support hat deine Daten geändert',
    body: [
      `Geändert: ${fields}`,
      `Der Grund: ${reason}`,
      'Wenn daran etwas nicht stimmt, schreib bitte unserem Support.',
    ],
    button: 'Meine Daten ansehen',
  }),
  ...moneyLetters,
  ...breakLetters,
  ...careLetters,
  account_blocked: ({ reason }) => ({
    subject: 'Dein Konto ist gesperrt',
    title: 'Dein Konto ist gesperrt',
    body: [
      'Zurzeit kannst du dich nicht anmelden und nicht spielen. Dein Geld bleibt deins.',
      `Der Grund: ${reason}`,
      'Wenn du Fragen hast, schreib bitte unserem Support.',
    ],
    button: 'Support schreiben',
  }),
  account_unblocked: () => ({
    subject: 'Dein Konto ist wieder offen',
    title: 'Dein Konto ist wieder offen',
    body: ['Du kannst dich anmelden und spielen wie vorher.'],
    button: 'Anmelden',
  }),
  account_closed: ({ time }) => ({
    subject: 'Dein Konto ist geschlossen',
    title: 'Dein Konto ist geschlossen',
    body: [
      `Dein Konto wurde geschlossen (${time}). Niemand kann sich mehr damit anmelden.`,
      'Was wir nach dem Gesetz aufbewahren müssen, etwa Identitätsnachweise, bleibt bis zum Ende der Frist unter Verschluss und wird dann gelöscht. Zahlungen und Spielrunden bleiben als Beträge ohne Namen in unseren Büchern.',
      'Wenn du das nicht wolltest, schreib bitte unserem Support.',
    ],
    button: 'Support schreiben',
  }),
  news: ({ title, text }) => ({ subject: title, title, body: text.split(/\n+/), button: 'Ansehen' }),
};
