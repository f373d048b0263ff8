import type { CareLetterTexts } from './letter-text';

/** Letters of operators who look after players. */
export const careLetters: CareLetterTexts = {
  time_out_ordered: ({ until }) => ({
    subject: 'You have a break from play',
    title: 'You have a break from play',
    body: [
      `Until ${until} nothing is played or paid in, and we send you no offers. We decided this because something in your play worries us.`,
      'Rounds that are open are still settled, and your money can be withdrawn at any time.',
      'If you want to talk about it, write to us. Free and confidential help is listed on the page of your limits.',
    ],
    button: 'To limits and help',
  }),
  play_noticed: ({ text }) => ({
    subject: 'Something in your play worries us',
    title: 'How are you?',
    body: [
      `We look at play so that it stays a pleasure. This is what we noticed: ${text}`,
      'You can set limits for deposits, losses, stakes and time, or take a break: both hold at once.',
      'If you want to talk about it, write to us. Free and confidential help is listed on the page of your limits.',
    ],
    button: 'To limits and help',
  }),
  limit_suggested: ({ what, amount }) => ({
    subject: 'A limit that we suggest',
    title: 'A limit that we suggest',
    body: [
      `We suggest a limit on ${what}: ${amount}.`,
      'You set it on the page of your limits, and it holds at once. You can choose a lower one, too.',
      'If you want to talk about it, write to us. Free and confidential help is listed on the same page.',
    ],
    button: 'To your limits',
  }),
  limit_set: ({ what, amount }) => ({
    subject: 'We have set a limit for you',
    title: 'We have set a limit for you',
    body: [
      `From now on this limit holds on ${what}: ${amount}. We decided this because something in your play worries us.`,
      'You can lower it at any time. To raise it, write to us first.',
      'Free and confidential help is listed on the page of your limits.',
    ],
    button: 'To your limits',
  }),
  deposits_stopped: () => ({
    subject: 'You cannot pay in for now',
    title: 'You cannot pay in for now',
    body: [
      'We have stopped deposits to your account, because something in your play worries us.',
      'Your money is yours: it can be withdrawn at any time.',
      'Please write to us: we would like to talk with you. Free and confidential help is listed on the page of your limits.',
    ],
    button: 'To limits and help',
  }),
  deposits_free: () => ({
    subject: 'You can pay in again',
    title: 'You can pay in again',
    body: ['Deposits to your account are possible again.', 'The limits that you have set hold as before.'],
    button: 'To your limits',
  }),
  offers_stopped: () => ({
    subject: 'We send you no more offers',
    title: 'We send you no more offers',
    body: [
      'You get no more bonuses and no letters about promotions from us, because something in your play worries us.',
      'A bonus that you have already taken stays yours, and your money can be withdrawn at any time.',
      'If you want to talk about it, write to us. Free and confidential help is listed on the page of your limits.',
    ],
    button: 'To limits and help',
  }),
  offers_free: () => ({
    subject: 'You get offers again',
    title: 'You get offers again',
    body: [
      'Bonuses and letters about promotions can reach you again.',
      'Which letters you get is your choice, in the settings of your account.',
    ],
    button: 'To your limits',
  }),
  rules_changed: ({ country, time, text }) => ({
    subject: `Other rules for players: ${country}`,
    title: 'Other rules hold for you',
    body: [
      `From ${time} other rules hold for players of your country (${country}). A game that is open then goes on under the rules that it began with.`,
      `This is what changes: ${text}`,
      'Limits, breaks and free, confidential help are on the page of your limits.',
    ],
    button: 'To limits and help',
  }),
};
