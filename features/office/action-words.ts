import type { ApprovalAction, ApprovalState, AuditAction } from '@/lib/domain/audit-actions';
import type { LETTER_KINDS } from '@/lib/domain/letter-kinds';

/** What the audit writes down, in words. */
export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  'approvals.approved': 'Agreed to a request',
  'approvals.asked': 'Asked for an approval',
  'approvals.expired': 'Request expired',
  'approvals.rejected': 'Rejected a request',
  'approvals.withdrawn': 'Took a request back',
  'currencies.change': 'Put another currency into use',
  'geography.told': 'Countries and currencies changed',
  'identity.ask-email-change': 'Asked for another email address',
  'identity.change-email': 'Changed the email address',
  'identity.change-password': 'Changed the password',
  'identity.end-other-sessions': 'Ended all other sessions',
  'identity.end-session': 'Ended a session',
  'identity.forget-devices': 'Forgot trusted devices',
  'identity.language': 'Changed the language',
  'identity.link-way-in': 'Linked a company to log in with',
  'identity.login': 'Logged in',
  'identity.logout': 'Logged out',
  'identity.mail-list': 'Changed a subscription by a link',
  'identity.passkey-add': 'Added a passkey',
  'identity.passkey-remove': 'Removed a passkey',
  'identity.passkey-rename': 'Renamed a passkey',
  'identity.recovery-codes': 'Made new recovery codes',
  'identity.register': 'Opened the account',
  'identity.report': 'Said “this wasn’t me”',
  'identity.reset-password': 'Set a new password by a link',
  'identity.second-factor-begin': 'Began to set up a second factor',
  'identity.second-factor-off': 'Switched the second factor off',
  'identity.second-factor-on': 'Switched the second factor on',
  'identity.second-step': 'Passed the second step of the log-in',
  'identity.session-code': 'Took a code to carry the session over',
  'identity.subscriptions': 'Changed subscriptions',
  'identity.take-back-email': 'Took a change of the email address back',
  'identity.unlink-way-in': 'Unlinked a company to log in with',
  'mail.retry': 'Had a letter sent again',
  'networks.block': 'Blocked a network',
  'networks.lift': 'Lifted the block of a network',
  'networks.suspicious-sign-ups': 'Too many sign-ups from one place',
  'news.change': 'Changed a letter of news',
  'news.send': 'Sent a letter of news',
  'news.write': 'Wrote a letter of news',
  'office.block': 'Blocked the account',
  'office.end-sessions': 'Ended the player’s sessions',
  'office.export': 'Exported the list of players',
  'office.export-approvals': 'Exported the list of approvals',
  'office.export-audit': 'Exported the audit',
  'office.export-documents': 'Exported the list of documents',
  'office.export-letters': 'Exported the list of letters',
  'office.export-operators': 'Exported the list of operators',
  'office.note': 'Wrote a note',
  'office.remove-factor': 'Removed the second factor',
  'office.unblock': 'Lifted the block of the account',
  'office.view-document': 'Looked at a document',
  'operators.entered': 'Entered the office',
  'operators.left': 'Left the office',
  'operators.rights-ended': 'Lost what the CMS gave',
  'operators.roles': 'Changed an operator’s roles',
  'payments.cancel': 'Cancelled a deposit',
  'payments.deposit': 'Began a deposit',
  'players.change': 'Changed the player’s data',
  'players.close': 'Closed the account for good',
  'players.erase': 'Erased what was known of the player',
  'players.profile': 'Filled the profile in',
  'players.terms': 'Accepted the terms',
  'verification.approve': 'Approved documents',
  'verification.expire': 'Documents expired',
  'verification.reject': 'Rejected documents',
  'verification.remove-file': 'Removed a document',
  'verification.submit': 'Handed documents in',
};

/** What a second operator has to agree to, in words. */
export const APPROVAL_WORDS: Readonly<Record<ApprovalAction, string>> = {
  'news.send': 'Send a letter of news',
  'verification.decide': 'Decide about documents',
};

export const APPROVAL_STATE_WORDS: Readonly<Record<ApprovalState, string>> = {
  waiting: 'Waits',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Taken back',
  expired: 'Expired',
};

/** Parts of the platform, as codes begin with them. */
export const CONTEXT_WORDS: Readonly<Record<string, string>> = {
  approvals: 'Approvals',
  currencies: 'Currencies',
  geography: 'Geography',
  identity: 'Account and log-in',
  mail: 'Letters',
  networks: 'Networks',
  news: 'News',
  office: 'Office',
  operators: 'Operators',
  payments: 'Payments',
  players: 'Players',
  verification: 'Documents',
};

export const LETTER_WORDS: Readonly<Record<(typeof LETTER_KINDS)[number], string>> = {
  welcome: 'Welcome',
  confirm_email: 'Confirm the address',
  address_in_use: 'Address in use',
  reset_password: 'Reset the password',
  password_changed: 'Password changed',
  email_change_old: 'New address, to the old one',
  email_change_new: 'New address, to the new one',
  email_changed: 'Address changed',
  new_device: 'New device',
  account_cleared: 'Account cleared',
  factor_kept: 'Second factor kept',
  second_factor_on: 'Second factor on',
  second_factor_off: 'Second factor off',
  second_step_locked: 'Too many wrong codes',
  recovery_codes_new: 'New recovery codes',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  way_in_linked: 'Company linked',
  way_in_unlinked: 'Company unlinked',
  documents_received: 'Documents received',
  documents_approved: 'Documents approved',
  documents_rejected: 'Documents rejected',
  documents_expired: 'Documents expired',
  profile_changed: 'Data changed',
  account_blocked: 'Account blocked',
  account_unblocked: 'Account open again',
  account_closed: 'Account closed',
  news: 'News',
};

const ALL: Readonly<Record<string, string>> = { ...APPROVAL_WORDS, ...ACTION_WORDS };

/** A deed in words; an old code that nothing writes any more stands for itself. */
export const actionWords = (code: string): string => ALL[code] ?? code;
/** What is asked for, in words. */
export const approvalWords = (code: string): string =>
  (APPROVAL_WORDS as Readonly<Record<string, string>>)[code] ?? code;
