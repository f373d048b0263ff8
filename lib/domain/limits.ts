/** Business limits of SPEC §5 and §9. Lengths in characters, times in milliseconds. */
export const EMAIL_MAX = 256;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;
export const INPUT_MAX = 256;
export const DEPOSIT_AMOUNT_MAX_CHARACTERS = 20;

/** Characters that a password may hold: Latin letters, digits and the specials of SPEC §5. */
export const PASSWORD_ALLOWED = /^[A-Za-z0-9#$\-._@&!;%:?*()^]+$/;
export const PASSWORD_LETTER = /[A-Za-z]/;
export const PASSWORD_DIGIT = /[0-9]/;

export const TOAST_MS = 5_000;
/** SPEC §4: the notification that a bonus was activated. */
export const BONUS_TOAST_MS = 1_750;
/** SPEC §4, §9: free spins are asked for this often. */
export const FREE_SPINS_POLL_MS = 60_000;
/** SPEC §4: the cashier opens by itself this long after a log-in. */
export const DEPOSIT_OFFER_MS = 3_000;
/** SPEC §2: a slide of a story goes on by itself, and how far a finger goes to change or to close one, in px. */
export const STORY_SLIDE_MS = 5_000;
export const STORY_SWIPE_PX = 100;
export const STORY_CLOSE_PX = 150;
/** A press that lasts longer holds the slide and does not go on. */
export const STORY_HOLD_MS = 200;
/** A message to support. */
export const SUPPORT_MESSAGE_MAX = 4_000;

/** SPEC §5: a text is searched for from so many characters on. */
export const SEARCH_MIN = 2;

/** Games that one person can mark as favourites. */
export const FAVOURITES_MAX = 200;

/** A telephone's country code, its plus included, and the number after it. */
export const PHONE_CODE_MAX = 4;
export const PHONE_NUMBER_MAX = 18;

/** Years that a typed date may lie in. */
export const DATE_YEAR_MIN = 1924;
export const DATE_YEAR_MAX = 2099;
export const AGE_MIN = 18;

/** Files that a player sends, each in bytes. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_FILES = 20;
