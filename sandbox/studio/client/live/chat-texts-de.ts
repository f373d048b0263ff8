import { swissSpelling } from '../texts/swiss-spelling';
import type { ChatKey } from './chat-texts-en';

export const CHAT_DE: Record<ChatKey, string> = {
  title: 'Tischchat',
  write: 'Sag etwas zum Tisch',
  send: 'Senden',
  settings: 'Regeln und Einstellungen des Chats',
  close: 'Schließen',
  open: '{count, plural, =0 {Chat} one {Chat, {count} neue Nachricht} other {Chat, {count} neue Nachrichten}}',
  empty: 'Noch hat niemand etwas geschrieben.',
  newer: 'Neue Nachrichten',
  you: 'Du',
  actionsOf: 'Nachricht von {name}: ausblenden oder melden',
  mute: '{name} ausblenden',
  muted: '{name} ist für dich ausgeblendet.',
  report: 'Melden',
  reportWhy: 'Warum meldest du diese Nachricht?',
  cancel: 'Abbrechen',
  reported: 'Danke. Jemand sieht sie sich an, und du siehst die Nachricht nicht mehr.',
  reason_insult: 'Beleidigung',
  reason_hate: 'Hass',
  reason_threat: 'Drohung',
  reason_begging: 'Bitte um Geld',
  reason_advert: 'Werbung',
  reason_personal: 'Persönliche Daten',
  reason_other: 'Etwas anderes',
  isOff: 'Du hast den Chat ausgeschaltet.',
  turnOn: 'Chat einschalten',
  unmute:
    '{count, plural, one {{count} ausgeblendeten Spieler wieder zeigen} other {{count} ausgeblendete Spieler wieder zeigen}}',
  readAloud: 'Neue Nachrichten vorlesen (Screenreader)',
  showChat: 'Chat anzeigen',
  refusedFast: 'Einen Moment: In {seconds} s kannst du wieder schreiben.',
  refusedRepeat: 'Das hast du schon geschrieben.',
  refusedBusy: 'Gerade schreiben viele. Versuch es gleich noch einmal.',
  refusedEmpty: 'Da ist nichts zu senden.',
  refusedLong: 'Das ist zu lang: höchstens 200 Zeichen.',
  refusedCard:
    'Das sieht nach der Nummer einer Karte oder eines Kontos aus. Sie wurde nicht gesendet: Hier könnten sie alle lesen.',
  refusedPhone:
    'Das sieht nach einer Telefonnummer aus. Sie wurde nicht gesendet: Hier könnten sie alle lesen.',
  refusedEmail:
    'Das sieht nach einem Weg aus, jemanden zu erreichen. Es wurde nicht gesendet: Hier könnten es alle lesen.',
  refusedLink: 'Das sieht nach einem Link aus. Wenn es keiner ist, setz nach dem Punkt ein Leerzeichen.',
  refusedWords: 'Manche dieser Wörter gehören nicht an den Tisch. Sag es bitte anders.',
  refusedBegging: 'Um Geld bitten und Geld leihen gehört nicht in den Chat.',
  refusedAdvert: 'Werbung gehört nicht in den Chat.',
  refusedSession: 'Deine Sitzung ist zu Ende. Öffne das Spiel neu, um zu schreiben.',
  refusedLater: 'Das konnte nicht gesendet werden. Versuch es bitte noch einmal.',
  reportOwn: 'Diese Nachricht ist deine eigene.',
  reportTwice: 'Du hast diese Nachricht schon gemeldet.',
  reportGone: 'Diese Nachricht ist nicht mehr da.',
  reportTooMany: 'Du hast gerade viel gemeldet. Die Nachricht ist für dich ausgeblendet.',
  cantDemo:
    'Du spielst mit Spielgeld und kannst mitlesen. Schreiben kann, wer an diesem Tisch um Geld spielt.',
  cantPaused:
    'Mehrere Spieler haben eine Nachricht von dir gemeldet. Du kannst um {time} wieder schreiben, oder früher, sobald jemand sie sich angesehen hat.',
  cantSilenced: 'Das Casino hat dir das Schreiben bis {time} untersagt. Grund: {reason}.',
  cantForGood:
    'Das Casino hat dir das Schreiben auf Dauer untersagt. Grund: {reason}. Der Support sagt dir mehr dazu.',
  lineLost: 'Verbindung verloren. Neue Nachrichten kommen, sobald sie wieder da ist.',
  ruleKind:
    'Sei freundlich. Beleidigungen, Hass und Drohungen werden entfernt, und wer sie schreibt, kann stumm geschaltet werden.',
  ruleData:
    'Verrate nichts: keine Telefonnummern, Adressen, Links oder Kartennummern. Niemand vom Casino fragt hier je danach.',
  ruleMoney: 'Kein Betteln, kein Leihen, keine Werbung. Niemand am Tisch kann das nächste Ergebnis kennen.',
  ruleReport:
    'Über die drei Punkte neben einer Nachricht blendest du ihren Spieler für dich aus oder meldest sie. Haben drei Spieler sie gemeldet, ist sie für alle ausgeblendet, bis jemand vom Casino sie sich angesehen hat.',
  ruleKept:
    'Andere sehen einen Namen, der für jeden deiner Besuche neu gezogen wird. Nachrichten verschwinden spätestens nach einem Tag; was gemeldet wurde, bleibt mit den fünf davor erhalten, damit es beurteilt werden kann.',
};

export const CHAT_CH: Record<ChatKey, string> = {
  ...swissSpelling(CHAT_DE),
  refusedBusy: 'Gerade schreiben viele. Versuch es gleich nochmals.',
  refusedLater: 'Das konnte nicht gesendet werden. Versuch es bitte nochmals.',
};
