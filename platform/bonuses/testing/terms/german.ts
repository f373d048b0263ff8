import type { Sentences } from './english';

/** The same in German; in Switzerland without ß. */
export const GERMAN: Sentences = {
  leastDeposit:
    'Einen Einzahlungsbonus wählst du vor der Zahlung aus oder gibst seinen Code ein, und du zahlst mindestens das Minimum ein, das im Angebot steht.',
  share:
    'Er ist ein Prozentsatz dessen, was ankommt, auf den Cent abgerundet und nie mehr als die Obergrenze des Angebots.',
  answer:
    'Ein Angebot, auf das du nicht antwortest, verfällt nach {days} Tagen, wenn es nichts anderes sagt.',
  oneActive: 'In jeder Währung ist immer nur ein Bonus aktiv.',
  queued: 'Ein wartender Bonus beginnt erst, wenn du ihn aktivierst, und lässt sich vorher nicht einsetzen.',
  queueWaits: 'Solange er wartet, läuft keine Frist.',
  code: 'Ein Promocode gilt einmal pro Konto, wenn das Angebot nichts anderes sagt; er lässt sich sofort aktivieren oder einreihen.',
  realFirst: 'Zuerst wird dein echtes Geld eingesetzt, und Bonusgeld erst, wenn es nicht mehr reicht.',
  oddCent:
    'Ein Gewinn geht dorthin, woher sein Einsatz kam, im selben Verhältnis; der überzählige Cent geht zum echten Geld.',
  wagering:
    'Bonusgeld wird zu echtem Geld, wenn du den Bonus so oft eingesetzt hast, wie das Angebot es sagt, oder Bonus und Einzahlung zusammen, wo das Angebot es so sagt.',
  bothCount:
    'Einsätze von echtem Geld zählen dafür genauso wie solche von Bonusgeld, jeder, sobald er abgerechnet ist.',
  returned: 'Ungültige oder zurückgebuchte Einsätze zählen nicht.',
  maxWin: 'Nennt das Angebot eine Obergrenze für das, was zu echtem Geld wird, verfällt der Rest.',
  runOut:
    'Ist von einem Bonus kein Bonusgeld, keine offene Runde und kein Freispiel mehr da, ist er zu Ende.',
  law: 'Nach den Regeln Großbritanniens wird allein der Bonus umgesetzt, höchstens {times}-mal, was auch immer ein Angebot sonst sagt.',
  lawProduct: 'Dort zählen nur Spiele einer Art, etwa Slots oder Tischspiele; alle anderen zählen nicht.',
  lawDays:
    'Nach den Regeln Schwedens und Dänemarks gilt ein Bonus mindestens {days} Tage, und mindestens so lange lassen sich seine Freispiele nutzen.',
  lawFirst:
    'Nach den Regeln Schwedens kannst du einen einzigen Bonus haben, und nur, bevor du zum ersten Mal bei uns spielst.',
  lateRound:
    'Eine Runde gehört zu dem Bonus, der bei ihrem Einsatz aktiv war. Was sie nach dessen Ende an Bonusgeld bringt, wird zu echtem Geld, wenn der Bonus umgesetzt war, bis zur Obergrenze des Angebots; sonst verfällt es.',
  lateReal: 'Was auf den echten Teil des Einsatzes entfällt, gehört dir in jedem Fall.',
  maxBet:
    'Solange ein Bonus aktiv ist, dürfen in einem Spiel, das zählt, alle Einsätze einer Runde zusammen den Höchsteinsatz des Angebots nicht übersteigen.',
  feature: 'Ein gekauftes Feature zählt mit seinem vollen Preis.',
  refused: 'Ein höherer Einsatz wird abgelehnt, bevor Geld bewegt wird.',
  noMaxBet: 'In Spielen, die nicht zählen, und bei Freispielen gilt diese Grenze nicht.',
  weights:
    'Jeder Einsatz zählt mit dem Prozentsatz, den das Angebot für diese Art von Spiel nennt; gehört ein Spiel zu mehreren Arten, gilt der niedrigste.',
  usualWeights:
    'Sagt ein Angebot nichts anderes, zählen Slots zu {whole} %, Crash, Keno und Bingo zu {fifth} %, Roulette, Blackjack, Baccarat, Poker, Live-Spiele und Gameshows zu {tenth} % und Jackpot-Spiele und alle anderen nicht.',
  realOnly:
    'In einem Spiel, das nicht zählt, lässt sich nur echtes Geld einsetzen. Solange in deinem Bonusguthaben Geld ist, öffnet sich ein solches Spiel nur mit einem echten Guthaben von mindestens {least}.',
  covering:
    'Bei Roulette, Baccarat, Crash und Gameshows zählt eine Runde nicht, die zwischen {from} % und {to} % ihrer Einsätze bringt: Ihre Wetten haben einander abgesichert.',
  spins:
    'Freispiele gelten für die Spiele, den Einsatz und die tägliche Anzahl, die im Angebot stehen; ein Tag endet um Mitternacht in der Zeitzone, die du beim ersten davon hattest.',
  spinsFirst: 'Passen mehrere zu einem Spiel, werden die zuerst genutzt, die zuerst enden.',
  spinsMove:
    'Ein Freispiel bewegt kein Geld und zählt nicht zum Umsatz; eines, das zurückgebucht wird, lässt sich noch einmal nutzen.',
  spinsTime: 'Was nicht innerhalb von {days} Tagen oder der Frist des Angebots genutzt ist, verfällt.',
  spinsReplaced:
    'Wird ein Spiel zurückgezogen, tritt ein anderes desselben Anbieters an seine Stelle; wir sagen dir, welches, oder dass es keines gibt.',
  spinsWait: 'Solange kein Spiel übrig ist, steht die Frist der Freispiele und ihres Bonus still.',
  spinsWin:
    'Ob Gewinne aus Freispielen Bonusgeld sind, das umgesetzt werden muss, oder echtes Geld, steht im Angebot.',
  spinsEnd:
    'Endet ein Bonus, bevor er umgesetzt ist, enden seine Freispiele mit ihm; ein begonnenes wird zu Ende gespielt.',
  time: 'Jedes Angebot nennt seine Frist, die mit dem Aktivieren beginnt; sagt es nichts, sind es {days} Tage.',
  notice: 'Wir sagen dir {early} Stunden und {late} Stunde vor dem Ende Bescheid.',
  expiry: 'Ist sie vorbei, endet der Bonus mit allem, was noch im Bonusguthaben steht.',
  inTime:
    'Was du rechtzeitig eingesetzt und zu Ende gespielt hast, zählt, auch wenn es einen Moment später gezählt wird.',
  cancel:
    'Brichst du einen aktiven Bonus ab oder wechselst ihn, gehen das ganze Bonusguthaben und der bisherige Umsatz verloren und damit auch, was du mit dem Bonus gewonnen hast. Dein echtes Geld bleibt dir.',
  leave:
    'Auch ein Wechsel der Währung und das Schließen deines Kontos beenden Boni, wartende Boni und Freispiele.',
  excluded:
    'Bist du vom Spiel ausgeschlossen, enden dein Bonus, wartende Boni, Angebote und Freispiele sofort, und das ganze Bonusguthaben geht an das Haus zurück. Dein echtes Geld bleibt dir.',
  break:
    'Während du eine Spielpause machst, wird dir nichts genommen: Die Zeit deines Bonus, von Angeboten und von Freispielen steht still.',
  away: 'Wer ausgeschlossen ist oder eine Pause macht, bekommt keinen Bonus und kein Angebot.',
  depositOnce: 'Eine Einzahlung muss einmal eingesetzt werden, mit Bonus oder ohne.',
  depositLowered:
    'Jeder Einsatz von echtem Geld senkt, was davon noch offen ist, um denselben Betrag, in jedem Spiel; Bonusgeld tut das nicht.',
  order:
    'Weil echtes Geld zuerst eingesetzt wird, kommt die Einzahlung zuerst; dieselben Einsätze zählen zugleich für deinen Bonus.',
  depositBack:
    'Wird eine Einzahlung erstattet oder zurückgebucht, endet ihr Bonus mit dem ganzen Bonusguthaben und seinen Freispielen. Was vorher schon zu echtem Geld geworden ist, sieht sich ein Mensch an.',
  leapDay:
    'Wer am {born}. Februar geboren ist, hat den Geburtstagsbonus in anderen Jahren am {had}. Februar.',
  winnings:
    'Ein Bonus auf Gewinne wird aus Gewinnen mit echtem Geld berechnet; Gewinne mit Bonusgeld und aus Freispielen bleiben außer Betracht.',
  onePerson:
    'Ein Angebot, das es nur einmal pro Person gibt, sagt das. Ein zweites Konto mit demselben Zahlungsmittel, demselben Namen und Geburtstag, derselben Adresse oder demselben Browser bekommt es nicht. Wer es schon hat, dem wird nichts genommen.',
  afterAll: 'Stellt ein Mensch fest, dass ihr zwei Personen seid, bekommst du es doch noch.',
  looked:
    'Was diese Regeln dir vorenthalten, sieht sich ein Mensch an; er kann einen Bonus doch noch geben oder Runden doch noch zählen lassen.',
  operator:
    'Wird ein Angebot missbraucht, kann ein Mensch den Bonus beenden und nennt den Grund; sein Bonusguthaben ist dann verloren.',
  budget: 'Ein Angebot mit einem Budget endet von selbst, wenn es aufgebraucht ist.',
  promise:
    'Was du bekommen hast oder wofür du eine Einzahlung begonnen hast, läuft zu den Bedingungen jenes Augenblicks weiter.',
};
