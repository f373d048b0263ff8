/**
 * Every modal of the product with its priority (SPEC §2): of two that wait, the lower number shows first.
 * Modals that the table of priorities leaves out come with their nearest kin.
 */
export const MODAL_PRIORITIES = {
  LOGIN: 1,
  SIGNUP: 1,
  RESET_PASSWORD: 1,
  DEPOSIT: 1,
  DEPOSIT_CRYPTO: 2,
  FORM_FIELDS: 2,
  DEPOSIT_HELLOCLEVER_RESULT: 3,
  DEPOSIT_PAYMENT_INFO: 3,
  BONUS_FROM_QUEUE: 20,
  FREESPINS: 20,
  MINIMAL_BALANCE_MODAL: 20,
  PROFILE_REQUIREMENTS_MODAL: 40,
  BALANCE_CHANGE_CURRENCY: 50,
  BALANCE_CHANGE_CURRENCY_ERROR: 50,
  ATTENTION_BONUS: 50,
  NEW_LOCAL_TOURNAMENT: 60,
  NEW_TOURNAMENT: 60,
  BONUS: 60,
  GAME_NOTIFICATION: 60,
  GAME_NOT_AVAILABLE: 60,
  FULLSCREEN_IMAGE: 100,
  VIP_RULES: 100,
  SUPPORT: 100,
  BONUS_RUNOUT: 100,
} as const;
export type ModalName = keyof typeof MODAL_PRIORITIES;

/** Modals that wait until the visitor has logged in (SPEC §2, §6: the deposit modal is for players only). */
export const LOGIN_REQUIRED: ReadonlySet<ModalName> = new Set<ModalName>([
  'DEPOSIT',
  'PROFILE_REQUIREMENTS_MODAL',
  'SUPPORT',
  'BONUS_RUNOUT',
]);
