export const LIVE_EN = {
  placeBet: 'Place bet',
  placing: 'Your bet is being placed',
  takeBack: 'Take back',
  betsOpen: 'Place your bets',
  seconds: '{seconds} s',
  closing: 'No more bets',
  drawing: 'No more bets',
  nextIn: 'Next round in {seconds} s',
  brokenOff: 'This round was broken off',
  asleep: 'The table is being opened',
  placed: 'Your bet of {amount} is in.',
  goneBack: 'Your bet was taken back, {amount}.',
  goingBack: 'Your stake of {amount} is on its way back.',
  tooLate: 'Bets are closed. Nothing was staked. The next round opens in {seconds} s.',
  notPlaced: 'Bets are closed. Your chips were not placed, so nothing was staked. Repeat lays them again.',
  tooManyBets: 'You have a bet in this round already. Take it back to change it.',
  seatTaken: 'Somebody was faster: this seat is taken. Nothing was staked. Choose another one.',
  seatKept: 'This seat is still kept for who played there. Nothing was staked. Choose another one.',
  demoSeatsTaken: 'All seats for play money are taken in this round. Nothing was staked.',
  tooOften: 'You have placed and taken back too many bets in this round. You can bet again in the next one.',
  notConfirmed:
    'The casino did not confirm your bet in time. It does not take part, and your stake goes back.',
  givenBack: 'The studio broke this round off. Your stake of {amount} goes back.',
  missed: 'While the connection was lost, your bet of {amount} came to {paid}.',
  reconnecting: 'Connection lost. Reconnecting',
  connected: 'Connected again',
  heardClosed: 'No more bets.',
  betCount: '{count, plural, one {{count} bet} other {{count} bets}}',
  betsTitle: 'Bets in this round',
  noBets: 'No bets',
  moreBets: '{count, plural, one {and {count} more bet} other {and {count} more bets}}',
  you: 'You',
  playMoney: 'play money',
  animated: 'Animated dealer',
  ruleRound:
    'Everybody at the table shares one round. Bets are open for {seconds} seconds. A bet that comes after the bell is refused, and nothing is staked.',
  ruleBet:
    'Lay your chips and press “Place bet”. Until the bell you can take the bet back and lay it differently. Chips that you have not placed take no part.',
  ruleAnimated:
    'The dealer is a drawing that moves, not a person, and no camera shows this table. The result is drawn by the studio’s computer before the picture of it begins.',
  ruleAlways:
    'The table is open at all hours. It starts when somebody sits down, and a round that has begun goes to its end.',
  ruleNames: 'Others see your stake beside a name that is drawn anew for each of your visits.',
  ruleClock: 'The studio’s clock decides what comes in time. A slow connection is a disadvantage.',
  ruleLost:
    'If you lose the connection, a bet that was confirmed stays in: the draw counts for it, and what it wins is credited. You see it when you come back, on any device.',
  ruleBroken:
    'If the studio itself breaks a round off before the draw, every bet is given back. Once drawn, a round is paid, whatever happens then.',
  ruleCent: 'What a bet pays is rounded down to the cent.',
  fairText:
    'Before bets open, the studio commits itself to a secret seed of the round by publishing its SHA-256. The words of the players who bet first, drawn by their browsers after that, make the client seed; stakes of money come before play money. The result follows from both and the number of the round, by HMAC-SHA256. The secret seed is told with the result, or when the round is broken off.',
  fairNow: 'SHA-256 of the seed of round {number}',
  fairRounds: 'Last rounds',
  fairRound: 'Round {number}',
  fairWords: 'Words of the players who bet first',
  fairRight: 'checked here: right',
  fairWrong: 'checked here: wrong',
  fairUnheard:
    'checked here: the seeds come to this result. This page was not open when the round was bound to them.',
  fairBroken:
    'broken off before the draw, every bet given back. The seed is used up, and is the one the round was bound to.',
  fairWouldBe: 'It would have come to: {result}',
  fairNone: 'Your own rounds stand here once they are settled.',
  fairNothing: 'The last rounds cannot be shown right now.',
} as const;

export type LiveKey = keyof typeof LIVE_EN;

export const LIVE_AU: Record<LiveKey, string> = {
  ...LIVE_EN,
  goneBack: 'You took your bet back, {amount}.',
  notPlaced: 'Bets are closed. Your chips weren’t placed, so nothing was staked. Repeat lays them again.',
  tooManyBets: 'You’ve already got a bet in this round. Take it back to change it.',
  tooOften: 'You’ve placed and taken back too many bets in this round. You can bet again in the next one.',
  notConfirmed:
    'The casino didn’t confirm your bet in time. It doesn’t take part, and your stake comes back.',
  givenBack: 'The studio broke this round off. Your stake of {amount} comes back.',
  ruleBet:
    'Lay your chips and press “Place bet”. Up to the bell you can take the bet back and lay it differently. Chips you haven’t placed take no part.',
  ruleLost:
    'If you lose the connection, a confirmed bet stays in: the draw counts for it, and anything it wins is credited. You’ll see it when you come back, on any device.',
  fairUnheard:
    'checked here: the seeds come to this result. This page wasn’t open when the round was bound to them.',
  fairNothing: 'The last rounds can’t be shown right now.',
};
