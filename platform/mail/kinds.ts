import type { Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';

/** Every letter to a player, with what it says that is not the same for everybody. Urls are absolute. */
export interface LetterParams {
  /** After the registration; `url` confirms the address. */
  welcome: { url: string };
  /** A confirmation link asked for once more. */
  confirm_email: { url: string };
  reset_password: { url: string };
  /** Somebody asked to register, or to reset, an address that has an account already, or has none: never said on screen. */
  address_in_use: { url: string };
  /** `url` says "this wasn't me". The same in each letter about the account's safety. */
  new_device: { device: string; place: string; time: string; url: string };
  password_changed: { time: string; url: string };
  /** A reset was the first proof of the account's owner: whatever opened the account before was taken away. */
  account_cleared: { time: string; url: string };
  /** The same where the second factor stayed, since the account holds money or documents. */
  factor_kept: { time: string; url: string };
  /** To the old address: somebody wants to change it to `newAddress` (masked). `url` agrees, `refuseUrl` says "not me". */
  email_change_old: { newAddress: string; url: string; refuseUrl: string };
  /** To the new address. */
  email_change_new: { url: string };
  /** To the old address, once it is done; `url` takes it back. */
  email_changed: { newAddress: string; url: string };
  second_factor_on: { time: string; url: string };
  second_factor_off: { time: string; url: string };
  recovery_codes_new: { time: string; url: string };
  passkey_added: { name: string; time: string; url: string };
  passkey_removed: { name: string; time: string; url: string };
  /** Many wrong codes at the second step: somebody knows the password. `url` resets it. */
  second_step_locked: { time: string; url: string };
  way_in_linked: { provider: string; time: string; url: string };
  way_in_unlinked: { provider: string; time: string; url: string };
  /** `url` leads to the verification page. `step` is a word in the player's language. */
  documents_received: { step: string; url: string };
  documents_approved: { step: string; url: string };
  documents_rejected: { step: string; reason: string; url: string };
  documents_expired: { step: string; url: string };
  profile_changed: { fields: string; reason: string; url: string };
  /** `amount` with its currency, as the player writes it; `url` leads to the withdrawal. */
  withdrawal_paid: { amount: string; url: string };
  withdrawal_rejected: { amount: string; reason: string; url: string };
  withdrawal_returned: { amount: string; url: string };
  /** What operators added to a balance or took from it, and why; `url` leads to the movement. */
  balance_added: { amount: string; reason: string; url: string };
  balance_taken: { amount: string; reason: string; url: string };
  /** `amount` of deposits need not be staked any more, since operators say so; `url` leads to withdrawals. */
  wager_waived: { amount: string; reason: string; url: string };
  /** Free spins that no game is left for; `name` is their bonus's, `url` leads to them. */
  free_spins_stranded: { name: string; number: string; url: string };
  /** A day before an active bonus is over; `amount` is still to be wagered. */
  bonus_ending: { name: string; amount: string; url: string };
  /** A tournament was stopped without prizes; `reason` in the player’s language. `url` leads to the others. */
  tournament_stopped: { name: string; reason: string; url: string };
  /** The player was taken out of it. */
  tournament_left: { name: string; reason: string; url: string };
  /** A VIP level, by its name, with its cashback; `amount` is its bonus, empty without one. */
  level_reached: { level: string; percent: string; amount: string; url: string };
  account_blocked: { reason: string; url: string };
  account_unblocked: { url: string };
  account_closed: { time: string; url: string };
  /** `until` as the player reads it. */
  time_out_begun: { until: string; url: string };
  /** The same, by an operator, for the player's protection. */
  time_out_ordered: { until: string; url: string };
  /** Signs that play does harm; `text` is what was noticed, in the player's language. `url` leads to limits, breaks and help. */
  play_noticed: { text: string; url: string };
  /** `what` is limited to `amount`, which names its period. */
  limit_suggested: { what: string; amount: string; url: string };
  limit_set: { what: string; amount: string; url: string };
  deposits_stopped: { url: string };
  deposits_free: { url: string };
  offers_stopped: { url: string };
  offers_free: { url: string };
  /** Other rules hold for players of `country` from `time` on; `text` says what changes, in the player's language. */
  rules_changed: { country: string; time: string; text: string; url: string };
  /** The account may be of somebody who has excluded themselves; `url` leads to how support is reached. */
  account_held: { url: string };
  /** `register` as people know it; `url` leads to the page of limits and breaks. */
  register_listed: { register: string; url: string };
  exclusion_begun: { until: string; url: string };
  excluded_for_good: { url: string };
  /** What operators tell those who want to hear of promotions. */
  news: { title: string; text: string; url: string };
}

export type LetterKind = keyof LetterParams;

/** What a player can subscribe to; letters about the account itself belong to no list. */
export const MAIL_LISTS = ['promo', 'bonuses', 'financial', 'technical'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** Which letters a player can switch off, and with which list. They carry a link that unsubscribes without a log-in. */
export const LIST_OF: Partial<Record<LetterKind, MailList>> = {
  bonus_ending: 'bonuses',
  level_reached: 'bonuses',
  news: 'promo',
};

export interface LetterRequest<Kind extends LetterKind = LetterKind> {
  kind: Kind;
  to: string;
  language: LanguageCode;
  /** Null for somebody who has no account. */
  playerId: string | null;
  params: LetterParams[Kind];
}

/** One letter to many: the same kind for each reader, in their own words. */
export interface BatchRequest<Kind extends LetterKind = LetterKind> {
  /** Names the batch: nobody gets two letters of one. */
  batch: string;
  kind: Kind;
  letters: readonly (Omit<LetterRequest<Kind>, 'kind' | 'playerId'> & { playerId: string })[];
}

/** What other contexts use of the outbox. */
export interface LetterQueue {
  /** Puts a letter into the outbox, in the transaction that causes it: sent once after the commit, tried again. */
  queue<Kind extends LetterKind>(trx: Kysely<unknown>, letter: LetterRequest<Kind>): Promise<void>;
}
