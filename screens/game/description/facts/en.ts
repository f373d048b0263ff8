import type { FactTexts } from '../texts';

/** Wordings of facts in British English. */
export const factsEn = {
  openings: {
    slot: [
      '{title} is a slot by {studio}.',
      'From {studio} comes {title}, a video slot.',
      '{title} is a slot that was drawn and built at {studio}.',
      'With {title}, {studio} adds a slot to the lobby.',
      '{studio} is the studio behind the slot {title}.',
      'A slot from the studio {studio}: {title}.',
      'The slot {title} comes out of the workshop of {studio}.',
      'Here is {title}, a slot made by {studio}.',
    ],
    table: [
      '{title} is a table game by {studio}.',
      'From {studio} comes {title}, a game for the card room.',
      '{studio} has put {title} on the table.',
      'With {title}, {studio} brings the gaming table to the screen.',
      'At {title} you sit down at a table laid by {studio}.',
    ],
    instant: [
      '{title} is a quick game by {studio}.',
      'From {studio} comes {title}, a game of short rounds.',
      '{title} by {studio} does without reels and cards.',
      '{studio} made {title} for those who like their rounds brief.',
      'With {title}, {studio} keeps things simple.',
    ],
    live: [
      '{title} is a live game from the studio of {studio}.',
      '{studio} runs {title} live, in real time.',
      'At {title}, by {studio}, everybody shares one round: this is a live game.',
      'Live from {studio}: {title}.',
      '{title} is played live; {studio} keeps the table.',
    ],
  },
  manner: {
    table: [
      'The computer deals, and it waits until you have made up your mind.',
      'You play alone against the house, at your own pace.',
      'Nobody hurries you: the next round begins when you say so.',
      'There is no dealer to keep waiting; each round starts at a press of yours.',
    ],
    instant: [
      'The rules are learnt in a minute.',
      'A round is over in seconds, and you start the next one yourself.',
      'There is little on the screen, and all of it matters.',
      'You see at once how a round has ended.',
    ],
    live: [
      'Everything happens in real time, and what you see is what everybody else sees.',
      'The dealer is animated, and bets close before the outcome is known.',
      'There is a set time for bets in every round; after that, you watch.',
      'It runs like a table in a casino: at its own pace, with others taking part.',
    ],
  },
  volatility: {
    low: [
      'Volatility is low: wins come fairly often and tend to be small.',
      'With its low volatility the game pays little and often rather than much and seldom.',
      'This is one of the calmer games. Low volatility means frequent, modest wins.',
      'Low volatility keeps the ups and downs small.',
    ],
    medium: [
      'Volatility is medium, somewhere between many small wins and a few larger ones.',
      'It sits in the middle for volatility: neither a steady trickle nor a long wait.',
      'Medium volatility mixes smaller wins with the occasional larger one.',
      'The volatility is rated medium, so expect some quiet stretches.',
    ],
    high: [
      'Volatility is high: wins are rarer, and larger when they come.',
      'High volatility means patience, because many rounds pay nothing at all.',
      'The game is highly volatile. Long dry spells belong to it as much as the bigger wins.',
      'With high volatility the balance moves in larger steps, downwards too.',
    ],
    very_high: [
      'Volatility is very high: most rounds pay nothing, and a few pay a great deal more.',
      'Few games swing as widely. Very high volatility means long waits and no promise at the end of them.',
      'The volatility is rated very high; small stakes make a balance last longer.',
      'Very high volatility is for patient players; a balance can shrink for a long time.',
    ],
  },
  rtp: [
    'The return to player is {rtp}, an average over a very large number of rounds.',
    'Over millions of rounds the game returns {rtp} of all stakes; a single evening can look quite different.',
    'RTP stands at {rtp}. That is the share of stakes paid back in the long run, not in one session.',
    'In the long run {rtp} of what is staked is paid out again.',
    'The game is built for an RTP of {rtp}.',
  ],
  rtpOfBestPlay: [
    'Played as well as it can be, the game returns {rtp} of stakes in the long run.',
    'The RTP is {rtp} at best; poorer choices return less.',
    'With the best decisions the long-term return is {rtp}.',
    'An RTP of {rtp} is what careful play comes to over a very large number of rounds.',
  ],
  lines: [
    'Wins are counted on {lines}.',
    'Symbols count on {lines}.',
    'What counts is decided on {lines}.',
    'The game is played on {lines}.',
    'Every spin is settled on {lines}.',
  ],
  maxWin: [
    'The most that one round can pay is {times} the stake.',
    'A single round pays at most {times} what was staked on it.',
    'The upper limit of a single round is {times} the stake.',
    'No round pays more than {times} its stake.',
    'A round can pay up to {times} its stake; that is the ceiling, not the rule.',
  ],
  released: [
    'It was released on {date}.',
    'The game first appeared on {date}.',
    'It has been out since {date}.',
    'The release date was {date}.',
    'It made its debut on {date}.',
  ],
  demo: [
    'There is a demo with play money, which needs no account.',
    'The demo costs nothing: try it with play money before you decide anything.',
    'To see how it plays, open the demo; only play money is at stake there.',
    'A free demo shows the whole game with play money.',
    'You can try it as a demo first, without logging in.',
  ],
  noDemo: [
    'There is no demo of this one.',
    'A demo is not available.',
    'It is played for real money only; there is no demo.',
    'This game comes without a demo.',
  ],
  limits: [
    'Stakes run from {min} to {max}.',
    'You can stake from {min} up to {max} a round.',
    'The smallest stake is {min}, the largest {max}.',
    'A round takes stakes of {min} to {max}.',
  ],
  features: [
    'On board: {features}.',
    'What comes on top of the base game: {features}.',
    'Features listed for it: {features}.',
    'Besides the base game there is more: {features}.',
    'It is listed with {features}.',
  ],
  feature: {
    megaways: 'Megaways',
    freespins: 'free spins',
    bonus: 'a bonus round',
    feature_buy: 'a feature buy',
    drops_and_wins: '“Drops and wins”',
    jackpot_max: 'the Max jackpot',
    jackpot_mid: 'the Mid jackpot',
    jackpot_mini: 'the Mini jackpot',
  },
  explained: {
    megaways: [
      'With Megaways the number of symbols on each reel changes from spin to spin.',
      'Megaways means that the reels change height, and there are no fixed lines.',
    ],
    freespins: [
      'Free spins are rounds that take nothing from the balance.',
      'During free spins no stake is charged.',
    ],
    bonus: [
      'A bonus round is a small game of its own within the game.',
      'In the bonus round other rules apply; the game’s help explains them.',
    ],
    feature_buy: [
      'Buying the feature starts it at once for a stated price, often many times the stake.',
      'A feature buy saves the wait, not the risk: the result may well be below the price.',
    ],
    drops_and_wins: [
      'Drops and wins: prizes that the studio gives away on top, at random.',
      'In Drops and wins the studio adds prizes of its own for a limited time.',
    ],
    jackpot_max: [
      'The Max jackpot is the largest of three.',
      'A small part of every stake feeds the jackpot.',
    ],
    jackpot_mid: [
      'The Mid jackpot is the middle one of three.',
      'A small part of every stake goes into the jackpot.',
    ],
    jackpot_mini: [
      'The Mini jackpot is the smallest of three.',
      'The jackpot grows by a small part of every stake.',
    ],
  },
  standing: {
    new: [
      'It is new to the lobby.',
      'You will find it among the new games.',
      'It is one of our latest arrivals.',
      'It belongs to the newest games of the house.',
    ],
    top: [
      'It is one of our Top games.',
      'You will find it in the Top category.',
      'The house lists it under Top.',
      'It stands in our Top selection.',
    ],
  },
  care: [
    'Decide beforehand what an evening may cost.',
    'A limit that you set before the first round is the easiest one to keep.',
    'Each round is independent of the one before it.',
    'Nothing that came before tells you what comes next.',
    'Breaks are part of playing well.',
  ],
  units: {
    lines: { one: '{n} pay line', other: '{n} pay lines' },
    times: { one: '{n} time', other: '{n} times' },
  },
} as const satisfies FactTexts;
