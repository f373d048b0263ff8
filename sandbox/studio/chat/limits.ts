/** What a request may send before it is cleaned, characters: more is no message. */
export const LONGEST_SENT = 2_000;

/** From one message of a player to the next, over all tables, ms. */
export const SAY_PACE_MS = 3_000;
/** So many messages of a player in a minute, over all tables. */
export const MOST_A_MINUTE = 6;
/** So many attempts in a minute, those included that were refused for what they said. */
export const MOST_ATTEMPTS = 30;
export const MINUTE_MS = 60_000;
/** The same text is not said again for so long, ms. */
export const REPEAT_MS = 10 * MINUTE_MS;

/** New messages are told together, at most so often, ms. */
export const CHAT_BATCH_MS = 500;
/** So many in one batch: a room where everybody writes at once must not slow its table. */
export const MOST_IN_BATCH = 5;

/** So many messages are kept of a room, so that they can be reported and come back. */
export const KEPT_LINES = 100;
/** So many of them are told to who comes. */
export const SHOWN_LINES = 50;
/** And for so long, ms. */
export const KEEP_LINES_MS = 24 * 60 * MINUTE_MS;

/** So many players have to report a message until it is hidden from everybody. */
export const REPORTS_TO_HIDE = 3;
/** Its author does not write for so long, or until an operator has looked, ms. */
export const PAUSE_MS = 10 * MINUTE_MS;
/** So many reports of one player in ten minutes. */
export const MOST_REPORTS = 5;
export const REPORTS_SPAN_MS = 10 * MINUTE_MS;
/** So many reports may wait for the platform; none is taken beyond. */
export const MOST_WAITING_REPORTS = 10_000;
