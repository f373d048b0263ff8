import type { LetterKind, LetterParams } from '../kinds';

/** The words of one letter. Its button leads to the letter's `url`, `second` to its `refuseUrl`. */
export interface LetterText {
  subject: string;
  title: string;
  body: string[];
  button: string;
  second?: string;
  /** Small print under the card, before what stands under every letter. */
  notes?: string[];
}

/** Every letter in one language: a kind that is missing does not compile. */
export type LetterTexts = { [Kind in LetterKind]: (params: LetterParams[Kind]) => LetterText };

/** Those about money, which stand in files of their own. */
export type MoneyLetterTexts = Pick<
  LetterTexts,
  | 'withdrawal_paid'
  | 'withdrawal_rejected'
  | 'withdrawal_returned'
  | 'balance_added'
  | 'balance_taken'
  | 'wager_waived'
  | 'free_spins_stranded'
  | 'bonus_ending'
  | 'tournament_stopped'
  | 'tournament_left'
  | 'level_reached'
>;

/** What stands around every letter. */
export interface FrameText {
  /** Before the same link in plain, for those who can't or won't press a button. */
  link: string;
  /** Why the letter came. */
  why: string;
  whyList: string;
  unsubscribe: string;
  play: string;
}

/** The letters of operators who look after players: likewise. */
export type CareLetterTexts = Pick<
  LetterTexts,
  | 'time_out_ordered'
  | 'play_noticed'
  | 'limit_suggested'
  | 'limit_set'
  | 'deposits_stopped'
  | 'deposits_free'
  | 'offers_stopped'
  | 'offers_free'
  | 'rules_changed'
>;

/** The letters about breaks from play: they have a file of their own in each language. */
export type BreakLetterTexts = Pick<
  LetterTexts,
  'time_out_begun' | 'account_held' | 'register_listed' | 'exclusion_begun' | 'excluded_for_good'
>;
