import type { BreakLetterTexts } from './letter-text';

/** Letters about breaks from play. */
export const breakLetters: BreakLetterTexts = {
  time_out_begun: ({ until }) => ({
    subject: 'Your break has begun',
    title: 'Your break has begun',
    body: [
      `Until ${until} nothing is played or paid in, and we send you no offers.`,
      'Rounds that are open are still settled, and your money can be withdrawn at any time. A break can be made longer, not shorter.',
      'If you want to talk to somebody: free and confidential help is listed on the page of your limits.',
    ],
    button: 'To your limits',
  }),
  account_held: () => ({
    subject: 'We are checking your account',
    title: 'We are checking your account',
    body: [
      'Before you play on, one of us has to look at your account.',
      'Until then nothing is played or paid in, and we send you no offers. Rounds that are open are still settled, and your money can be withdrawn at any time.',
      'Write to us if you need your account sooner, or if you have a question.',
    ],
    button: 'How to reach us',
  }),
  register_listed: ({ register }) => ({
    subject: 'A register names you as excluded',
    title: 'A register names you as excluded',
    body: [
      `${register} says that you have excluded yourself from play.`,
      'As long as it does, nothing is played or paid in here, and we send you no offers. Rounds that are open are still settled, and your money can be withdrawn at any time.',
      'When your exclusion there has ended, log in and open a game: we ask again each time.',
      'If you want to talk to somebody: free and confidential help is listed on the page that the button opens.',
    ],
    button: 'To help and limits',
  }),
  exclusion_begun: ({ until }) => ({
    subject: 'You have excluded yourself from play',
    title: 'You have excluded yourself from play',
    body: [
      `Until ${until} nothing is played or paid in with your account, and we send you no offers. After that it stays so until you ask to come back.`,
      'Rounds that are open are still settled. Your bonuses have ended; your own money is yours, and you can log in to withdraw it at any time.',
      'If you want to talk to somebody: free and confidential help is listed on the page that the button opens.',
    ],
    button: 'To your money',
  }),
  excluded_for_good: () => ({
    subject: 'You have excluded yourself from play',
    title: 'You have excluded yourself from play',
    body: [
      'From now on, for good, nothing is played or paid in with your account, and we send you no offers.',
      'Rounds that are open are still settled. Your bonuses have ended; your own money is yours, and you can log in to withdraw it at any time.',
      'If you want to talk to somebody: free and confidential help is listed on the page that the button opens.',
    ],
    button: 'To your money',
  }),
};
