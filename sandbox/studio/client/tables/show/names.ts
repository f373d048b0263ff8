import {
  BELLS,
  CURTAINS,
  HORSES,
  isBonus,
  LANTERNS,
  NUMBER_PAYS,
  type ShowBet,
  type ShowBonus,
} from '../../../engines/show/segments';
import type { ShowOutcome } from '../../../engines/show/show';
import type { SayOf } from '../../texts';
import type { SHOW_TEXTS } from './texts';

export type ShowSay = SayOf<keyof (typeof SHOW_TEXTS)['en']>;

/** What a number pays to one; nothing for a bonus round. */
export const oddsOf = (bet: ShowBet): number => (isBonus(bet) ? 0 : NUMBER_PAYS[bet] - 1);

/** The most that a bonus round gives back for a stake of 1. */
export const MOST: Readonly<Record<ShowBonus, number>> = {
  lanterns: Math.max(...LANTERNS),
  curtains: Math.max(...CURTAINS),
  carousel: Math.max(...HORSES) * Math.max(...BELLS),
};

/** What is written on a segment, and on a bet: "12", "Lanterns". */
export const shortName = (say: ShowSay, bet: ShowBet): string =>
  isBonus(bet) ? say(bet) : String(oddsOf(bet));

/** What it is called where it is read out. */
export const nameOf = (say: ShowSay, bet: ShowBet): string =>
  isBonus(bet) ? say(bet) : say('number', { number: oddsOf(bet) });

/** What the wheel came to, in a sentence. */
export function tellSpin(say: ShowSay, { bet, multiple, bonus }: ShowOutcome): string {
  if (!isBonus(bet)) return say('toldNumber', { number: oddsOf(bet) });
  const name = say(bet);
  if (bet !== 'carousel' || bonus?.bell == null) return say('toldBonus', { name, multiple });
  const bell = BELLS[bonus.bell] ?? 1;
  return say('toldCarousel', { name, value: HORSES[bonus.place] ?? 0, bell, multiple });
}
