/** What is said at a table that many share, beside what the game for one player says or instead of it. */
export const LIVE_HOLDEM_EN = {
  own: 'Players’ cards: {hand}',
  ownNone: 'Players’ cards',
  chosenCount: '{chosen} of {count} have chosen',
  titleChoose: 'Call or fold',
  titleWait: 'Players choose',
  dealerPlays: 'Turn, river, dealer',
  wait_call: 'You call. The others are still choosing.',
  wait_fold: 'You fold. The others are still choosing.',
  heardDeal: 'Players’ cards: {own}. In the middle: {board}. That is: {hand}.',
  seen_won: 'The players’ hand wins. Players: {hand}. Dealer: {dealer}.',
  seen_lost: 'The dealer wins. Players: {hand}. Dealer: {dealer}.',
  seen_tied: 'A tie. Players: {hand}. Dealer: {dealer}.',
  seen_not_qualified: 'The dealer does not play: {dealer}. Players: {hand}. Antes of those who called win.',
  gameTitle: 'The game',
  ruleShared:
    'Everybody at the table plays the same two cards against the dealer; each player calls or folds for themselves.',
  ruleTime:
    'You have {seconds} seconds to call or fold, once. Silence folds; the AA bonus is paid all the same. When everybody has chosen, the round goes on at once.',
  ruleDeal:
    'One deck of 52 cards, shuffled anew for every round. The players together and the dealer get two cards each, then three lie open in the middle. Two more follow when the time to choose is over; the best five of seven cards count.',
  ruleCall: 'Call stakes two antes more; fold gives up the ante.',
} as const;

export type LiveHoldemText = keyof typeof LIVE_HOLDEM_EN;

export const LIVE_HOLDEM_AU: Record<LiveHoldemText, string> = {
  ...LIVE_HOLDEM_EN,
  wait_call: 'You’re calling. The others are still choosing.',
  wait_fold: 'You’re folding. The others are still choosing.',
  seen_not_qualified: 'The dealer doesn’t play: {dealer}. Players: {hand}. Antes of those who called win.',
};
