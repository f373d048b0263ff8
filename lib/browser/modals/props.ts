import type { ModalName } from '@/lib/domain/modals';
import type { LevelCode } from '@/lib/domain/loyalty';
import type { ProfileField, ProfileStep } from '@/lib/domain/player-profile';
import type { Currency } from '@/lib/money/money';

type Nothing = Record<string, never>;
/** What a modal of a bonus is about. */
interface OfBonus {
  /** Id of the player's copy. */
  bonusId: string;
}
/** What is to be paid, and what has arrived, is read from the deposit itself, again and again. */
interface OfDeposit {
  depositId: string;
}

/** What a deposit begins with. */
interface DepositWish {
  /** As a deposit names it: an option of the method behind an underscore. */
  method?: string;
  /** The method that did not work: it begins with another one. */
  notBy?: string;
  /** Minor units. */
  amount?: number;
  /** The slug of the game to return to; the cashier opens without it on that game's own page. */
  game?: string;
  /** Id of the bonus that it is made for; `welcome` for the welcome bonus. */
  bonus?: string;
}

/** How a registration begins, and what follows it. */
interface SignUp {
  /** Runs once the visitor has an account and is logged in; after the last step where there are steps. */
  then?: () => void;
  /** An account is all that is needed now: no further steps, no bar. */
  short?: boolean;
  /** Where a player goes on who left the registration half way. */
  step?: ProfileStep;
}

/** What a visitor has written to support so far. */
export interface SupportDraft {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/** What each modal is opened with, those of later features too: their names and props are agreed on here. */
export interface ModalProps extends Record<ModalName, object> {
  /** A text that operators write, by its code: `terms_and_conditions`. */
  CMS_TEXT: { code: string };
  /** A round is open in the game; `onLeave` follows the link that was pressed. */
  LEAVE_ROUND: { mode: 'real' | 'demo'; onLeave: () => void };
  REALITY_CHECK: Nothing;
  REMINDER: Nothing;
  /** Another game is open, which the law does not let. */
  ONE_GAME: { game: string; hasOpenRound: boolean; onSwitch: () => void; onGo: () => void };
  /** `then` runs once the visitor has an account and is logged in. */
  LOGIN: SignUp;
  SIGNUP: SignUp;
  RESET_PASSWORD: { email?: string };
  DEPOSIT: DepositWish;
  DEPOSIT_CRYPTO: OfDeposit;
  FORM_FIELDS: OfDeposit;
  DEPOSIT_HELLOCLEVER_RESULT: OfDeposit;
  DEPOSIT_PAYMENT_INFO: OfDeposit;
  BONUS_FROM_QUEUE: OfBonus;
  FREESPINS: Nothing;
  /** Without a message, the general one. */
  MINIMAL_BALANCE_MODAL: { message?: string };
  /** What the platform wants to know; `then` runs once it does. */
  PROFILE_REQUIREMENTS_MODAL: { fields: readonly ProfileField[]; then?: () => void };
  TERMS_UPDATE: Nothing;
  /** `currency` is chosen at first; without it, the one in use. */
  BALANCE_CHANGE_CURRENCY: { currency?: Currency };
  /** What is still to be wagered, in minor units. */
  BALANCE_CHANGE_CURRENCY_ERROR: { depositWager: number; currency: Currency };
  ATTENTION_BONUS: OfBonus & { onConfirm: () => void };
  /** `warning` in place of the general one; `onConfirm` rejects the bonus. */
  CANCEL_BONUS: { onConfirm: () => void; warning?: string };
  NEW_LOCAL_TOURNAMENT: { tournamentId: string };
  NEW_TOURNAMENT: { tournamentCode: string };
  BONUS: OfBonus;
  BONUS_WAGERING_FINISHED: OfBonus;
  /** `wagering`: no picture, and the button confirms that the terms were understood. */
  GAME_NOTIFICATION: { messages: readonly string[]; highlighted?: string; wagering?: boolean };
  GAME_NOT_AVAILABLE: { message?: string };
  FULLSCREEN_IMAGE: { src: string; alt: string; width: number; height: number };
  MOBILE_APP: Nothing;
  PROVIDERS: Nothing;
  SEARCH: Nothing;
  VIP_RULES: Nothing;
  /** The VIP level that was reached. */
  LEVEL_UP: { level: number; code: LevelCode };
  /** Proves who is writing; what was written already comes along. */
  SUPPORT: { draft?: SupportDraft };
  /** `verification` is the platform's word that the player has just given the password. */
  SUPPORT_FORM: { draft?: SupportDraft; verification?: string };
  BONUS_RUNOUT: OfBonus;
  /** The stories, beginning with the one of this code. */
  STORY: { code: string };
}

/**
 * The modals that can be opened. To build another one, add its name here: the compiler then asks for its component in
 * the registry, and opening it does not compile before.
 */
export type OpenableModal =
  | 'CMS_TEXT'
  | 'LEAVE_ROUND'
  | 'REALITY_CHECK'
  | 'REMINDER'
  | 'ONE_GAME'
  | 'LOGIN'
  | 'SIGNUP'
  | 'RESET_PASSWORD'
  | 'DEPOSIT'
  | 'DEPOSIT_CRYPTO'
  | 'FORM_FIELDS'
  | 'DEPOSIT_HELLOCLEVER_RESULT'
  | 'DEPOSIT_PAYMENT_INFO'
  | 'MINIMAL_BALANCE_MODAL'
  | 'PROFILE_REQUIREMENTS_MODAL'
  | 'TERMS_UPDATE'
  | 'BALANCE_CHANGE_CURRENCY'
  | 'BALANCE_CHANGE_CURRENCY_ERROR'
  | 'BONUS'
  | 'BONUS_FROM_QUEUE'
  | 'FREESPINS'
  | 'ATTENTION_BONUS'
  | 'BONUS_WAGERING_FINISHED'
  | 'BONUS_RUNOUT'
  | 'CANCEL_BONUS'
  | 'NEW_LOCAL_TOURNAMENT'
  | 'NEW_TOURNAMENT'
  | 'GAME_NOTIFICATION'
  | 'GAME_NOT_AVAILABLE'
  | 'FULLSCREEN_IMAGE'
  | 'MOBILE_APP'
  | 'PROVIDERS'
  | 'SEARCH'
  | 'SUPPORT'
  | 'SUPPORT_FORM'
  | 'STORY'
  | 'VIP_RULES'
  | 'LEVEL_UP';
