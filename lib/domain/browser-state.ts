/**
 * What scripts keep in a visitor's browser, and what they say of a page on its root element: one table, because it is written
 * before React, read by React, and asked for by styles (`:root[data-side]`). A test looks for names that are not here.
 */

/** Keys of `localStorage`. */
export const STORED = {
  /** 'ivory', 'dark'; as the system without one. */
  theme: 'theme',
  /** Width of the sidebar, px: '70' collapsed, '270'. */
  side: 'side',
  /** Open groups of the sidebar, with spaces. */
  groups: 'groups',
  /** 'necessary', 'analytics'; not asked yet without one. */
  cookies: 'cookies',
  /** Language code that was chosen (SPEC §3): it outlives a cookie that a script has set. */
  language: 'language',
  /** Rows of the lobby for this very visitor, with spaces. */
  ownRows: 'ownRows',
  /** Characters of the balance, for the width of the purse. */
  purse: 'purse',
  /** The deposit that the player's welcome bonus is for; see WelcomeHint. */
  welcome: 'welcome',
  /** Slides of stories that were seen, by story. */
  stories: 'stories',
  /** Favourites and games played last, of a visitor without an account. */
  gameMarks: 'gameMarks',
  recentSearches: 'gameRecentSearches',
} as const;

/** Keys of `sessionStorage`: what holds for one tab. */
export const IN_TAB = {
  /** Language code that was pressed and is not kept yet. */
  languagePressed: 'languagePressed',
  /** How often a page was loaded anew for want of a script. */
  preloadRetries: 'preload retries',
  /** When a blocked visitor's page was last loaded anew, ms. */
  blockedReload: 'blockedReload',
  /** Where a player came from: what advertisers put into the address. */
  tracking: 'tracking',
  /** The round of a game that was left open. */
  play: 'play',
  /** A deposit was offered to a new player, and one has just logged in. */
  depositOffered: 'depositOffered',
  arrived: 'arrived',
  /** Before the address of a list: how far it was read. */
  list: 'list:',
  /** Before the name of a form: what was typed and not sent. */
  unsaved: 'unsaved:',
} as const;

/** Data attributes of the root element, as `dataset` names them. */
export const ROOT = {
  theme: 'theme',
  side: 'side',
  cookies: 'cookies',
  /** While the choice of cookies is asked for again. */
  cookieSettings: 'cookieSettings',
  ownRows: 'ownRows',
  /** 'in' when a session probably exists, 'out'. */
  auth: 'auth',
  welcome: 'welcome',
  /** A game has the place of header and bar on a phone. */
  play: 'play',
  /** Until the whole page has been read. */
  arriving: 'arriving',
  /** Name of a modal whose button was pressed before React was there. */
  pressed: 'pressed',
  /** A drawer is open: the page behind stays where it is. */
  held: 'held',
  /** Whether a game fills the screen, and how. */
  full: 'full',
} as const;
