/** What a player proves, in the order in which it is asked for. */
export const VERIFICATION_STEPS = ['identity', 'address', 'payment', 'deposit'] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];

/** SPEC §4: the standing of a player. */
export const VERIFICATION_STATUSES = [
  'not_verified',
  'pending',
  'verified',
  'documents_expired',
  'less_than_18',
] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

export const STEP_STATUSES = ['not_verified', 'pending', 'verified', 'rejected', 'expired'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** Why a reviewer rejects documents. The player reads a text in their language. */
export const REJECTION_REASONS = [
  'unreadable',
  'cropped',
  'expired',
  'wrong_document',
  'too_old',
  'name_differs',
  'card_number_visible',
  'suspicious',
  'under_age',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** `held`: waits for the scanner. */
export const FILE_STATES = ['uploading', 'held', 'ready', 'refused'] as const;
export type DocumentState = (typeof FILE_STATES)[number];

/** Why the platform refuses a file by itself. */
export const FILE_REFUSALS = [
  'type',
  'empty',
  'infected',
  'unreadable',
  'too_many_pages',
  'too_many_pixels',
  'too_complex',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** Pages that a PDF may have: no document that is asked for has more. */
export const DOCUMENT_PAGES_MAX = 20;

/** The steps on which a step of this status may still take files, and be handed in. */
export const takesFiles = (status: StepStatus): boolean => status !== 'pending' && status !== 'verified';
