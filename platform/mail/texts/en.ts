import type { FrameText, LetterTexts } from './letter-text';
import { breakLetters } from './en-breaks';
import { careLetters } from './en-care';
import { moneyLetters } from './en-money';

export const frame: FrameText = {
  link: 'If the button doesn’t work, open this address:',
  why: 'You get this email because it’s about your account at Parlour. It can’t be switched off.',
  whyList: 'You get this email because you subscribed to news of this kind.',
  unsubscribe: 'Unsubscribe',
  play: '18+ only. Play for fun, and only with money that you can spare.',
};

const WAS_YOU = 'If that was you, there’s nothing to do.';
const NOT_ME = 'That wasn’t me';
const NOT_YOU =
  'If it wasn’t you, press the button: we end every session of your account and ask for a new password.';
const HALF_HOUR = 'The link works once and for 30 minutes.';
const HALF_HOUR_THEN_A_NEW_ONE = `${HALF_HOUR} After that, log in and have a new one sent under Security.`;
const SEVEN_DAYS = 'The link works once and for 7 days.';

export const letters: LetterTexts = {
  welcome: () => ({
    subject: 'Welcome to Parlour: please confirm your email',
    title: 'Good to have you here',
    body: [
      'Your account is open and you can play right away.',
      'Please confirm that this address is yours, so that we can reach you about your account and your money.',
    ],
    button: 'Confirm my email',
    notes: [
      HALF_HOUR_THEN_A_NEW_ONE,
      'You didn’t sign up? Then somebody mistyped an address, and you can ignore this email.',
    ],
  }),
  confirm_email: () => ({
    subject: 'Please confirm your email',
    title: 'One press and your address is confirmed',
    body: ['You asked for a new link. It confirms that this address is yours.'],
    button: 'Confirm my email',
    notes: [HALF_HOUR_THEN_A_NEW_ONE, 'You didn’t ask for it? Then you can ignore this email.'],
  }),
  reset_password: () => ({
    subject: 'Choose a new password',
    title: 'A new password for your account',
    body: [
      'With this link you choose a new password. All devices are logged out then.',
      'Your present password stays as it is until you have done so.',
    ],
    button: 'Choose a new password',
    notes: [HALF_HOUR, 'You didn’t ask for it? Then you can ignore this email: nothing changes.'],
  }),
  address_in_use: () => ({
    subject: 'You already have an account at Parlour',
    title: 'This address has an account already',
    body: [
      'Somebody, probably you, entered this address at Parlour. It already belongs to your account, so nothing was changed.',
      'If you want to get in, log in as usual. If you forgot your password, ask for a new one there.',
    ],
    button: 'Log in',
    notes: ['That wasn’t you? Then somebody mistyped an address, and you can ignore this email.'],
  }),
  new_device: ({ device, place, time }) => ({
    subject: 'New log-in to your account',
    title: 'A new device logged in to your account',
    body: [`Device: ${device}`, `Place: ${place}`, `Time: ${time}`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  password_changed: ({ time }) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    body: [`The password of your account was changed on ${time}.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  account_cleared: ({ time }) => ({
    subject: 'We cleared out your account’s log-ins',
    title: 'Everything set up before is gone',
    body: [
      `On ${time} a new password was set from this mailbox: the first proof that the account is yours.`,
      'Until then anybody could have opened the account in your name. So we removed whatever could let somebody else in: second factor and recovery codes, passkeys, linked companies, trusted devices and open sessions.',
      'Log in with your new password. You can set up what you want to use under Profile, Security.',
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  factor_kept: ({ time }) => ({
    subject: 'Your password is new, your second factor is still on',
    title: 'The second factor is still on',
    body: [
      `On ${time} a new password was set from this mailbox: the first proof that the account is yours.`,
      'We removed passkeys, linked companies, trusted devices and open sessions. The second factor stays, because the account holds money or documents.',
      'If you don’t have its codes, please write to our support.',
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  email_change_old: ({ newAddress }) => ({
    subject: 'Change your email address?',
    title: 'A new email address for your account',
    body: [
      `Your account is to get the address ${newAddress} instead of this one.`,
      'For that to happen you agree twice: with the button here, and with the one in the email to the new address.',
    ],
    button: 'Look at the change',
    second: 'That wasn’t me',
    notes: [HALF_HOUR, 'You don’t want this? Then do nothing, and your address stays as it is.'],
  }),
  email_change_new: () => ({
    subject: 'Please confirm your new email address',
    title: 'Is this your new address?',
    body: [
      'An account at Parlour is to get this email address.',
      'Please confirm that it’s yours. If the account had a confirmed address before, we ask there as well.',
    ],
    button: 'Look at the change',
    notes: [
      HALF_HOUR,
      'You know nothing of it? Then somebody mistyped an address, and you can ignore this email.',
    ],
  }),
  email_changed: ({ newAddress }) => ({
    subject: 'Your email address was changed',
    title: 'Your account has a new email address',
    body: [
      `From now on we write to ${newAddress}, and that’s the address to log in with.`,
      WAS_YOU,
      'If it wasn’t you, press the button: your account gets this address back, everybody is logged out, and you choose a new password.',
    ],
    button: 'Take the change back',
    notes: ['The link works once and for 72 hours.'],
  }),
  second_factor_on: ({ time }) => ({
    subject: 'Your second factor is on',
    title: 'Your account has a second factor now',
    body: [
      `Since ${time} a log-in also asks for a code of your authenticator app.`,
      'Keep your recovery codes where you’d find them without your phone.',
      WAS_YOU,
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  second_factor_off: ({ time }) => ({
    subject: 'Your second factor is off',
    title: 'Your account has no second factor any more',
    body: [`Since ${time} a log-in doesn’t ask for a code any more.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  recovery_codes_new: ({ time }) => ({
    subject: 'You have new recovery codes',
    title: 'New recovery codes for your account',
    body: [
      `On ${time} new recovery codes were made. The earlier ones don’t work any more.`,
      WAS_YOU,
      NOT_YOU,
    ],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  passkey_added: ({ name, time }) => ({
    subject: 'A passkey was added to your account',
    title: 'Your account has a new passkey',
    body: [`The passkey “${name}” was added on ${time}. It logs in without a password.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  passkey_removed: ({ name, time }) => ({
    subject: 'A passkey was removed from your account',
    title: 'A passkey was removed',
    body: [`The passkey “${name}” was removed on ${time} and doesn’t log in any more.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  second_step_locked: ({ time }) => ({
    subject: 'Somebody knows your password',
    title: 'Many wrong codes at your log-in',
    body: [
      `Around ${time} somebody entered your password and then many wrong codes. They didn’t get in.`,
      'If that was you, wait a little and try again. If it wasn’t, choose a new password now: the present one is known to somebody.',
    ],
    button: 'Choose a new password',
    notes: [HALF_HOUR],
  }),
  way_in_linked: ({ provider, time }) => ({
    subject: `${provider} now logs in to your account`,
    title: `Your account is linked to ${provider}`,
    body: [`Since ${time} you can log in with ${provider} as well.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  way_in_unlinked: ({ provider, time }) => ({
    subject: `${provider} no longer logs in to your account`,
    title: `The link to ${provider} was removed`,
    body: [`Since ${time} ${provider} doesn’t log in to your account any more.`, WAS_YOU, NOT_YOU],
    button: NOT_ME,
    notes: [SEVEN_DAYS],
  }),
  documents_received: ({ step }) => ({
    subject: 'We have your documents',
    title: 'Thank you, your documents are here',
    body: [`We’re looking at what you sent for “${step}”. You’ll hear from us as soon as that’s done.`],
    button: 'See my verification',
  }),
  documents_approved: ({ step }) => ({
    subject: 'Your documents are approved',
    title: 'Your documents are approved',
    body: [`The step “${step}” is done. Thank you for taking the time.`],
    button: 'See my verification',
  }),
  documents_rejected: ({ step, reason }) => ({
    subject: 'Please send your documents again',
    title: 'We can’t use your documents yet',
    body: [
      `What you sent for “${step}” can’t be accepted.`,
      `The reason: ${reason}`,
      'You can send it again at any time.',
    ],
    button: 'Send documents again',
  }),
  documents_expired: ({ step }) => ({
    subject: 'A document has expired',
    title: 'One of your documents has expired',
    body: [`For “${step}” we need a document that is still valid. Please send us a new one.`],
    button: 'Send a new document',
  }),
  profile_changed: ({ fields, reason }) => ({
    subject: 'Your details were changed',
    title: 'Our support changed your details',
    body: [
      `Changed: ${fields}`,
      `The reason: ${reason}`,
      'If something about it isn’t right, please write to our support.',
    ],
    button: 'See my details',
  }),
  ...moneyLetters,
  ...breakLetters,
  ...careLetters,
  account_blocked: ({ reason }) => ({
    subject: 'Your account is blocked',
    title: 'Your account is blocked',
    body: [
      'At present you can’t log in or play. Your money stays yours.',
      `The reason: ${reason}`,
      'Please write to our support if you have a question.',
    ],
    button: 'Write to support',
  }),
  account_unblocked: () => ({
    subject: 'Your account is open again',
    title: 'Your account is open again',
    body: ['You can log in and play as before.'],
    button: 'Log in',
  }),
  account_closed: ({ time }) => ({
    subject: 'Your account is closed',
    title: 'Your account is closed',
    body: [
      `Your account was closed on ${time}. Nobody can log in to it any more.`,
      'What the law obliges us to keep, such as proofs of identity, stays locked away until its time is over, and is deleted then. Payments and rounds stay on our books as amounts without a name.',
      'If you didn’t want this, please write to our support.',
    ],
    button: 'Write to support',
  }),
  news: ({ title, text }) => ({ subject: title, title, body: text.split(/\n+/), button: 'Have a look' }),
};
