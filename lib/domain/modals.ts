interface ModalFacts {
  /** Of two that wait, the lower number shows first (SPEC §2). */
  priority: number;
  /** Waits until the visitor has logged in, and closes with the log-out. */
  loginRequired?: true;
}

/**
 * Every modal of the product. Those that SPEC's table of priorities leaves out stand with the most similar ones; a
 * text of the CMS always answers a press inside an open modal, so nothing has a higher priority.
 */
export const MODALS = {
  CMS_TEXT: { priority: 0 },
  TERMS_UPDATE: { priority: 0.5, loginRequired: true }, // ours: nothing goes on before it is answered
  REALITY_CHECK: { priority: 0.6, loginRequired: true }, // ours: the next round waits for its answer
  REMINDER: { priority: 60, loginRequired: true }, // ours: how often the reality check comes
  LEAVE_ROUND: { priority: 0.75 }, // ours: the press of a link is answered before what is open already
  LOGIN: { priority: 1 },
  SIGNUP: { priority: 1 },
  RESET_PASSWORD: { priority: 1 },
  DEPOSIT: { priority: 1, loginRequired: true }, // SPEC §6: for players only
  DEPOSIT_CRYPTO: { priority: 2, loginRequired: true },
  FORM_FIELDS: { priority: 2, loginRequired: true },
  DEPOSIT_HELLOCLEVER_RESULT: { priority: 3, loginRequired: true },
  DEPOSIT_PAYMENT_INFO: { priority: 3, loginRequired: true },
  BONUS_FROM_QUEUE: { priority: 20 },
  FREESPINS: { priority: 20 },
  MINIMAL_BALANCE_MODAL: { priority: 20 },
  PROFILE_REQUIREMENTS_MODAL: { priority: 40, loginRequired: true },
  BALANCE_CHANGE_CURRENCY: { priority: 50, loginRequired: true },
  BALANCE_CHANGE_CURRENCY_ERROR: { priority: 50, loginRequired: true },
  ATTENTION_BONUS: { priority: 50 },
  CANCEL_BONUS: { priority: 50 },
  NEW_LOCAL_TOURNAMENT: { priority: 60 },
  NEW_TOURNAMENT: { priority: 60 },
  BONUS: { priority: 60 },
  BONUS_WAGERING_FINISHED: { priority: 60 },
  LEVEL_UP: { priority: 60, loginRequired: true }, // ours: the moment of a VIP level
  GAME_NOTIFICATION: { priority: 60 },
  GAME_NOT_AVAILABLE: { priority: 60 },
  ONE_GAME: { priority: 60, loginRequired: true }, // ours: where a law lets one game be open
  FULLSCREEN_IMAGE: { priority: 100 },
  MOBILE_APP: { priority: 100 },
  PROVIDERS: { priority: 100 },
  SEARCH: { priority: 100 },
  VIP_RULES: { priority: 100 },
  SUPPORT: { priority: 100, loginRequired: true },
  SUPPORT_FORM: { priority: 100 },
  BONUS_RUNOUT: { priority: 100, loginRequired: true },
  STORY: { priority: 100 }, // not in SPEC's table: the stories of the home page are a modal here as well
} as const satisfies Record<string, ModalFacts>;
export type ModalName = keyof typeof MODALS;

const facts: Record<ModalName, ModalFacts> = MODALS;

export const priorityOf = (name: ModalName): number => facts[name].priority;
export const needsLogIn = (name: ModalName): boolean => facts[name].loginRequired ?? false;
