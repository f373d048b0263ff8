import type { TextsOf } from '../../texts';

type Key =
  | 'mines'
  | 'fewer'
  | 'more'
  | 'begin'
  | 'cashOut'
  | 'random'
  | 'next'
  | 'chance'
  | 'tiles'
  | 'closed'
  | 'gem'
  | 'mine'
  | 'gems'
  | 'pick'
  | 'found'
  | 'hit'
  | 'done'
  | 'rule'
  | 'rulePays'
  | 'ruleLeft'
  | 'pays';

export const MINES_TEXTS: TextsOf<Key> = {
  en: {
    mines: 'Mines',
    fewer: 'Fewer mines',
    more: 'More mines',
    begin: 'Bet',
    cashOut: 'Cash out',
    random: 'Pick a tile at random',
    next: 'Next gem',
    chance: 'Chance',
    tiles: 'Tiles',
    closed: 'Row {row}, tile {column}, closed',
    gem: 'Row {row}, tile {column}: gem',
    mine: 'Row {row}, tile {column}: mine',
    gems: '{count, plural, one {{count} gem} other {{count} gems}}',
    pick: 'Open a tile',
    found: '{count, plural, one {{count} gem} other {{count} gems}}. Go on, or cash out {amount}.',
    hit: 'A mine.',
    done: 'As far as it goes: cashed out',
    rule: 'There are 25 tiles, and as many mines under them as you choose. Each gem raises what a cash-out pays; a mine ends the round and the stake is lost.',
    rulePays:
      'What a cash-out pays is 99% divided by the chance of having come so far. The return is 99.00%, whatever you choose and whenever you stop. No round pays more than 10,000 times the stake: it is cashed out before.',
    ruleLeft: 'the gems found are cashed out; without one the stake goes back.',
    pays: 'What the gems pay with {count, plural, one {{count} mine} other {{count} mines}}',
  },
  au: {
    mines: 'Mines',
    fewer: 'Fewer mines',
    more: 'More mines',
    begin: 'Bet',
    cashOut: 'Cash out',
    random: 'Pick a tile at random',
    next: 'Next gem',
    chance: 'Chance',
    tiles: 'Tiles',
    closed: 'Row {row}, tile {column}, closed',
    gem: 'Row {row}, tile {column}: gem',
    mine: 'Row {row}, tile {column}: mine',
    gems: '{count, plural, one {{count} gem} other {{count} gems}}',
    pick: 'Open a tile',
    found: '{count, plural, one {{count} gem} other {{count} gems}}. Keep going, or cash out {amount}.',
    hit: 'A mine.',
    done: 'That’s as far as it goes: cashed out',
    rule: 'There are 25 tiles, with as many mines under them as you choose. Each gem raises what a cash-out pays; a mine ends the round and the stake is gone.',
    rulePays:
      'A cash-out pays 99% divided by the chance of getting that far. The return is 99.00%, whatever you choose and whenever you stop. No round pays more than 10,000 times the stake: it is cashed out before.',
    ruleLeft: 'the gems found are cashed out; without one the stake goes back.',
    pays: 'What the gems pay with {count, plural, one {{count} mine} other {{count} mines}}',
  },
  de: {
    mines: 'Minen',
    fewer: 'Weniger Minen',
    more: 'Mehr Minen',
    begin: 'Setzen',
    cashOut: 'Auszahlen',
    random: 'Ein Feld zufällig wählen',
    next: 'Nächster Edelstein',
    chance: 'Chance',
    tiles: 'Felder',
    closed: 'Reihe {row}, Feld {column}, verdeckt',
    gem: 'Reihe {row}, Feld {column}: Edelstein',
    mine: 'Reihe {row}, Feld {column}: Mine',
    gems: '{count, plural, one {{count} Stein} other {{count} Steine}}',
    pick: 'Deck ein Feld auf',
    found:
      '{count, plural, one {{count} Edelstein} other {{count} Edelsteine}}. Mach weiter, oder lass dir {amount} auszahlen.',
    hit: 'Eine Mine.',
    done: 'Weiter geht es nicht: ausgezahlt',
    rule: 'Unter 25 Feldern liegen so viele Minen, wie du willst. Jeder Edelstein erhöht die Auszahlung; eine Mine beendet die Runde, und der Einsatz ist verloren.',
    rulePays:
      'Ausgezahlt wird 99\u00a0% geteilt durch die Chance, so weit zu kommen. Die Auszahlungsquote ist 99,00\u00a0%, was immer du wählst und wann immer du aufhörst. Keine Runde zahlt mehr als das 10.000-Fache des Einsatzes: Vorher wird ausgezahlt.',
    ruleLeft: 'Die gefundenen Steine werden ausgezahlt; ohne einen geht der Einsatz zurück.',
    pays: 'Was die Steine bei {count, plural, one {{count} Mine} other {{count} Minen}} zahlen',
  },
  ch: {
    mines: 'Minen',
    fewer: 'Weniger Minen',
    more: 'Mehr Minen',
    begin: 'Setzen',
    cashOut: 'Auszahlen',
    random: 'Ein Feld zufällig wählen',
    next: 'Nächster Edelstein',
    chance: 'Chance',
    tiles: 'Felder',
    closed: 'Reihe {row}, Feld {column}, verdeckt',
    gem: 'Reihe {row}, Feld {column}: Edelstein',
    mine: 'Reihe {row}, Feld {column}: Mine',
    gems: '{count, plural, one {{count} Stein} other {{count} Steine}}',
    pick: 'Deck ein Feld auf',
    found:
      '{count, plural, one {{count} Edelstein} other {{count} Edelsteine}}. Mach weiter, oder lass dir {amount} auszahlen.',
    hit: 'Eine Mine.',
    done: 'Weiter geht es nicht: ausgezahlt',
    rule: 'Unter 25 Feldern liegen so viele Minen, wie du willst. Jeder Edelstein erhöht die Auszahlung; eine Mine beendet die Runde, und der Einsatz ist verloren.',
    rulePays:
      'Ausgezahlt wird 99\u00a0% geteilt durch die Chance, so weit zu kommen. Die Auszahlungsquote ist 99.00\u00a0%, was immer du wählst und wann immer du aufhörst. Keine Runde zahlt mehr als das 10’000-Fache des Einsatzes: Vorher wird ausgezahlt.',
    ruleLeft: 'Die gefundenen Steine werden ausgezahlt; ohne einen geht der Einsatz zurück.',
    pays: 'Was die Steine bei {count, plural, one {{count} Mine} other {{count} Minen}} zahlen',
  },
  fr: {
    mines: 'Mines',
    fewer: 'Moins de mines',
    more: 'Plus de mines',
    begin: 'Miser',
    cashOut: 'Encaisser',
    random: 'Choisir une case au hasard',
    next: 'Gemme suivante',
    chance: 'Probabilité',
    tiles: 'Cases',
    closed: 'Rangée {row}, case {column}, fermée',
    gem: 'Rangée {row}, case {column}\u202f: gemme',
    mine: 'Rangée {row}, case {column}\u202f: mine',
    gems: '{count, plural, one {{count} gemme} other {{count} gemmes}}',
    pick: 'Ouvrez une case',
    found: '{count, plural, one {{count} gemme} other {{count} gemmes}}. Continuez, ou encaissez {amount}.',
    hit: 'Une mine.',
    done: 'Le maximum est atteint\u202f: gain encaissé',
    rule: 'Sous 25 cases se cachent autant de mines que vous le voulez. Chaque gemme augmente le gain à encaisser\u202f; une mine met fin à la partie et la mise est perdue.',
    rulePays:
      'Un encaissement paie 99\u202f% divisés par la probabilité d’être arrivé jusque-là. Le taux de retour est de 99,00\u202f%, quels que soient vos choix et le moment où vous vous arrêtez. Aucune partie ne paie plus de 10\u202f000 fois la mise\u202f: elle est encaissée avant.',
    ruleLeft: 'les gemmes trouvées sont encaissées\u202f; sans aucune, la mise est rendue.',
    pays: 'Ce que paient les gemmes avec {count, plural, one {{count} mine} other {{count} mines}}',
  },
};
