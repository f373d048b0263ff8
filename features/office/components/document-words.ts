import type { RejectionReason, VerificationStep } from '@/lib/domain/verification';

export const STEP_WORDS: Record<VerificationStep, string> = {
  identity: 'Identity',
  address: 'Address',
  payment: 'Payment method',
  deposit: 'Deposit',
};

/** As reviewers choose them; the player reads a whole sentence in their language. */
export const REASON_WORDS: Record<RejectionReason, string> = {
  unreadable: 'Can’t be read',
  cropped: 'Corners cut off',
  expired: 'Expired',
  wrong_document: 'Another document',
  too_old: 'Older than 3 months',
  name_differs: 'Name differs',
  card_number_visible: 'Card number shows',
  suspicious: 'Looks forged',
  under_age: 'Under 18: shuts the account',
};
