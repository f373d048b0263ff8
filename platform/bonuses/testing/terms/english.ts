/**
 * The rules of the engine as the bonus terms say them in English, each word for word; numbers in braces are the engine's own
 * (platform/bonuses/terms.test.ts). The other languages say the same, each in its own words.
 */
export const ENGLISH = {
  leastDeposit:
    'For a deposit bonus, choose the bonus or enter its code before you pay, and deposit at least the minimum that the offer names.',
  share:
    'What it brings is a percentage of the amount that arrives, rounded down to the cent and never more than the offer’s maximum.',
  answer: 'An offer that you do not answer lapses after {days} days, unless it says otherwise.',
  oneActive: 'One bonus is active at a time in each currency.',
  queued: 'A queued bonus begins only when you activate it, and cannot be staked until then.',
  queueWaits: 'No time runs out while it waits.',
  code: 'A promo code works once per account, unless the offer says otherwise; it can be activated at once or queued.',
  realFirst: 'Your real money is staked first, and bonus money only once that is not enough.',
  oddCent:
    'A win goes to where its stake came from, in the same proportion; the odd cent goes to your real money.',
  wagering:
    'Bonus money becomes real money once you have staked the bonus as many times as the offer says, or the bonus and the deposit together where the offer says so.',
  bothCount:
    'Stakes of real money count towards it just as stakes of bonus money do, each once it is settled.',
  returned: 'Bets that are void or returned do not count.',
  maxWin: 'If the offer names a maximum for what becomes real money, anything above it lapses.',
  runOut: 'Once no bonus money, no open round and no free spin is left of a bonus, it is over.',
  law: 'Under the rules of Great Britain the bonus alone is wagered, at most {times} times, whatever else an offer says.',
  lawProduct: 'There, only games of one type count, such as slots or table games; all others count nothing.',
  lawDays:
    'Under the rules of Sweden and of Denmark a bonus lives for at least {days} days, and its free spins can be used for at least as long.',
  lawFirst: 'Under the rules of Sweden you can have one bonus, and only before you first play with us.',
  lateRound:
    'A round belongs to the bonus that was active when it was staked. What it brings to bonus money after that bonus has ended becomes real money if the bonus had been wagered, up to the offer’s maximum; otherwise it lapses.',
  lateReal: 'What comes from the real part of the stake is yours either way.',
  maxBet:
    'As long as a bonus is active, all stakes of a round together may not exceed the maximum bet of the offer in a game that counts.',
  feature: 'A purchased feature counts with its full price.',
  refused: 'A higher stake is refused before any money moves.',
  noMaxBet: 'In games that do not count, and for free spins, this limit does not apply.',
  weights:
    'Each stake counts with the percentage that the offer names for that kind of game; for a game of several kinds, the lowest one.',
  usualWeights:
    'Where an offer says nothing else, slots count {whole}%, crash, keno and bingo {fifth}%, roulette, blackjack, baccarat, poker, live games and game shows {tenth}%, and jackpot games and all others nothing.',
  realOnly:
    'In a game that does not count, only real money can be staked. While there is money in your bonus balance, such a game opens only with a real balance of at least {least}.',
  covering:
    'In roulette, baccarat, crash and game shows, a round that brings between {from}% and {to}% of what was staked in it does not count: its bets have covered each other.',
  spins:
    'Free spins belong to the games, the stake and the daily number that the offer names; a day ends at midnight in the time zone that you had with the first of them.',
  spinsFirst: 'Of several that fit a game, those that end first are used first.',
  spinsMove:
    'A free spin moves no money and does not count towards wagering; one that is returned can be used again.',
  spinsTime: 'What is not used within {days} days, or the time that the offer names, is lost.',
  spinsReplaced:
    'If a game is withdrawn, another one of the same provider takes its place; we tell you which, or that there is none.',
  spinsWait: 'While no game is left, the time of free spins and of their bonus stands still.',
  spinsWin:
    'The offer says whether winnings from free spins are bonus money, which has to be wagered, or real money.',
  spinsEnd:
    'If a bonus ends before it is wagered, its free spins end with it; one that has begun is played to its end.',
  time: 'Each offer names its time, which runs from the activation; where it says nothing, it is {days} days.',
  notice: 'We tell you {early} hours and {late} hour before the end.',
  expiry: 'When it is over, the bonus ends with everything that is still in the bonus balance.',
  inTime: 'What you staked and finished in time counts, even if it is counted a moment later.',
  cancel:
    'If you cancel or switch an active bonus, the whole bonus balance and the wagering done so far are lost, and with it what you won with the bonus. Your real money stays yours.',
  leave:
    'A change of currency and the closing of your account also end bonuses, queued bonuses and free spins.',
  excluded:
    'If you are excluded from play, your bonus, queued bonuses, offers and free spins end at once, and the whole bonus balance goes back to the house. Your real money stays yours.',
  break:
    'While you take a break from play, nothing is taken from you: the time of your bonus, of offers and of free spins stands still.',
  away: 'No bonus is given or offered to anyone who is excluded or takes a break.',
  depositOnce: 'A deposit has to be staked once, with or without a bonus.',
  depositLowered:
    'Each stake of real money lowers what is left of it by the same amount, in any game; bonus money does not.',
  order:
    'Since real money is staked first, the deposit comes first; the same stakes count towards your bonus at the same time.',
  depositBack:
    'If a deposit is refunded or charged back, its bonus ends with the whole bonus balance and its free spins. What had become real money before is looked at by a person.',
  leapDay: 'Whoever was born on {born} February has the birthday bonus on {had} February in other years.',
  winnings:
    'A bonus on winnings is worked out from wins of real money; wins of bonus money and of free spins are left out.',
  onePerson:
    'An offer for one per person says so. It is not given to a second account with the same means of payment, the same name and birthday, the same address or the same browser. Nothing is taken from anyone who already has it.',
  afterAll: 'If a person finds that you are two people, you get it after all.',
  looked:
    'A person looks at what these rules keep from you, and may give a bonus or let rounds count after all.',
  operator:
    'Where an offer is abused, a person may end the bonus and gives the reason; its bonus balance is then lost.',
  budget: 'An offer with a budget ends by itself when that is spent.',
  promise:
    'What you have been given, or have begun a deposit for, runs on under the conditions of that moment.',
};

/** What a rule is called in the tests. */
export type RuleName = keyof typeof ENGLISH;
export type Sentences = Record<RuleName, string>;

/** What Australians say otherwise. */
export const AUSTRALIAN: Partial<Sentences> = {
  lawProduct: 'There, only games of one type count, such as pokies or table games; all others count nothing.',
  refused: 'A higher bet is knocked back before any money moves.',
  usualWeights:
    'Where an offer says nothing else, pokies count {whole}%, crash, keno and bingo {fifth}%, roulette, blackjack, baccarat, poker, live games and game shows {tenth}%, and jackpot games and all others nothing.',
  covering:
    'In roulette, baccarat, crash and game shows, a round that brings back between {from}% and {to}% of what was bet in it doesn’t count: its bets have covered each other.',
};
