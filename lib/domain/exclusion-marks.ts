/** By what who has excluded themselves is found again under another name. */
export const MARK_KINDS = ['email', 'name_birthday', 'phone', 'address', 'document', 'instrument'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** What an operator says of an account that may be of somebody who has excluded themselves. */
export const MATCH_DECISIONS = ['same', 'other'] as const;
export type MatchDecision = (typeof MATCH_DECISIONS)[number];
