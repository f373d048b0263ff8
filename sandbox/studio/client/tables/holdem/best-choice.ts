import type { Locale } from '@/lib/domain/locales';
import { callWorth } from '../../../engines/holdem/hint';
import type { HoldemShown } from '../../../engines/holdem/holdem';
import type { SayHoldem } from './bets';

/** The better choice in words, by counting every way to go on: tenths of a second. */
export function bestChoice({ own, board }: HoldemShown, say: SayHoldem, locale: Locale): string {
  const { won, rounds } = callWorth(own, board);
  const antes = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const better = won > -rounds ? 'call' : 'fold';
  return say('hintSays', {
    choice: say(better),
    worth: antes.format(won / rounds),
    folded: antes.format(-1),
  });
}
