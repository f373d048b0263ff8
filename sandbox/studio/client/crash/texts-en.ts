export const CRASH_EN = {
  thisFlight: 'This flight',
  nextFlight: 'Next flight',
  outOf: '{out} of {bets} out',
  betCount: '{count, plural, =0 {No bets yet} one {{count} bet} other {{count} bets}}',
  moreBets: '{count, plural, one {and {count} more bet} other {and {count} more bets}}',
  you: 'You',
  youSecond: 'You, bet 2',
  lost: 'over',
  playMoney: 'play money',
  results: 'Last flights, newest first',
  flight: 'Flight {number}',
  nextIn: 'Next flight in {seconds} s',
  closing: 'No more bets',
  flownAway: 'Flown away',
  brokenOff: 'This flight was broken off',
  youLeft: 'You left at {multiplier} with {amount}',
  auto: 'Auto cash-out',
  autoOff: 'off',
  autoOn: 'on',
  autoLess: 'Lower the auto cash-out',
  autoMore: 'Raise the auto cash-out',
  half: 'Half the stake',
  double: 'Double the stake',
  stakeOf: 'Stake {amount}',
  bet: 'Bet',
  placing: 'Placing your bet',
  aboard: 'You are on board',
  tapToLeave: 'Tap to leave, {amount} goes back',
  goingBack: 'On its way back',
  cashOut: 'Cash out',
  cashedOut: 'Cashed out',
  join: 'Join the next flight',
  joining: 'You join the next flight',
  tapToCancel: 'Tap to cancel',
  betNumber: 'Bet {number}',
  addBet: 'Add a second bet',
  removeBet: 'Remove the second bet',
  tooLate: 'The bell has rung. Nothing was staked.',
  cashedTooLate: 'Too late: the plane had flown away.',
  cashedTooEarly: 'A bet can leave from {multiplier} on.',
  tooManyBets: 'You have two bets in this flight already. Nothing was staked.',
  tooOften: 'You have placed and taken back too many bets in this flight. You can bet again in the next one.',
  notConfirmed:
    'The casino did not confirm your bet in time. It does not take part, and your stake goes back.',
  givenBack: 'The studio broke this flight off. Your stake of {amount} goes back.',
  missed: 'While the connection was lost, your bet of {amount} came to {paid}.',
  reconnecting: 'Connection lost. Reconnecting',
  connected: 'Connected again',
  delay: 'Delay {ms} ms',
  heardOpen: 'Bets are open.',
  heardStart: 'The flight has started.',
  heardOver: 'Flown away at {multiplier}.',
  heardLeft: 'You left at {multiplier} and get {amount}.',
  ruleRound:
    'Everybody shares one flight. Bets are open for {seconds} seconds. A bet that comes after the bell is refused, and nothing is staked.',
  ruleBets: 'You can place two bets on a flight, {min} to {max} each, and take them back until the bell.',
  ruleGrow:
    'The multiplier starts at 1.00× and grows by 6% a second. Cash out while the plane is in sight, and you get your stake times the multiplier, rounded down to the cent. A bet that has not left when the plane flies away is lost.',
  ruleAuto: 'With an auto cash-out a bet leaves by itself at exactly that multiplier, from 1.01× on.',
  ruleCap: 'A bet pays {max} at most. It is cashed out by itself where it comes to that.',
  ruleClock:
    'The studio’s clock decides, at the moment when your cash-out arrives there. A slow connection is a disadvantage: your delay is shown over the sky.',
  ruleLost:
    'If you lose the connection, your bet leaves at its auto cash-out. Without one it stays in until the flight ends.',
  ruleBroken:
    'If the studio itself breaks a flight off, what had left is paid. A bet whose auto cash-out that flight reached is paid at it. Every other bet is given back.',
  ruleChance:
    'A flight reaches a multiplier with a chance of 0.99 divided by it: 2.00× in 99 of 200 flights. One in 50.5 ends at 1.00×. Whatever you choose, the theoretical return is {rtp}, on average over very many flights.',
  ruleMemory: 'No flight knows the ones before it.',
  ruleKeys:
    'Keyboard: Space, Enter or 1 presses the button of your first bet, 2 that of the second. Arrow up and down change the stake.',
  statistics:
    'Reached 2.00×: {twice} of the last {rounds} flights. Chance leads to {from} to {to} as a rule. Half of them reached {median}; in the long run half of all flights reach {longRun}.',
  historyOnly: 'History only. The plane has no memory.',
  fairText:
    'Every flight has a secret seed, and each seed is the SHA-256 of the next one. Before the first flight the studio published the SHA-256 of the first seed: from then on none could be chosen anew. The words of the first players’ browsers, said after that, make the salt. Where a flight ends follows from its seed and the salt, by HMAC-SHA256. Each seed is told when its flight is over.',
  fairEnd: 'Published before the first flight',
  fairSalt: 'Salt',
  fairNoSalt: 'decided when the first flight starts',
  fairUsed: 'Flights of this chain: {rounds}',
  fairSeed: 'Seed',
  fairPoint: 'Ended at',
  fairRight: 'checked here: right',
  fairWrong: 'checked here: wrong',
  fairNone: 'Your own flights stand here once they are over.',
  fairNothing: 'The last flights cannot be shown right now.',
} as const;

export type CrashKey = keyof typeof CRASH_EN;

export const CRASH_AU: Record<CrashKey, string> = {
  ...CRASH_EN,
  aboard: 'You’re on board',
  tapToLeave: 'Tap to leave, {amount} comes back',
  goingBack: 'On its way back',
  joining: 'You’re in the next flight',
  tooManyBets: 'You’ve already got two bets in this flight. Nothing was staked.',
  tooOften: 'You’ve placed and taken back too many bets in this flight. You can bet again in the next one.',
  notConfirmed:
    'The casino didn’t confirm your bet in time. It doesn’t take part, and your stake comes back.',
  givenBack: 'The studio broke this flight off. Your stake of {amount} comes back.',
  ruleGrow:
    'The multiplier starts at 1.00× and grows by 6% a second. Cash out while the plane’s in sight, and you get your stake times the multiplier, rounded down to the cent. A bet that hasn’t left when the plane flies away is lost.',
  ruleClock:
    'The studio’s clock decides, at the moment your cash-out gets there. A slow connection is a disadvantage: your delay is shown over the sky.',
  ruleLost:
    'If you lose the connection, your bet leaves at its auto cash-out. Without one it stays in until the flight ends.',
  ruleBroken:
    'If the studio itself breaks a flight off, what had left is paid. A bet whose auto cash-out that flight reached is paid at it. You get every other bet back.',
  ruleBets: 'You can place two bets on a flight, {min} to {max} each, and take them back up to the bell.',
  fairNothing: 'The last flights can’t be shown right now.',
};
