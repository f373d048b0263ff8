import type { PromotionTexts } from '../shape';

export const loyalty: Pick<PromotionTexts, 'loyaltyRules' | 'levels'> = {
  loyaltyRules: {
    title: 'How the VIP levels work',
    chapters: [
      {
        title: 'How points are earned',
        content: [
          'Every A$1.50 you deposit earns **one point**; in an account kept in euros, it’s one point per euro. Points count as soon as the deposit is confirmed, and anything left over is carried to your next deposit.',
          '',
          'Stakes, wins and your choice of game make no difference; a place in a tournament and the wheel of fortune may earn points, written E.P. Points don’t expire, even if you’re away for a while.',
        ].join('\n'),
      },
      {
        title: 'Levels and what they bring',
        content: [
          'There are twelve levels. The first begins at **40 points**, which is A$60 deposited (€40 in an account kept in euros), all at once or bit by bit. There’s nothing to apply for: the level changes as soon as the points are there. Your account shows how many you still need for the next one.',
          '',
          'Levels don’t expire, and you don’t have to earn them again each month or year. From **Card Player** up, reaching a level brings a sum of real money, once; your VIP page shows how much the next one brings.',
          '',
          'Up to a set amount each day, a withdrawal goes out without one of our team looking at it first. From **Card Player** up that amount is larger: A$450 there, A$900 at Rail Master, A$1,500 at Famed Commander, A$2,850 at the top. Your VIP page shows what your level gets.',
          '',
          'It applies once you’ve played and been paid out before. Above it, and wherever something needs a look, a person decides, at every level. How long your bank takes is up to your bank.',
          '',
          'With a level you get one spin of the [wheel of fortune](/wheel-of-fortune) a day, where the law of your country allows it. The odds are right there beside it, and they’re the same at every level.',
        ].join('\n'),
      },
      {
        title: 'Cashback by level',
        content: [
          'Each level has a rate of its own:',
          '',
          '- **Newcomer**, from 40 points: 10%',
          '- **Regular**, from 150 points: 11%',
          '- **House Guest**, from 500 points: 12%',
          '- **Card Player**, from 1,500 points: 13%',
          '- **Table Captain**, from 4,000 points: 14%',
          '- **Lamp Keeper**, from 8,000 points: 15%',
          '- **Rail Master**, from 15,000 points: 16%',
          '- **Famed Commander**, from 30,000 points: 18%',
          '- **Parlour Marshal**, from 60,000 points: 20%',
          '- **Baize Baron**, from 120,000 points: 22%',
          '- **Brass Duke**, from 250,000 points: 24%',
          '- **Lord of the House**, from 500,000 points: 25%',
          '',
          'Every Monday we add up the week before, from Monday 00:00 to Monday 00:00 UTC: what you staked of your own money, less what you won and less bonus money that turned real. If that’s a loss, your level’s rate of it comes back as real money, up to your level’s cap, with nothing to wager. Your cashback page shows the sum line by line.',
          '',
          'Anyone on a break or self-excluded on the day gets none.',
        ].join('\n'),
      },
      {
        title: 'Personal manager',
        content:
          'From the level of **Famed Commander** upwards you have a personal manager: one person in the house to turn to with your questions. [Support](/info_pages/contact) answers at every level.',
      },
      {
        title: 'What does not count',
        content: [
          'No points are given for:',
          '',
          '- bonus money, promo codes and free spins',
          '- stakes, wins and jackpots',
          '- deposits that failed, were cancelled or are still waiting to be confirmed',
          '',
          'If a deposit is refunded, its points go with it, and the level may fall, though never within 90 days of reaching it. A withdrawal takes no points away. Bonuses follow their own [bonus terms](/info_pages/bonus_terms_and_conditions).',
        ].join('\n'),
      },
      {
        title: 'Limits come first',
        content: [
          'A level is no reason to play more than you meant to. The house has an edge in every game, and cashback doesn’t change that.',
          '',
          'Limits, breaks and exclusions apply in the same way at every level. Nobody can lift a break or an exclusion early, and that includes a personal manager. How to set them is explained under [responsible gambling](/info_pages/responsible_gambling).',
        ].join('\n'),
      },
    ],
  },
  levels: {
    newcomer: {
      title: 'Newcomer',
      chapters: [
        { title: 'Cashback', content: 'The first level brings **10%** cashback.' },
        {
          title: 'How you get here',
          content:
            'With 40 points, which is A$60 deposited. All at once or bit by bit makes no difference, and there’s nothing to apply for.',
        },
      ],
    },
    regular: {
      title: 'Regular',
      chapters: [
        { title: 'Cashback', content: 'One percentage point more than a Newcomer has: **11%**.' },
        {
          title: 'No expiry date',
          content:
            'Points don’t expire. Stay away for a month or a year, and your level will be just as you left it.',
        },
      ],
    },
    house_guest: {
      title: 'House Guest',
      chapters: [
        { title: 'Cashback', content: 'The rate is now **12%**.' },
        {
          title: 'Always in view',
          content:
            'Your account menu shows your level, your points and your cashback rate, and how far away the next level is.',
        },
      ],
    },
    card_player: {
      title: 'Card Player',
      chapters: [
        { title: 'Cashback', content: 'Here the rate is **13%**.' },
        {
          title: 'Any game, or none',
          content:
            'Points come from deposits, not from stakes. Cards, pokies, live tables or a night off: your level stays the same.',
        },
      ],
    },
    table_captain: {
      title: 'Table Captain',
      chapters: [
        { title: 'Cashback', content: '**14%**, on the fifth of twelve levels.' },
        {
          title: 'In black and white',
          content:
            'Cashback has a line of its own in your transaction history. Date and amount are there for you to check.',
        },
      ],
    },
    lamp_keeper: {
      title: 'Lamp Keeper',
      chapters: [
        { title: 'Cashback', content: 'You are halfway up the ladder, and the rate is **15%**.' },
        {
          title: 'No hurry',
          content:
            'The next level isn’t going anywhere. None of them has a deadline, and you don’t lose one by playing less.',
        },
      ],
    },
    rail_master: {
      title: 'Rail Master',
      chapters: [
        { title: 'Cashback', content: 'Your rate rises to **16%**.' },
        {
          title: 'Somebody to ask',
          content:
            'Live support takes your questions, as it does for everyone. Personal managers look after the levels above this one.',
        },
      ],
    },
    famed_commander: {
      title: 'Famed Commander',
      chapters: [
        { title: 'Cashback', content: 'Two percentage points more than on the level below: **18%**.' },
        {
          title: 'Personal manager',
          content:
            'From here on you have a personal manager: one person in the house who takes your questions.',
        },
        {
          title: 'What stays as it was',
          content:
            'Limits, breaks and exclusions apply to you as they do to everyone. Not even your manager can lift a break early.',
        },
      ],
    },
    parlour_marshal: {
      title: 'Parlour Marshal',
      chapters: [
        { title: 'Cashback', content: 'The rate reaches **20%**.' },
        { title: 'Personal manager', content: 'You still have a personal manager to turn to.' },
        {
          title: 'A look at the books',
          content:
            '60,000 points stand for a great deal of money paid in. Your history shows what playing has cost you. Have a look at it from time to time.',
        },
      ],
    },
    baize_baron: {
      title: 'Baize Baron',
      chapters: [
        { title: 'Cashback', content: '**22%**, on the tenth of twelve levels.' },
        {
          title: 'Personal manager',
          content: 'Bonuses, payments or limits: your personal manager will take the question.',
        },
        {
          title: 'Withdrawals',
          content:
            'A withdrawal takes no points away. Your level stays where it is, however much you take out.',
        },
      ],
    },
    brass_duke: {
      title: 'Brass Duke',
      chapters: [
        { title: 'Cashback', content: 'On this level it is **24%**.' },
        {
          title: 'Personal manager',
          content: 'A personal manager comes with this level as well. Live support stays open to you, too.',
        },
        {
          title: 'Nothing to chase',
          content:
            'One level is left, and it brings a single percentage point. It isn’t worth any deposit that you’d miss.',
        },
      ],
    },
    lord_of_the_house: {
      title: 'Lord of the House',
      chapters: [
        { title: 'Cashback', content: '**25%**, the highest rate there is.' },
        {
          title: 'Personal manager',
          content: 'As on the four levels before, a personal manager is there for your questions.',
        },
        {
          title: 'The top of the ladder',
          content:
            'No level comes after this one, so further deposits change nothing here. Taking a break costs you neither points nor level.',
        },
      ],
    },
  },
};
