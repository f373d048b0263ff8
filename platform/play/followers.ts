/**
 * Who follows play, and where it is written: what becomes of stakes, wins and returns behind the wallet's own answer. A name is
 * that of the cursor, and never changes once it has run.
 */
export const FOLLOWERS = {
  /** What a campaign has cost and brought. */
  'bonus-results': 'bonuses/campaigns/played.ts',
  /** How far the wagering of a bonus has come. */
  'bonus-wagering': 'bonuses/wagering/follow.ts',
  /** Wins that a campaign raises. */
  'bonus-winnings': 'bonuses/triggers/winnings.ts',
  /** What raised winnings would have counted, by day and game, for forecasts. */
  'bonus-won-days': 'bonuses/campaigns/won-days.ts',
  /** Real money that cashback is made of. */
  cashback: 'loyalty/cashback/follow.ts',
  /** Rounds and sums of each game by day, for operators. */
  'game-days': 'games/days.ts',
  /** Shares of stakes for the jackpots, and their draws. */
  jackpots: 'jackpots/feed.ts',
  /** What somebody plays, to recommend games by. */
  recommended: 'games/taste.ts',
  /** Rounds and sums of the history. */
  rounds: 'history/count-rounds.ts',
  /** Rounds that count in tournaments. */
  tournaments: 'tournaments/scoring/follow.ts',
  /** The list of winners. */
  winners: 'jackpots/find-winners.ts',
} as const;
export type FollowerName = keyof typeof FOLLOWERS;
