import { swissCare } from './ch-care';
import * as german from './de';
import type { FrameText, LetterText, LetterTexts } from './letter-text';

// Swiss spelling has no ß and quotes with «».
export const frame: FrameText = {
  ...german.frame,
  link: 'Falls der Knopf nicht geht, öffne diese Adresse:',
  play: 'Spiel zum Spass, ab 18 Jahren und nur mit Geld, das du übrig hast.',
};

const { letters: of } = german;

const swissQuotes = (text: LetterText): LetterText => ({
  ...text,
  notes: text.notes?.map((note) => note.replaceAll('„', '«').replaceAll('“', '»')),
});

export const letters: LetterTexts = {
  ...of,
  welcome: (params) => swissQuotes(of.welcome(params)),
  confirm_email: (params) => swissQuotes(of.confirm_email(params)),
  email_change_new: (params) => ({
    ...of.email_change_new(params),
    notes: [
      'Der Link gilt 30 Minuten lang und nur einmal.',
      'Du weisst nichts davon? Dann hat sich jemand vertippt, und du kannst diese E-Mail ignorieren.',
    ],
  }),
  passkey_added: (params) => {
    const text = of.passkey_added(params);
    return {
      ...text,
      body: [
        `Neu ist der Passkey «${params.name}» (${params.time}). Mit ihm geht die Anmeldung ohne Passwort.`,
        ...text.body.slice(1),
      ],
    };
  },
  passkey_removed: (params) => {
    const text = of.passkey_removed(params);
    return {
      ...text,
      body: [
        `Der Passkey «${params.name}» wurde entfernt (${params.time}) und gilt nicht mehr.`,
        ...text.body.slice(1),
      ],
    };
  },
  free_spins_stranded: (params) => {
    const text = of.free_spins_stranded(params);
    return { ...text, body: text.body.map((line) => line.replace('„', '«').replace('“', '»')) };
  },
  bonus_ending: (params) => {
    const text = of.bonus_ending(params);
    return { ...text, body: text.body.map((line) => line.replace('„', '«').replace('“', '»')) };
  },
  tournament_stopped: (params) => {
    const text = of.tournament_stopped(params);
    return {
      ...text,
      subject: `Das Turnier «${params.name}» wurde abgebrochen`,
      body: [
        `Wir haben «${params.name}» abgebrochen. Die Punkte zählen nicht mehr, und es gibt keine Preise.`,
        ...text.body.slice(1),
      ],
    };
  },
  tournament_left: (params) => {
    const text = of.tournament_left(params);
    return {
      ...text,
      subject: `Du machst bei «${params.name}» nicht mehr mit`,
      body: [
        `Du machst bei «${params.name}» nicht mehr mit: Deine Punkte zählen dort nicht, und du bekommst keinen Preis dafür.`,
        ...text.body.slice(1),
      ],
    };
  },
  time_out_begun: (params) => {
    const text = of.time_out_begun(params);
    return {
      ...text,
      body: text.body.map((line) => line.replace('deinen Limits', 'deinen Limiten')),
      button: 'Zu deinen Limiten',
    };
  },
  ...swissCare,
  documents_received: (params) => ({
    ...of.documents_received(params),
    title: 'Merci, deine Dokumente sind da',
    body: [
      `Wir sehen uns an, was du für «${params.step}» geschickt hast, und melden uns, sobald das erledigt ist.`,
    ],
  }),
  documents_approved: (params) => ({
    ...of.documents_approved(params),
    body: [`Der Schritt «${params.step}» ist erledigt. Merci, dass du dir die Zeit genommen hast.`],
  }),
  documents_rejected: (params) => ({
    ...of.documents_rejected(params),
    body: [
      `Was du für «${params.step}» geschickt hast, können wir nicht annehmen.`,
      `Der Grund: ${params.reason}`,
      'Du kannst es jederzeit noch einmal schicken.',
    ],
  }),
  documents_expired: (params) => ({
    ...of.documents_expired(params),
    body: [
      `Für «${params.step}» brauchen wir ein Dokument, das noch gültig ist. Bitte schick uns ein neues.`,
    ],
  }),
};
