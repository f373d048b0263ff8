import type { Locale } from '@/lib/domain/locales';
import type { CoupResult } from '../../../engines/baccarat/baccarat';
import { PAYS, type BetName } from '../../../engines/baccarat/rules';
import type { SayOf } from '../../texts';
import type { BACCARAT_TEXTS } from './texts';

export type BaccaratSay = SayOf<keyof (typeof BACCARAT_TEXTS)['en']>;

/** The bets as they lie on the table, from the left. */
export const BETS: readonly BetName[] = ['player_pair', 'player', 'tie', 'banker', 'banker_pair'];

/** What a bet pays for a stake of 1, its stake not included: "0.95". */
export function oddsWriter(locale: Locale): (bet: BetName) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (bet) => {
    const { numerator, denominator } = PAYS[bet];
    return format.format((numerator - denominator) / denominator);
  };
}

/** Who won with how many points, and which pairs there were. */
export function tellCoup(say: BaccaratSay, coup: CoupResult): string {
  const points = [coup.playerPoints, coup.bankerPoints];
  const [more, less] = [Math.max(...points), Math.min(...points)];
  const won = ({ player: 'playerWins', banker: 'bankerWins', tie: 'tieOf' } as const)[coup.winner];
  return [
    say(won, { more, less }),
    coup.playerPair && say('isPair', { name: say('player_pair') }),
    coup.bankerPair && say('isPair', { name: say('banker_pair') }),
  ]
    .filter(Boolean)
    .join(' ');
}
