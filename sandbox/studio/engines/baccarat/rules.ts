import { times, type Multiple } from '../play/stake';

export const DECKS = 8;

export type Side = 'player' | 'banker';
export type Winner = Side | 'tie';
export type BetName = Winner | 'player_pair' | 'banker_pair';

/** What a bet that wins gives back, the stake included. The banker's 1:1 is less a commission of one in twenty. */
export const PAYS: Readonly<Record<BetName, Multiple>> = {
  player: times(2),
  banker: times(39, 20),
  tie: times(9),
  player_pair: times(12),
  banker_pair: times(12),
};

/** Points of a rank (0 for a two to 12 for an ace): the ace is 1, tens and pictures are nothing. */
export const pointsOfRank = (rank: number): number => (rank === 12 ? 1 : rank < 8 ? rank + 2 : 0);

/** Points of a hand: the last digit of the sum. */
export const pointsOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) % 10;

/** With 8 or 9 in two cards on either side nobody draws. */
export const isNatural = (points: number): boolean => points >= 8;

/** Whether the player takes a third card, when neither side has a natural. */
export const playerDraws = (points: number): boolean => points <= 5;

/**
 * Whether the banker takes a third card, when neither side has a natural.
 * @param points the banker's, of two cards
 * @param playersThird points of the player's third card, null when the player took none
 */
export function bankerDraws(points: number, playersThird: number | null): boolean {
  if (playersThird === null) return points <= 5;
  switch (points) {
    case 3:
      return playersThird !== 8;
    case 4:
      return playersThird >= 2 && playersThird <= 7;
    case 5:
      return playersThird >= 4 && playersThird <= 7;
    case 6:
      return playersThird === 6 || playersThird === 7;
    default:
      return points <= 2;
  }
}

/** Who has more points. */
export const winnerOf = (player: number, banker: number): Winner =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker';
