import { swiss } from '../swiss';
import type { FactTexts } from '../texts';
import { factsDe } from './de';

const german = swiss(factsDe);

/** Wordings of facts for Switzerland: German in Swiss spelling, with some expressions of its own. */
export const factsDeCh: FactTexts = {
  ...german,
  rtp: [
    'Die Auszahlungsquote beträgt {rtp}, gerechnet im Schnitt über sehr viele Runden.',
    'Auf die Länge werden {rtp} der Einsätze wieder ausbezahlt.',
    german.rtp[1],
    german.rtp[2],
    german.rtp[4],
  ],
  released: [
    'Seit dem {date} ist das Spiel erhältlich.',
    'Lanciert wurde es am {date}.',
    german.released[0],
    german.released[1],
    german.released[3],
  ],
  demo: [
    'Es gibt eine Demo mit Spielgeld; ein Konto brauchst du dafür keines.',
    'Die Demo ist gratis und zeigt das ganze Spiel mit Spielgeld.',
    german.demo[1],
    german.demo[2],
    german.demo[4],
  ],
  care: [
    'Leg im Voraus fest, was ein Abend kosten darf.',
    'Am einfachsten hältst du eine Limite ein, die du vor der ersten Runde setzt.',
    'Jede Runde ist von der vorherigen unabhängig.',
    german.care[3],
    german.care[4],
  ],
};
