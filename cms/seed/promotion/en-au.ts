import { loyalty } from './loyalty/en-au';
import type { PromotionTexts } from './shape';

export const enAu: PromotionTexts = {
  sliders: {
    welcome_pack: {
      heading: 'The welcome pack',
      text: 'Up to €800 and 335 free spins over the first 4 deposits. 18+, terms apply.',
      button: 'Read the details',
    },
    jackpots: {
      heading: 'Three jackpots',
      text: 'Mini, Mid and Max, with their current amounts. They grow with play until they are drawn.',
      button: 'See the jackpots',
    },
    tournaments_local: {
      heading: 'House tournaments',
      text: 'Games, prizes and closing time at a glance. Whether you join in is up to you.',
      button: 'See tournaments',
    },
    recent_winners: {
      heading: 'Recent winners',
      text: 'The latest wins in the house and the games they came from. Losses aren’t shown here.',
      button: 'Top games',
    },
    new_games: {
      heading: 'New in',
      text: 'The studios’ latest releases, newest first. Have a go at the demo, then decide.',
      button: 'See what is new',
    },
    live_tables: {
      heading: 'Live tables',
      text: 'Shared rounds around the clock, with a drawn dealer. Every table shows its limits before you take a seat.',
      button: 'Take a seat',
    },
  },
  stories: {
    welcome: {
      title: 'Welcome',
      slides: [
        {
          heading: 'Up to €800 and 335 free spins',
          text: 'Over your first four deposits. 18+, terms apply: every page’s footer leads to them.',
          button: 'See the bonuses',
        },
        {
          heading: 'Before you pay in',
          text: 'The cashier shows the minimum, maximum and any fee. Decide first what the evening may cost.',
          button: 'To the cashier',
        },
      ],
    },
    first_visit: {
      title: 'First visit',
      slides: [
        {
          heading: 'Who runs this house',
          text: 'Parlour is an online casino for adults. Here is who we are and how we work.',
          button: 'About Parlour',
        },
        {
          heading: 'Have a look around first',
          text: 'Every page is open without an account, and most games have a demo with play money.',
          button: 'Browse games',
        },
        {
          heading: 'How money comes in',
          text: 'Read how deposits and withdrawals work before you pay anything in.',
          button: 'About payments',
        },
      ],
    },
    new_games: {
      title: 'New in',
      slides: [
        {
          heading: 'Fresh from the studios',
          text: 'The latest arrivals from all our providers, newest first.',
          button: 'See what is new',
        },
        {
          heading: 'Reels that change height',
          text: 'The number of ways to win changes with every Megaways spin. The demo shows you how.',
          button: 'See Megaways',
        },
        {
          heading: 'One book, two jobs',
          text: 'In these pokies the book is wild and scatter in one. The rules come with every game.',
          button: 'Open the books',
        },
      ],
    },
    live_tables: {
      title: 'Live tables',
      slides: [
        {
          heading: 'One table, plenty of players',
          text: 'Roulette, baccarat, sic bo and wheel shows, one round for everyone. The dealer is animated.',
          button: 'Take a seat',
        },
        {
          heading: 'One ball, many wheels',
          text: 'European and French wheels. The limits are shown for each table.',
          button: 'See roulette',
        },
        {
          heading: 'Game shows',
          text: 'A wheel and timed rounds. A slow connection can put you at a disadvantage.',
          button: 'See the shows',
        },
      ],
    },
    crash: {
      title: 'Crash games',
      slides: [
        {
          heading: 'Up, until it stops',
          text: 'The multiplier climbs and breaks off without warning. Cash out too late and the stake is gone.',
          button: 'See crash games',
        },
        {
          heading: 'Decide before the round',
          text: 'Settle on the value at which you’ll cash out, and stick to it. The demo costs nothing.',
          button: 'Try a demo',
        },
        {
          heading: 'Short rounds add up',
          text: 'A round lasts seconds, so money goes quickly. Decide first what the night may cost.',
          button: 'Keep it in hand',
        },
      ],
    },
    jackpots: {
      title: 'Jackpots',
      slides: [
        {
          heading: 'Mini, Mid and Max',
          text: 'Three pots that grow with every stake of real money. Every cent is a ticket.',
          button: 'See the jackpots',
        },
        {
          heading: 'The big one',
          text: 'The Max jackpot is drawn between €20,000 and €30,000.',
          button: 'Max games',
        },
        {
          heading: 'The small one',
          text: 'The Mini jackpot is drawn between €1,000 and €2,500.',
          button: 'Mini games',
        },
      ],
    },
    play_well: {
      title: 'Play well',
      slides: [
        {
          heading: 'Decide what the night may cost',
          text: 'Settle on an amount before you sit down. Once it’s spent, call it a night.',
          button: 'Keep it in hand',
        },
        {
          heading: 'When it stops being fun',
          text: 'Help is free and confidential, and support closes your account when you ask for it.',
          button: 'Where help is',
        },
        {
          heading: 'What has it cost so far?',
          text: 'Every deposit, bet and win is in your history, with the balance after it.',
          button: 'Your history',
        },
      ],
    },
  },
  tiles: {
    race: {
      heading: 'Race for the cup',
      text: 'Tournaments with prizes and a leaderboard.',
      button: 'Join a table',
    },
    vip: {
      heading: 'Twelve VIP levels',
      text: 'What each level brings, how points are counted and what does not count.',
      button: 'See the levels',
    },
    bonuses: {
      heading: 'Bonuses, terms included',
      text: 'Each bonus is shown with its terms. You’re free to turn it down.',
      button: 'See the bonuses',
    },
    fairness: {
      heading: 'Straight answers',
      text: 'What happens when a connection breaks, and when a deposit arrives.',
      button: 'Read the FAQ',
    },
    pots: {
      heading: 'Three jackpots',
      text: 'They grow with every stake.',
      button: 'See the jackpots',
    },
    play_well: {
      heading: 'Keep it in hand',
      text: 'What the evening may cost, signs to take seriously, and where help is free.',
      button: 'Play well',
    },
    payments: {
      heading: 'Before you pay in',
      text: 'Methods, fees and how long a deposit takes, told beforehand.',
      button: 'About payments',
    },
  },
  ...loyalty,
};
