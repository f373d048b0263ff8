/** What is said at a table with seven players, beside what every blackjack table says or instead of it. */
export const LIVE_SEATS_EN = {
  addHand: 'Sit here',
  seatFree: 'Seat {seat}, free. Sit down with a chip',
  seatLaid: 'Seat {seat}, {amount} of yours. Lay another chip',
  seatEmpty: 'Seat {seat}, empty',
  seatTaken: 'Seat {seat}, {name}, {amount}',
  seatDemo: 'Seat {seat}, {name}, {amount} of play money',
  seatOwn: 'Seat {seat}, yours, {amount}',
  seatKept: 'Seat {seat}, kept for who played there',
  seatYours: 'Seat {seat}, kept for you. Sit down with a chip',
  tagYou: 'You',
  tagEmpty: 'Free',
  tagKept: 'Kept',
  tagYours: 'Yours',
  tagSeconds: '{seconds} s',
  tagDemo: 'play money',
  seatMoved: 'Seat {seat} was taken. Your chips lie on seat {other} now.',
  seatGone: 'Seat {seat} was taken, and no other one is free. Your chips were put away; nothing was staked.',
  watchFull:
    'All seven seats are taken, so you are watching. The next chance comes when bets open again: a seat whose player does not stay is free after {keep} seconds.',
  watchKept: 'Every seat is taken or kept for who played there. The kept ones are free in {seconds} s.',
  watchDemo:
    'Play money has three seats here, and all of them are taken. The next chance comes when bets open again.',
  watchRound: 'You are watching this round. You can take a seat when bets open again.',
  watchNext: 'You are watching this round. Bets open again in {seconds} s.',
  titleYours: 'Your turn',
  titleSeat: 'Seat {seat} chooses',
  titleInsurance: 'Insurance?',
  dealerPlays: 'The dealer plays',
  turnOwn: 'Your turn: {total} against {dealer}.',
  turnOwnSplit: 'Your turn, hand {hand}: {total} against {dealer}.',
  askOwn: 'The dealer shows an ace. Insurance for {amount}?',
  waitInsurance: 'Your answer is in. The others are still being asked.',
  heardOwn: 'Your cards: {cards}, {total}. The dealer shows: {card}.',
  heardDeal: 'The cards are dealt. The dealer shows: {card}.',
  heardChoice: 'Seat {seat}: {choice}, {total}.',
  heardYours: 'You: {choice}, {total}.',
  ended: 'You: {outcomes}.',
  gameTitle: 'The game',
  ruleSeats:
    'The table has seven seats. You take one free seat with your bet, one seat for each player; seats that nobody took stay empty. Play money can take three of the seven.',
  ruleKept:
    'Who played the last round keeps their seat for the first {keep} seconds of the next betting time, as long as they are watching. Then it is free for everybody.',
  ruleOrder:
    'Cards are dealt to all taken seats, the lowest number first, and seats play in that order. With an ace open all seats are asked for insurance at the same time, for {insurance} seconds.',
  ruleTime:
    'For each choice you have {turn} seconds. Silence declines insurance; in your turn it stands, on every hand that you still have.',
  ruleLiveKeys:
    'Keyboard: 1 to 7 lay a chip on a seat. H hits, S stands, D doubles, P splits, I insures, N declines.',
  ruleLiveLimits: 'A seat takes {min} to {max}. Doubling, splitting and insurance come on top.',
} as const;

export type LiveSeatText = keyof typeof LIVE_SEATS_EN;

export const LIVE_SEATS_AU: Record<LiveSeatText, string> = {
  ...LIVE_SEATS_EN,
  seatLaid: 'Seat {seat}, {amount} of yours. Put down another chip',
  seatGone:
    'Seat {seat} was taken and there’s no other free one. Your chips were put away; nothing was staked.',
  watchFull:
    'All seven seats are taken, so you’re watching. Your next chance comes when bets open again: a seat whose player doesn’t stay is free after {keep} seconds.',
  watchRound: 'You’re watching this round. You can take a seat when bets open again.',
  watchNext: 'You’re watching this round. Bets open again in {seconds} s.',
  ruleSeats:
    'The table has seven seats. You take one free seat with your bet, one seat per player; seats nobody took stay empty. Play money can take three of the seven.',
  ruleTime:
    'You have {turn} seconds for each choice. Saying nothing declines insurance; in your turn it stands, on every hand you still have.',
};
