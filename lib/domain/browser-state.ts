/**
 * What scripts store in a visitor's browser, and the data attributes that they set on the root element, in one table:
 * it is written before React, read by React, and used in styles (`:root[data-side]`). `early/remembered` and
 * `early/root` accept no other names, and nothing else touches the storage or the root element's data
 * (browser-state.test.ts). Types alone: the table costs a page no bytes.
 */

/** In `localStorage`, texts by key. */
export interface Stored {
  /** 'ivory', 'dark'; as the system without one. */
  theme: string;
  /** Width of the sidebar, px: '70' collapsed, '270'. */
  side: string;
  /** Open groups of the sidebar, with spaces. */
  groups: string;
  /** 'necessary', 'analytics'; not asked yet without one. */
  cookies: string;
  /** Language code that was chosen (SPEC §3): it outlives a cookie that a script has set. */
  language: string;
  /** Rows of the lobby for this very visitor, with spaces. */
  ownRows: string;
  /** Characters of the balance, for the width of the purse. */
  purse: string;
  /** The deposit that the player's welcome bonus is for (WelcomeHint). */
  welcome: string;
  /** 'on' when a bonus was in play, for the line over a game. */
  wagering: string;
  /** Games that count in tournaments of the player, as their addresses name them, with spaces: for the line over a game. */
  race: string;
  /** What the law of the country forbids to show, as it was last told: 'no-jackpots', 'no-wheel', with a space. */
  law: string;
  /** How many free spins were left when they were last asked for (SPEC §3). */
  oldFreeSpin: string;
  /** The player and the level that was last told of, with a space: the moment of a level comes once. */
  levelTold: string;
  /** JSON: slides of stories that were seen, by story (SPEC §3). */
  stories: string;
  /** JSON: favourites and games played last, of a visitor without an account. */
  gameMarks: string;
  /** JSON: ids of tournaments that were shown as new (SPEC §4). */
  seenTournaments: string;
  /** JSON: what was searched for last (SPEC §2). */
  gameRecentSearches: string;
  /** JSON: what advertisers put into the address of the first visit; with the visitor's consent only. */
  tracking: string;
}

/** In `sessionStorage`, for one tab; some names are the beginning of several. */
export interface InTab {
  /** Language code that was pressed and is not kept yet. */
  languagePressed: string;
  /** How often a page was reloaded because a script was missing. */
  'preload retries': string;
  /** When a blocked visitor's page was last reloaded, ms. */
  blockedReload: string;
  /** JSON: the campaign by which a visitor came to this tab. */
  tracking: string;
  /** The path that a visitor left for a company's log-in. */
  socialReturn: string;
  /** JSON: the play of a game that was left open. */
  play: string;
  /** A deposit was offered to a player who had just logged in. */
  depositOffered: string;
  /** A player has just logged in, and the page reloads because of it. */
  arrived: string;
  /** JSON, by the address of a list: how far it was read. */
  [list: `list:${string}`]: string;
  /** JSON, by the name of a form: input that was not sent yet. */
  [form: `unsaved:${string}`]: string;
}

/** Data attributes of the root element, as `dataset` names them. */
export interface Root {
  theme: string;
  side: string;
  cookies: string;
  /** While the cookie choice is open again. */
  cookieSettings: string;
  ownRows: string;
  /** 'in' when a session probably exists, 'out'. */
  auth: string;
  welcome: string;
  /** A bonus was in play when it was last asked for. */
  wagering: string;
  /** What the law forbids to show, known before the page was: it is not there. */
  law: string;
  /** The same of what was told later: it is out of sight, and its room stays. */
  lawNews: string;
  /** The line of a tournament stands over a game. */
  race: string;
  /** A game has the place of header and bar on a phone. */
  play: string;
  /** Until the whole page has been read. */
  arriving: string;
  /** Name of a modal whose button was pressed before React was there. */
  pressed: string;
  /** A drawer is open: the page behind stays where it is. */
  held: string;
  /** A game fills the screen, and how. */
  full: string;
  /** A game has the whole width: menu and header are gone. */
  theatre: string;
  /** A page's own sum and button have the place of the bar on a phone. */
  payBar: string;
  /** The player has excluded themselves: the frame around the page offers no games. */
  door: string;
}
