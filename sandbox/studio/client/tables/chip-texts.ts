import type { TextsOf } from '../texts';

type Key =
  | 'chips'
  | 'chipNow'
  | 'undo'
  | 'clear'
  | 'repeat'
  | 'double'
  | 'spot_least'
  | 'spot_most'
  | 'total_most'
  | 'lies'
  | 'taken';

const en = {
  chips: 'Value of a chip',
  chipNow: 'Chip: {amount}. Choose another',
  undo: 'Undo',
  clear: 'Clear',
  repeat: 'Repeat',
  double: 'Double',
  spot_least: 'At least {limit} on this spot.',
  spot_most: 'No more than {limit} on this spot.',
  total_most: 'No more than {limit} in one round.',
  lies: '{spot}: {amount}. Total {total}.',
  taken: 'Total {total}.',
} as const;

const de = {
  chips: 'Wert eines Chips',
  chipNow: 'Chip: {amount}. Anderen wählen',
  undo: 'Zurück',
  clear: 'Abräumen',
  repeat: 'Wiederholen',
  double: 'Verdoppeln',
  spot_least: 'Auf diesem Feld mindestens {limit}.',
  spot_most: 'Auf diesem Feld höchstens {limit}.',
  total_most: 'In einer Runde höchstens {limit}.',
  lies: '{spot}: {amount}. Gesamt {total}.',
  taken: 'Gesamt {total}.',
} as const;

/** What is said about chips, whatever is played. */
export const CHIP_TEXTS: TextsOf<Key> = {
  en,
  au: { ...en, total_most: 'No more than {limit} a round.' },
  de,
  ch: {
    ...de,
    chips: 'Wert eines Jetons',
    chipNow: 'Jeton: {amount}. Anderen wählen',
    taken: 'Total {total}.',
    lies: '{spot}: {amount}. Total {total}.',
  },
  fr: {
    chips: 'Valeur du jeton',
    chipNow: 'Jeton\u202f: {amount}. En choisir un autre',
    undo: 'Annuler',
    clear: 'Effacer',
    repeat: 'Rejouer',
    double: 'Doubler',
    spot_least: 'Au moins {limit} sur cette case.',
    spot_most: 'Pas plus de {limit} sur cette case.',
    total_most: 'Pas plus de {limit} par partie.',
    lies: '{spot}\u202f: {amount}. Total {total}.',
    taken: 'Total {total}.',
  },
};
