/** Why bank money could not be booked: without the digits that name its deposit, for one that is closed, or under another name. */
export const UNMATCHED_REASONS = ['no_digits', 'closed', 'other_name'] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

/** What becomes of it: it is credited to the player, or goes back to its sender. */
export const BANK_RESOLUTIONS = ['credit', 'return'] as const;
export type BankResolution = (typeof BANK_RESOLUTIONS)[number];
