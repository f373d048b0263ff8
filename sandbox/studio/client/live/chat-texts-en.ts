export const CHAT_EN = {
  title: 'Table chat',
  write: 'Say something to the table',
  send: 'Send',
  settings: 'Rules and settings of the chat',
  close: 'Close',
  open: '{count, plural, =0 {Chat} one {Chat, {count} new message} other {Chat, {count} new messages}}',
  empty: 'Nobody has written anything yet.',
  newer: 'New messages',
  you: 'You',
  actionsOf: 'Message of {name}: hide or report',
  mute: 'Hide {name}',
  muted: '{name} is hidden for you.',
  report: 'Report',
  reportWhy: 'Why do you report this message?',
  cancel: 'Cancel',
  reported: 'Thank you. Somebody looks at it, and you don’t see the message any more.',
  reason_insult: 'Insult',
  reason_hate: 'Hate',
  reason_threat: 'Threat',
  reason_begging: 'Asking for money',
  reason_advert: 'Advertising',
  reason_personal: 'Personal data',
  reason_other: 'Something else',
  isOff: 'You have turned the chat off.',
  turnOn: 'Turn the chat on',
  unmute: '{count, plural, one {Show {count} hidden player again} other {Show {count} hidden players again}}',
  readAloud: 'Read new messages aloud (screen reader)',
  showChat: 'Show the chat',
  refusedFast: 'One moment: you can write again in {seconds} s.',
  refusedRepeat: 'You have said that already.',
  refusedBusy: 'Many are writing just now. Try again in a moment.',
  refusedEmpty: 'There is nothing to send.',
  refusedLong: 'That is too long: 200 characters at most.',
  refusedCard:
    'That looks like the number of a card or an account. It was not sent: here everybody could read it.',
  refusedPhone: 'That looks like a telephone number. It was not sent: here everybody could read it.',
  refusedEmail: 'That looks like a way to reach somebody. It was not sent: here everybody could read it.',
  refusedLink: 'That looks like a link. If it isn’t one, put a space after the full stop.',
  refusedWords: 'Some of these words have no place at the table. Please say it differently.',
  refusedBegging: 'Asking for money and lending it have no place in the chat.',
  refusedAdvert: 'Advertising has no place in the chat.',
  refusedSession: 'Your session has ended. Open the game again to write.',
  refusedLater: 'That could not be sent. Please try again.',
  reportOwn: 'This message is your own.',
  reportTwice: 'You have reported this message already.',
  reportGone: 'This message is not there any more.',
  reportTooMany: 'You have reported a lot just now. The message is hidden for you.',
  cantDemo:
    'You are playing with play money and can read along. Who plays for money at this table can write.',
  cantPaused:
    'Several players have reported a message of yours. You can write again at {time}, or sooner once somebody has looked at it.',
  cantSilenced: 'The casino has stopped you from writing until {time}. Reason: {reason}.',
  cantForGood:
    'The casino has stopped you from writing for good. Reason: {reason}. Support can tell you more.',
  lineLost: 'Connection lost. New messages come when it is back.',
  ruleKind: 'Be kind. Insults, hate and threats are taken away, and whoever writes them may be silenced.',
  ruleData:
    'Give nothing away: no telephone numbers, addresses, links or card numbers. Nobody of the casino ever asks for them here.',
  ruleMoney: 'No begging, no lending, no advertising. Nobody at the table can know the next result.',
  ruleReport:
    'The three dots beside a message hide its player for you or report it. After reports of three players it is hidden from everybody until somebody of the casino has looked.',
  ruleKept:
    'Others see a name that is drawn anew for each of your visits. Messages go after a day at most; what was reported is kept with the five before it, so that it can be judged.',
} as const;

export type ChatKey = keyof typeof CHAT_EN;

export const CHAT_AU: Record<ChatKey, string> = {
  ...CHAT_EN,
  empty: 'No one’s written anything yet.',
  reported: 'Thanks. Someone will look at it, and you won’t see the message any more.',
  isOff: 'You’ve turned the chat off.',
  refusedRepeat: 'You’ve already said that.',
  refusedEmpty: 'There’s nothing to send.',
  refusedLong: 'That’s too long: 200 characters at most.',
  refusedCard: 'That looks like a card or account number. It wasn’t sent: everyone here could read it.',
  refusedPhone: 'That looks like a phone number. It wasn’t sent: everyone here could read it.',
  refusedEmail: 'That looks like a way to reach someone. It wasn’t sent: everyone here could read it.',
  refusedSession: 'Your session’s ended. Open the game again to write.',
  refusedLater: 'That couldn’t be sent. Please try again.',
  reportTwice: 'You’ve already reported this message.',
  reportGone: 'This message isn’t there any more.',
  reportTooMany: 'You’ve reported a lot just now. The message is hidden for you.',
  cantDemo:
    'You’re playing with play money and can read along. Whoever plays for money at this table can write.',
  cantPaused:
    'Several players have reported a message of yours. You can write again at {time}, or sooner once someone’s looked at it.',
  ruleData:
    'Give nothing away: no phone numbers, addresses, links or card numbers. No one from the casino will ever ask for them here.',
  ruleMoney: 'No begging, no lending, no advertising. No one at the table can know the next result.',
  ruleReport:
    'The three dots beside a message hide its player for you or report it. After reports from three players it’s hidden from everyone until someone from the casino has looked.',
};
