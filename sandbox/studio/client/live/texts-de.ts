import type { LiveKey } from './texts-en';

export const LIVE_DE: Record<LiveKey, string> = {
  placeBet: 'Einsatz setzen',
  placing: 'Dein Einsatz wird gesetzt',
  takeBack: 'Zurücknehmen',
  betsOpen: 'Bitte setzen',
  seconds: '{seconds} s',
  closing: 'Nichts geht mehr',
  drawing: 'Nichts geht mehr',
  nextIn: 'Nächste Runde in {seconds} s',
  brokenOff: 'Diese Runde wurde abgebrochen',
  asleep: 'Der Tisch wird geöffnet',
  placed: 'Dein Einsatz von {amount} gilt.',
  goneBack: 'Du hast {amount} zurückgenommen.',
  goingBack: 'Dein Einsatz von {amount} ist auf dem Rückweg.',
  tooLate:
    'Es kann nicht mehr gesetzt werden. Es wurde nichts abgebucht. Die nächste Runde beginnt in {seconds} s.',
  notPlaced:
    'Nichts geht mehr. Deine Chips waren nicht gesetzt, es wurde nichts abgebucht. „Wiederholen“ legt sie wieder hin.',
  tooManyBets: 'Du hast in dieser Runde schon gesetzt. Nimm den Einsatz zurück, um ihn zu ändern.',
  seatTaken: 'Jemand war schneller: Dieser Platz ist besetzt. Es wurde nichts abgebucht. Nimm einen anderen.',
  seatKept:
    'Dieser Platz ist noch für jemanden frei gehalten. Es wurde nichts abgebucht. Nimm einen anderen.',
  demoSeatsTaken: 'Alle Plätze für Spielgeld sind in dieser Runde besetzt. Es wurde nichts abgebucht.',
  tooOften:
    'Du hast in dieser Runde zu oft gesetzt und zurückgenommen. In der nächsten kannst du wieder setzen.',
  notConfirmed:
    'Das Casino hat deinen Einsatz nicht rechtzeitig bestätigt. Er nimmt nicht teil und geht zurück.',
  givenBack: 'Das Studio hat diese Runde abgebrochen. Dein Einsatz von {amount} geht zurück.',
  missed: 'Während die Verbindung weg war, brachte dein Einsatz von {amount} {paid}.',
  reconnecting: 'Verbindung verloren. Neuer Versuch',
  connected: 'Wieder verbunden',
  heardClosed: 'Nichts geht mehr.',
  betCount: '{count, plural, one {{count} Einsatz} other {{count} Einsätze}}',
  betsTitle: 'Einsätze in dieser Runde',
  noBets: 'Keine Einsätze',
  moreBets: '{count, plural, one {und {count} weiterer Einsatz} other {und {count} weitere Einsätze}}',
  you: 'Du',
  playMoney: 'Spielgeld',
  animated: 'Animierter Dealer',
  ruleRound:
    'Alle am Tisch spielen dieselbe Runde. Gesetzt werden kann {seconds} Sekunden lang. Ein Einsatz, der nach der Glocke kommt, wird abgelehnt, und es wird nichts abgebucht.',
  ruleBet:
    'Leg deine Chips und drück „Einsatz setzen“. Bis zur Glocke kannst du den Einsatz zurücknehmen und anders legen. Chips, die du nicht gesetzt hast, nehmen nicht teil.',
  ruleAnimated:
    'Der Dealer ist eine bewegte Zeichnung und kein Mensch, und keine Kamera zeigt diesen Tisch. Das Ergebnis zieht der Computer des Studios, bevor das Bild davon beginnt.',
  ruleAlways:
    'Der Tisch ist rund um die Uhr offen. Er beginnt, wenn sich jemand setzt, und eine begonnene Runde geht zu Ende.',
  ruleNames: 'Andere sehen deinen Einsatz neben einem Namen, der für jeden deiner Besuche neu gezogen wird.',
  ruleClock:
    'Was rechtzeitig kommt, entscheidet die Uhr des Studios. Eine langsame Verbindung ist ein Nachteil.',
  ruleLost:
    'Verlierst du die Verbindung, bleibt ein bestätigter Einsatz im Spiel: Die Ziehung gilt auch für ihn, und ein Gewinn wird dir gutgeschrieben. Du siehst ihn, wenn du wiederkommst, auf jedem Gerät.',
  ruleBroken:
    'Bricht das Studio selbst eine Runde vor der Ziehung ab, geht jeder Einsatz zurück. Eine gezogene Runde wird ausgezahlt, was immer dann geschieht.',
  ruleCent: 'Was ein Einsatz zahlt, wird auf den Cent abgerundet.',
  fairText:
    'Bevor gesetzt werden kann, legt sich das Studio auf einen geheimen Seed der Runde fest und veröffentlicht dessen SHA-256. Die Wörter derer, die zuerst setzen, zieht danach ihr Browser; sie bilden den Client-Seed. Wer um Geld spielt, kommt vor Spielgeld. Das Ergebnis folgt aus beiden und der Nummer der Runde, durch HMAC-SHA256. Der geheime Seed wird mit dem Ergebnis offengelegt, oder wenn die Runde abgebrochen wird.',
  fairNow: 'SHA-256 des Seeds von Runde {number}',
  fairRounds: 'Letzte Runden',
  fairRound: 'Runde {number}',
  fairWords: 'Wörter derer, die zuerst gesetzt haben',
  fairRight: 'hier geprüft: stimmt',
  fairWrong: 'hier geprüft: stimmt nicht',
  fairUnheard:
    'hier geprüft: Die Seeds führen zu diesem Ergebnis. Als die Runde auf sie festgelegt wurde, war diese Seite nicht offen.',
  fairBroken:
    'vor der Ziehung abgebrochen, jeder Einsatz ging zurück. Der Seed ist verbraucht und ist der, auf den die Runde festgelegt war.',
  fairWouldBe: 'Es wäre geworden: {result}',
  fairNone: 'Deine eigenen Runden stehen hier, sobald sie abgerechnet sind.',
  fairNothing: 'Die letzten Runden können gerade nicht gezeigt werden.',
};

export const LIVE_CH: Record<LiveKey, string> = {
  ...LIVE_DE,
  ruleCent: 'Was ein Einsatz zahlt, wird auf den Rappen oder Cent abgerundet.',
  notPlaced:
    'Nichts geht mehr. Deine Jetons waren nicht gesetzt, es wurde nichts abgebucht. «Wiederholen» legt sie wieder hin.',
  ruleBet:
    'Leg deine Jetons und drück «Einsatz setzen». Bis zur Glocke kannst du den Einsatz zurücknehmen und anders legen. Jetons, die du nicht gesetzt hast, nehmen nicht teil.',
};
