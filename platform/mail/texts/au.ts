import * as english from './en';
import type { FrameText, LetterTexts } from './letter-text';

export const frame: FrameText = {
  ...english.frame,
  why: 'You’re getting this email because it’s about your Parlour account, so it can’t be switched off.',
  whyList: 'You’re getting this email because you signed up for this kind of news.',
  play: '18+ only. Play for fun, and only with money you can spare.',
};

const { letters: of } = english;

const HALF_HOUR_THEN_A_NEW_ONE =
  'The link works once and for 30 minutes. After that, log in and get a new one under Security.';

export const letters: LetterTexts = {
  ...of,
  welcome: (params) => ({
    ...of.welcome(params),
    title: 'G’day, good to have you here',
    notes: [
      HALF_HOUR_THEN_A_NEW_ONE,
      'Didn’t sign up? Someone mistyped an address, no worries, just ignore this email.',
    ],
  }),
  confirm_email: (params) => ({
    ...of.confirm_email(params),
    notes: [HALF_HOUR_THEN_A_NEW_ONE, 'Didn’t ask for it? No worries, just ignore this email.'],
  }),
  reset_password: (params) => ({
    ...of.reset_password(params),
    notes: [
      'The link works once and for 30 minutes.',
      'Didn’t ask for it? No worries, ignore this email and nothing changes.',
    ],
  }),
  address_in_use: (params) => ({
    ...of.address_in_use(params),
    body: [
      'Someone, probably you, entered this address at Parlour. It already belongs to your account, so nothing was changed.',
      'To get in, log in as usual. Forgot your password? Ask for a new one there.',
    ],
    notes: ['Wasn’t you? Someone mistyped an address, no worries, just ignore this email.'],
  }),
  free_spins_stranded: ({ name, number, url }) => ({
    ...of.free_spins_stranded({ name, number, url }),
    body: [
      `The games for your free spins from “${name}” aren’t around any more, and we couldn’t find a stand-in. Spins left: ${number}.`,
      'You won’t lose them: the clock’s stopped while our team picks another game. There’s nothing you need to do. We’ll let you know when you can play on, and support’s there if you have questions.',
    ],
  }),
  tournament_stopped: (params) => ({
    ...of.tournament_stopped(params),
    body: [
      `We’ve stopped “${params.name}”. Its points don’t count any more, and there are no prizes.`,
      `The reason: ${params.reason}`,
      'Your balance and whatever you’ve won in games stay put.',
    ],
  }),
  tournament_left: (params) => ({
    ...of.tournament_left(params),
    body: [
      `You’re no longer in “${params.name}”: your points there don’t count, so there’s no prize for them.`,
      `The reason: ${params.reason}`,
      'Your balance hasn’t changed. If you don’t agree, drop our support a line.',
    ],
  }),
  bonus_ending: (params) => ({
    ...of.bonus_ending(params),
    body: [
      `“${params.name}” ends in 24 hours. There’s ${params.amount} left to wager before it’s yours.`,
      'Whatever hasn’t been wagered by then goes back to the house. No dramas if you leave it there: your own money stays put.',
    ],
  }),
  documents_received: ({ step, url }) => ({
    ...of.documents_received({ step, url }),
    title: 'Thanks, we’ve got your documents',
    body: [`We’re having a look at what you sent for “${step}”. You’ll hear from us once that’s done.`],
  }),
  documents_approved: ({ step, url }) => ({
    ...of.documents_approved({ step, url }),
    body: [`The step “${step}” is done. Thanks for taking the time.`],
  }),
  second_step_locked: ({ time, url }) => ({
    ...of.second_step_locked({ time, url }),
    subject: 'Someone knows your password',
    body: [
      `Around ${time} someone entered your password and then many wrong codes. They didn’t get in.`,
      'If that was you, wait a bit and try again. If not, choose a new password now: someone knows the one you have.',
    ],
  }),
  news: (params) => ({ ...of.news(params), button: 'Take a look' }),
};
