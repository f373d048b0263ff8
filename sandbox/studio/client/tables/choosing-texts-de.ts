import { swissSpelling } from '../texts/swiss-spelling';
import type { ChoosingKey } from './choosing-texts-en';

export const CHOOSING_DE: Record<ChoosingKey, string> = {
  secondsLeft: 'Noch {seconds} Sekunden.',
  choiceLate: 'Das kam zu spät und zählt nicht. Es wurde nichts weiter gesetzt.',
  notYourTurn: 'Du bist nicht an der Reihe. Es wurde nichts gesetzt.',
  choiceMade: 'Du hast schon gewählt, hier oder in einem anderen Fenster.',
  choiceInvalid: 'Das lässt sich jetzt nicht wählen. Es wurde nichts weiter gesetzt.',
  choiceNoMoney: 'Dein Guthaben reicht dafür nicht. Es wurde nichts weiter gesetzt; wähl etwas anderes.',
  choiceLimit: 'Das ginge über ein Limit deines Kontos. Es wurde nichts weiter gesetzt; wähl etwas anderes.',
  choiceRefused: 'Das Casino hat den weiteren Einsatz nicht angenommen. Wähl etwas anderes.',
  choiceUnconfirmed:
    'Das Casino hat den weiteren Einsatz nicht rechtzeitig bestätigt. Er geht an dich zurück, und die Wahl zählt nicht.',
  ruleCost:
    'Was eine Wahl kostet, wird zuerst gesetzt. Sie zählt, sobald das Casino den Einsatz bestätigt hat; so lange wartet dein Zug. Lehnt das Casino ihn ab, kannst du noch etwas anderes wählen. Antwortet es nicht, geht der Einsatz zurück, und die Wahl zählt nicht.',
  ruleLate:
    'Ob eine Wahl rechtzeitig kommt, entscheidet die Uhr des Studios. Was zu spät, doppelt oder außer der Reihe kommt, wird abgelehnt, und es fließt kein Geld.',
  ruleAway:
    'Verlierst du die Verbindung oder schließt du das Spiel, bleibt dein Einsatz im Spiel. Sobald du zurück bist, wählst du weiter, auf jedem Gerät. Was du nicht rechtzeitig wählst, entscheidet die Regel oben.',
  ruleStudio:
    'Hält das Studio selbst an, während noch gewählt wird, wird alles Offene nach derselben Regel zu Ende gespielt und ausgezahlt. Ein Einsatz, der noch unterwegs war, geht zurück.',
  fairChoices:
    'Die Reihenfolge der Karten folgt allein aus den Seeds, bevor jemand wählt. Was gewählt wurde, steht im Protokoll der Runde: Mit Seeds, Einsätzen und Wahlen kann sie jeder nachspielen.',
};

export const CHOOSING_CH: Record<ChoosingKey, string> = {
  ...swissSpelling(CHOOSING_DE),
  choiceNoMoney: 'Dein Guthaben reicht dafür nicht. Es wurde nichts weiter gesetzt; wähle etwas anderes.',
  choiceLimit: 'Das ginge über ein Limit deines Kontos. Es wurde nichts weiter gesetzt; wähle etwas anderes.',
  choiceRefused: 'Das Casino hat den weiteren Einsatz nicht angenommen. Wähle etwas anderes.',
  fairChoices:
    'Die Reihenfolge der Karten folgt allein aus den Seeds, bevor jemand wählt. Was gewählt wurde, steht im Protokoll der Runde: Mit Seeds, Einsätzen und Wahlen können sie alle nachspielen.',
};
