import type { CrashKey } from './texts-en';

export const CRASH_DE: Record<CrashKey, string> = {
  thisFlight: 'Dieser Flug',
  nextFlight: 'Nächster Flug',
  outOf: '{out} von {bets} ausgestiegen',
  betCount: '{count, plural, =0 {Noch keine Einsätze} one {{count} Einsatz} other {{count} Einsätze}}',
  moreBets: '{count, plural, one {und {count} weiterer Einsatz} other {und {count} weitere Einsätze}}',
  you: 'Du',
  youSecond: 'Du, Einsatz 2',
  lost: 'vorbei',
  playMoney: 'Spielgeld',
  results: 'Letzte Flüge, der neueste zuerst',
  flight: 'Flug {number}',
  nextIn: 'Nächster Flug in {seconds} s',
  closing: 'Nichts geht mehr',
  flownAway: 'Weggeflogen',
  brokenOff: 'Dieser Flug wurde abgebrochen',
  youLeft: 'Du bist bei {multiplier} mit {amount} ausgestiegen',
  auto: 'Auto-Cash-out',
  autoOff: 'aus',
  autoOn: 'an',
  autoLess: 'Auto-Cash-out senken',
  autoMore: 'Auto-Cash-out erhöhen',
  half: 'Einsatz halbieren',
  double: 'Einsatz verdoppeln',
  stakeOf: 'Einsatz {amount}',
  bet: 'Setzen',
  placing: 'Dein Einsatz wird gesetzt',
  aboard: 'Du bist an Bord',
  tapToLeave: 'Tippen zum Aussteigen, {amount} kommen zurück',
  goingBack: 'Auf dem Weg zurück',
  cashOut: 'Aussteigen',
  cashedOut: 'Ausgestiegen',
  join: 'Nächsten Flug nehmen',
  joining: 'Du nimmst den nächsten Flug',
  tapToCancel: 'Tippen zum Abbrechen',
  betNumber: 'Einsatz {number}',
  addBet: 'Zweiten Einsatz hinzufügen',
  removeBet: 'Zweiten Einsatz entfernen',
  tooLate: 'Die Glocke hat geläutet. Es wurde nichts eingesetzt.',
  cashedTooLate: 'Zu spät: Das Flugzeug war schon weg.',
  cashedTooEarly: 'Aussteigen kann man ab {multiplier}.',
  tooManyBets: 'Du hast bei diesem Flug schon zwei Einsätze. Es wurde nichts eingesetzt.',
  tooOften:
    'Du hast bei diesem Flug zu oft gesetzt und zurückgenommen. Beim nächsten kannst du wieder setzen.',
  notConfirmed:
    'Das Casino hat deinen Einsatz nicht rechtzeitig bestätigt. Er fliegt nicht mit und kommt zurück.',
  givenBack: 'Das Studio hat diesen Flug abgebrochen. Dein Einsatz von {amount} kommt zurück.',
  missed: 'Während die Verbindung weg war, brachte dein Einsatz von {amount} {paid}.',
  reconnecting: 'Verbindung verloren. Neuer Versuch läuft',
  connected: 'Wieder verbunden',
  delay: 'Verzögerung {ms} ms',
  heardOpen: 'Es kann gesetzt werden.',
  heardStart: 'Der Flug hat begonnen.',
  heardOver: 'Weggeflogen bei {multiplier}.',
  heardLeft: 'Du bist bei {multiplier} ausgestiegen und bekommst {amount}.',
  ruleRound:
    'Alle teilen sich einen Flug. {seconds} Sekunden lang kann gesetzt werden. Ein Einsatz nach der Glocke wird abgelehnt, und es wird nichts eingesetzt.',
  ruleBets:
    'Du kannst auf einen Flug zweimal setzen, je {min} bis {max}, und bis zur Glocke alles zurücknehmen.',
  ruleGrow:
    'Der Multiplikator beginnt bei 1,00× und wächst um 6\u00a0% pro Sekunde. Steig aus, solange das Flugzeug zu sehen ist, und du bekommst deinen Einsatz mal den Multiplikator, auf den Cent abgerundet. Ein Einsatz, der noch an Bord ist, wenn das Flugzeug wegfliegt, ist verloren.',
  ruleAuto: 'Mit Auto-Cash-out steigt ein Einsatz von selbst genau bei diesem Multiplikator aus, ab 1,01×.',
  ruleCap: 'Ein Einsatz zahlt höchstens {max}. Wo er so viel wert ist, steigt er von selbst aus.',
  ruleClock:
    'Die Uhr des Studios entscheidet, in dem Moment, in dem dein Cash-out dort ankommt. Eine langsame Verbindung ist ein Nachteil: Deine Verzögerung steht über dem Himmel.',
  ruleLost:
    'Verlierst du die Verbindung, steigt dein Einsatz bei seinem Auto-Cash-out aus. Ohne bleibt er bis zum Ende des Flugs an Bord.',
  ruleBroken:
    'Bricht das Studio selbst einen Flug ab, wird bezahlt, was schon ausgestiegen war. Ein Einsatz, dessen Auto-Cash-out der Flug erreicht hätte, wird damit bezahlt. Jeder andere Einsatz kommt zurück.',
  ruleChance:
    'Ein Flug erreicht einen Multiplikator mit der Wahrscheinlichkeit 0,99 geteilt durch ihn: 2,00× bei 99 von 200 Flügen. Einer von 50,5 endet bei 1,00×. Egal, was du wählst: Die theoretische Auszahlung ist {rtp}, im Schnitt über sehr viele Flüge.',
  ruleMemory: 'Kein Flug weiß etwas von denen davor.',
  ruleKeys:
    'Tastatur: Leertaste, Enter oder 1 drückt den Knopf deines ersten Einsatzes, 2 den des zweiten. Pfeil hoch und runter ändern den Einsatz.',
  statistics:
    '2,00× erreicht: {twice} der letzten {rounds} Flüge. Der Zufall führt in der Regel zu {from} bis {to}. Die Hälfte davon hat {median} erreicht, auf lange Sicht erreicht die Hälfte aller Flüge {longRun}.',
  historyOnly: 'Nur Vergangenheit. Das Flugzeug hat kein Gedächtnis.',
  fairText:
    'Jeder Flug hat einen geheimen Seed, und jeder Seed ist der SHA-256 des nächsten. Vor dem ersten Flug hat das Studio den SHA-256 des ersten Seeds veröffentlicht, seitdem konnte keiner mehr neu gewählt werden. Die Wörter, die die Browser der ersten Spieler danach gesagt haben, ergeben das Salt. Wo ein Flug endet, folgt aus seinem Seed und dem Salt, mit HMAC-SHA256. Jeder Seed wird verraten, wenn sein Flug vorbei ist.',
  fairEnd: 'Vor dem ersten Flug veröffentlicht',
  fairSalt: 'Salt',
  fairNoSalt: 'steht fest, wenn der erste Flug beginnt',
  fairUsed: 'Flüge dieser Kette: {rounds}',
  fairSeed: 'Seed',
  fairPoint: 'Endete bei',
  fairRight: 'hier nachgerechnet: stimmt',
  fairWrong: 'hier nachgerechnet: stimmt nicht',
  fairNone: 'Deine eigenen Flüge stehen hier, sobald sie vorbei sind.',
  fairNothing: 'Die letzten Flüge können gerade nicht gezeigt werden.',
};

