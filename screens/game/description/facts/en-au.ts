import type { FactTexts } from '../texts';
import { factsEn } from './en';

/** Wordings of facts for Australia, where a slot is a pokie. */
export const factsEnAu: FactTexts = {
  ...factsEn,
  openings: {
    slot: [
      '{title} is a pokie by {studio}.',
      '{title} is an online pokie from the team at {studio}.',
      '{studio} is the studio behind the pokie {title}.',
      'Here’s {title}, a pokie made by {studio}.',
      'With {title}, {studio} adds another pokie to the lobby.',
      'From {studio} comes {title}, a pokie.',
      'A pokie from the studio {studio}: {title}.',
      'The pokie {title} was drawn and built at {studio}.',
    ],
    table: [
      '{title} is a table game by {studio}.',
      '{studio} has put {title} on the table.',
      'Pull up a chair: {title} is a table game from {studio}.',
      '{title}, by {studio}, is one for the card room.',
      'With {title}, {studio} brings the table to your screen.',
    ],
    instant: [
      '{title} is a quick game by {studio}.',
      '{title} from {studio} is done and dusted in short rounds.',
      'No reels, no cards: {title} by {studio} gets by without them.',
      'With {title}, {studio} keeps things simple.',
      '{studio} made {title} for people who like a short round.',
    ],
    live: [
      '{title} is a live game from the studio of {studio}.',
      'One round for everyone, by {studio}: {title} is played live.',
      '{title} comes to you live from {studio}.',
      '{studio} runs {title} as it happens.',
      'Live from {studio}: {title}.',
    ],
  },
  manner: {
    table: [
      'It’s just you and the house, and there’s no rush.',
      'The computer does the dealing and waits till you’ve made up your mind.',
      factsEn.manner.table[2],
      factsEn.manner.table[3],
    ],
    instant: [
      'You’ll have the rules down in a minute.',
      'Rounds are over in seconds, and you start each one yourself.',
      factsEn.manner.instant[2],
      factsEn.manner.instant[3],
    ],
    live: [
      'It all happens in real time, and everyone sees what you see.',
      'You get a set time to bet each round; after that you sit back and watch.',
      factsEn.manner.live[1],
      factsEn.manner.live[3],
    ],
  },
  volatility: {
    low: [
      'Volatility is low, so wins turn up fairly often and are mostly small.',
      'It’s one of the gentler games: low volatility, with small wins more often than big ones.',
      factsEn.volatility.low[0],
      factsEn.volatility.low[3],
    ],
    medium: [
      'Volatility is medium, so you’ll see some smaller wins and the odd larger one.',
      'For volatility it’s middle of the road: not a steady drip, not an endless wait.',
      factsEn.volatility.medium[0],
      factsEn.volatility.medium[3],
    ],
    high: [
      'Volatility is high, which means fewer wins, though larger ones when they land.',
      'It’s a high-volatility game, so plenty of rounds pay nothing at all.',
      factsEn.volatility.high[2],
      factsEn.volatility.high[3],
    ],
    very_high: [
      'Volatility is very high, so most rounds come to nothing and a rare few pay a lot more.',
      'It swings about as widely as games get. Be ready for long dry spells, with no promise at the end of them.',
      factsEn.volatility.very_high[0],
      factsEn.volatility.very_high[3],
    ],
  },
  rtp: [
    'RTP sits at {rtp}, which is an average over a huge number of rounds.',
    'Over the long haul {rtp} of what’s staked gets paid back; one night can look nothing like it.',
    'The return to player is {rtp}, in the long run rather than in one session.',
    factsEn.rtp[1],
    factsEn.rtp[4],
  ],
  rtpOfBestPlay: [
    'Play it as well as it can be played and {rtp} of stakes comes back in the long run.',
    'RTP is {rtp} at best, and poorer choices bring it down.',
    factsEn.rtpOfBestPlay[2],
    factsEn.rtpOfBestPlay[3],
  ],
  lines: [
    'Symbols line up on {lines}.',
    'It’s played on {lines}.',
    factsEn.lines[0],
    factsEn.lines[2],
    factsEn.lines[4],
  ],
  maxWin: [
    'The most you’ll see from one round is {times} the stake.',
    'It tops out at {times} the stake.',
    factsEn.maxWin[0],
    factsEn.maxWin[3],
    factsEn.maxWin[4],
  ],
  released: [
    'It’s been around since {date}.',
    'It came out on {date}.',
    factsEn.released[0],
    factsEn.released[1],
    factsEn.released[3],
  ],
  demo: [
    'There’s a demo with play money, no account needed.',
    'Have a go at the demo if you’re curious; it only uses play money.',
    'The demo is free and shows you how the whole thing works.',
    factsEn.demo[2],
    factsEn.demo[4],
  ],
  noDemo: [
    'There’s no demo for this one.',
    'It’s real money only, as there’s no demo.',
    factsEn.noDemo[1],
    factsEn.noDemo[3],
  ],
  limits: [
    'You can stake anything from {min} to {max} a round.',
    'Stakes start at {min} and stop at {max}.',
    factsEn.limits[0],
    factsEn.limits[2],
  ],
  features: [
    'It comes with {features}.',
    'Extras: {features}.',
    factsEn.features[0],
    factsEn.features[2],
    factsEn.features[4],
  ],
  explained: {
    ...factsEn.explained,
    freespins: ['Free spins don’t touch your balance.', factsEn.explained.freespins[1]],
    bonus: ['The bonus round is a little game inside the game.', factsEn.explained.bonus[1]],
    feature_buy: [
      'Buying the feature skips the wait, not the risk; it can easily pay less than it cost.',
      factsEn.explained.feature_buy[0],
    ],
    jackpot_max: ['The Max jackpot is the biggest of the three.', factsEn.explained.jackpot_max[1]],
  },
  standing: {
    new: [
      'It’s one of our newest arrivals.',
      'You’ll find it with the new games.',
      factsEn.standing.new[0],
      factsEn.standing.new[3],
    ],
    top: [
      'You’ll find it under Top.',
      'It’s one of the games in our Top list.',
      factsEn.standing.top[0],
      factsEn.standing.top[2],
    ],
  },
  care: [
    'Work out beforehand what a night may cost you.',
    'Set your limit before the first round; it’s easier to keep that way.',
    'What came before tells you nothing about what comes next.',
    'Take a break now and then.',
    factsEn.care[2],
  ],
};
