/** Cookies that carry a language code (`en de au ch fr`). Neither is trusted beyond choosing a language. */
export const STORED_LANGUAGE_COOKIE = 'parlour_language';
/** The logged-in player's own language; set at log-in, removed at log-out. */
export const PLAYER_LANGUAGE_COOKIE = 'parlour_player_language';