export const CRASH_CH: Record<CrashKey, string> = {
  ...CRASH_DE,
  ruleMemory: 'Kein Flug weiss etwas von denen davor.',
  ruleGrow: CRASH_DE.ruleGrow.replace('1,00', '1.00'),
  ruleAuto: 'Mit Auto-Cash-out steigt ein Einsatz von selbst genau bei diesem Multiplikator aus, ab 1.01×.',
  ruleChance:
    'Ein Flug erreicht einen Multiplikator mit der Wahrscheinlichkeit 0.99 geteilt durch ihn: 2.00× bei 99 von 200 Flügen. Einer von 50.5 endet bei 1.00×. Egal, was du wählst: Die theoretische Auszahlung ist {rtp}, im Schnitt über sehr viele Flüge.',
  statistics:
    '2.00× erreicht: {twice} der letzten {rounds} Flüge. Der Zufall führt in der Regel zu {from} bis {to}. Die Hälfte davon hat {median} erreicht, auf lange Sicht erreicht die Hälfte aller Flüge {longRun}.',
  fairText:
    'Jeder Flug hat einen geheimen Seed, und jeder Seed ist der SHA-256 des nächsten. Vor dem ersten Flug hat das Studio den SHA-256 des ersten Seeds veröffentlicht, seitdem konnte keiner mehr neu gewählt werden. Die Wörter, welche die Browser der ersten Spielenden danach gesagt haben, ergeben das Salt. Wo ein Flug endet, folgt aus seinem Seed und dem Salt, mit HMAC-SHA256. Jeder Seed wird verraten, wenn sein Flug vorbei ist.',
};
