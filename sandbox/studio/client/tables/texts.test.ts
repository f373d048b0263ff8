import type { TextsOf } from '../texts';
import { BLACKJACK_TEXTS } from './blackjack/texts';
import { CARD_TEXTS } from './card-texts';
import { DICE_TEXTS } from './dice/texts';
import { HOLDEM_TEXTS } from './holdem/texts';
import { KENO_TEXTS } from './keno/texts';
import { MINES_TEXTS } from './mines/texts';
import { PLINKO_TEXTS } from './plinko/texts';
import { TABLE_TEXTS } from './texts';
import { POKER_TEXTS } from './poker/texts';
import { WHEEL_TEXTS } from './wheel/texts';
import { SLOT_TEXTS } from '../verify/slot-texts';
import { VERIFY_TEXTS } from '../verify/texts';

const DICTIONARIES: [string, TextsOf<string>][] = [
  ['cards', CARD_TEXTS],
  ['blackjack', BLACKJACK_TEXTS],
  ['dice', DICE_TEXTS],
  ['holdem', HOLDEM_TEXTS],
  ['keno', KENO_TEXTS],
  ['mines', MINES_TEXTS],
  ['plinko', PLINKO_TEXTS],
  ['every table', TABLE_TEXTS],
  ['poker', POKER_TEXTS],
  ['wheel', WHEEL_TEXTS],
  ['the verifier', VERIFY_TEXTS],
  ['a slot that is shown again', SLOT_TEXTS],
];
const holes = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();

describe.each(DICTIONARIES)('%s', (_, dictionary) => {
  test.each(Object.entries(dictionary))(
    'says everything, with the same values in it: %s',
    (language, texts) => {
      expect(Object.keys(texts).sort()).toEqual(Object.keys(dictionary.en).sort());
      for (const [key, text] of Object.entries(texts)) {
        expect([key, holes(text)]).toEqual([key, holes(dictionary.en[key] ?? '')]);
        expect(text.trim()).not.toBe('');
        if (language === 'ch') expect(text).not.toContain('ß');
        if (language === 'fr') expect(text).not.toMatch(/[^\u202f][:;?!](\s|$)/);
        // At the start of a sentence "Sie" is "they" as well; the rest can only be the formal address.
        if (['de', 'ch'].includes(language))
          expect(text).not.toMatch(/\bIhr(e[mnrs]?)?\b|\bIhnen\b|[a-zäöü] Sie\b/);
      }
    },
  );
});
