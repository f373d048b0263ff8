/** Most characters of a message at a live table. */
export const LONGEST_CHAT_TEXT = 200;

/** Why a message is reported, and why a player may not write: studio, platform and office mean the same by them. */
export const CHAT_REASONS = ['insult', 'hate', 'threat', 'begging', 'advert', 'personal', 'other'] as const;
export type ChatReason = (typeof CHAT_REASONS)[number];

/** A reason that an earlier version wrote down, and this one may not know. */
export const chatReasonOf = (written: string): ChatReason =>
  CHAT_REASONS.find((one) => one === written) ?? 'other';

/** So many messages before the one that is reported are told with it. */
export const CHAT_LINES_BEFORE = 5;

/** What operators decide about a message that was reported. */
export const CHAT_DECISIONS = ['nothing', 'remove', 'silence'] as const;
export type ChatDecision = (typeof CHAT_DECISIONS)[number];

/** For how long operators silence a player. */
export const CHAT_SILENCES = ['day', 'week', 'good'] as const;
export type ChatSilenceLength = (typeof CHAT_SILENCES)[number];

/** What becomes of a message, as the studio is told. */
export const CHAT_VERDICTS = ['restore', 'remove'] as const;
export type ChatVerdict = (typeof CHAT_VERDICTS)[number];
