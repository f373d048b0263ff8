import type { MoneyLetterTexts } from './letter-text';

/** Letters about what a player gets and gives. */
export const moneyLetters: MoneyLetterTexts = {
  withdrawal_paid: ({ amount }) => ({
    subject: `Your withdrawal of ${amount} is paid`,
    title: 'The money is on its way to you',
    body: [`We have paid out ${amount}. How long it takes to arrive is up to your bank or wallet.`],
    button: 'See the withdrawal',
  }),
  withdrawal_rejected: ({ amount, reason }) => ({
    subject: `Your withdrawal of ${amount} was not paid`,
    title: 'The money is back in your balance',
    body: [`Your withdrawal of ${amount} was rejected: the money is back in your balance.`, reason],
    button: 'See what you can do',
  }),
  withdrawal_returned: ({ amount }) => ({
    subject: `Your withdrawal of ${amount} came back`,
    title: 'The money is back in your balance',
    body: [
      `Your bank or wallet sent ${amount} back to us. It is in your balance again; choose another way to withdraw it.`,
    ],
    button: 'Withdraw again',
  }),
  balance_added: ({ amount, reason }) => ({
    subject: `${amount} was added to your balance`,
    title: 'There is more in your balance',
    body: [`We have added ${amount} to your balance.`, reason],
    button: 'See the movement',
  }),
  balance_taken: ({ amount, reason }) => ({
    subject: `${amount} was taken from your balance`,
    title: 'There is less in your balance',
    body: [
      `We have taken ${amount} from your balance.`,
      `The reason: ${reason}`,
      'If you don’t agree, please write to our support.',
    ],
    button: 'See the movement',
  }),
  wager_waived: ({ amount, reason }) => ({
    subject: `${amount} no longer has to be staked`,
    title: 'You have less left to stake',
    body: [
      `We have taken ${amount} off what you still had to stake before a withdrawal. Your balance is unchanged.`,
      reason,
    ],
    button: 'Go to withdrawals',
  }),
  free_spins_stranded: ({ name, number }) => ({
    subject: 'Your free spins need a new game',
    title: 'None of the games is left',
    body: [
      `The games for your free spins from “${name}” are no longer available, and we found no replacement. Spins left: ${number}.`,
      'They won’t be lost: their time stands still, and our team is choosing another game. There is nothing you have to do. We will tell you as soon as you can play on; if you have questions, support is there for you.',
    ],
    button: 'See your free spins',
  }),
  bonus_ending: ({ name, amount }) => ({
    subject: 'Your bonus ends in 24 hours',
    title: 'A day is left for your bonus',
    body: [
      `“${name}” ends in 24 hours. ${amount} is still to be wagered before it is your money.`,
      'What has not been wagered by then goes back to the house. You can also leave it at that: nothing of your own money is lost.',
    ],
    button: 'See the bonus',
  }),
  tournament_stopped: ({ name, reason }) => ({
    subject: `The tournament “${name}” was stopped`,
    title: 'This tournament has no result',
    body: [
      `We have stopped “${name}”. Its points no longer count, and there are no prizes.`,
      `The reason: ${reason}`,
      'Your balance and everything you have won in games stay as they are.',
    ],
    button: 'See other tournaments',
  }),
  tournament_left: ({ name, reason }) => ({
    subject: `You no longer take part in “${name}”`,
    title: 'You were taken out of a tournament',
    body: [
      `You no longer take part in “${name}”: your points there do not count, and there is no prize for them.`,
      `The reason: ${reason}`,
      'Your balance is unchanged. If you don’t agree, please write to our support.',
    ],
    button: 'See the tournament',
  }),
  level_reached: ({ level, percent, amount }) => ({
    subject: `You have reached the level ${level}`,
    title: `You are on the level ${level} now`,
    body: [
      ...(amount ? [`${amount} are in your balance, as real money: the bonus of this level.`] : []),
      `Your cashback is ${percent}% from now on. Your VIP page says how it is counted, and what comes back.`,
      'The next level can wait. None of them is worth a deposit that you would miss.',
    ],
    button: 'See your level',
  }),
};
