import type {
  RejectionReason,
  StepStatus,
  VerificationStatus,
  VerificationStep,
} from '@/lib/domain/verification';
import { Mark, type Tone } from '../parts/card';

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

export const STEP_STATUS_WORDS: Record<StepStatus, string> = {
  not_verified: 'Not sent',
  pending: 'Waits',
  verified: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
};
const TONES: Record<StepStatus, Tone> = {
  not_verified: 'plain',
  pending: 'wait',
  verified: 'ok',
  rejected: 'bad',
  expired: 'bad',
};

/** Where a step is. */
export function StepMark({ status }: { status: StepStatus }) {
  return <Mark tone={TONES[status]}>{STEP_STATUS_WORDS[status]}</Mark>;
}

export const DECISION_WORDS = { approve: 'Approved', reject: 'Rejected', expire: 'Expired' } as const;

/** What all steps together come to. */
export const STANDING_WORDS: Record<VerificationStatus, string> = {
  not_verified: 'Not verified',
  pending: 'Waits for a decision',
  verified: 'Verified',
  documents_expired: 'Documents expired',
  less_than_18: 'Under 18',
};
