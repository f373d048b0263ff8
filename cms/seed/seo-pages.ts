/** Every page that has an SEO entry from the start: its code and the path that it is found by. */
export const SEO_PAGES = {
  seo_main: 'main',
  seo_games: 'games',
  seo_games_all: 'games/all',
  seo_games_live: 'games/live',
  seo_games_top: 'games/top',
  seo_games_new: 'games/new',
  seo_games_slots: 'games/slots',
  seo_games_megaways: 'games/megaways',
  seo_games_crash: 'games/crash',
  seo_games_fruits: 'games/fruits',
  seo_games_feature_buy: 'games/feature_buy',
  seo_games_bonusbuy: 'games/bonusbuy',
  seo_games_drops_win: 'games/drops_win',
  seo_games_freespins: 'games/freespins',
  seo_games_book: 'games/book',
  seo_games_bonus_wager: 'games/bonus-wager',
  seo_games_blackjack: 'games/blackjack',
  seo_games_baccarat: 'games/baccarat',
  seo_games_poker: 'games/poker',
  seo_games_roulette: 'games/roulette',
  seo_games_live_dealer_shows: 'games/live-dealer-shows',
  seo_games_jackpots: 'games/jackpots',
  seo_games_jackpot_max: 'games/jackpot-max',
  seo_games_jackpot_mid: 'games/jackpot-mid',
  seo_games_jackpot_mini: 'games/jackpot-mini',
  seo_game: 'game/{id}',
  seo_account: 'account',
  seo_account_transaction_history: 'account/transaction-history',
  seo_account_wallet_deposit: 'account/wallet/deposit',
  seo_account_wallet_history: 'account/wallet/history',
  seo_confirmed_email: 'confirmed_email',
  seo_auth: 'auth',
  seo_deposit_success: 'deposit-success',
  seo_deposit_return: 'deposit-return',
  seo_deposit_failure: 'deposit-failure',
  seo_deposit_cancel: 'deposit-cancel',
  seo_blocked_country: 'blocked-country',
  seo_404: '404',
} as const;

export type SeoCode = keyof typeof SEO_PAGES;

/** Title and description of every page in one language. `{name}` and `{provider}` are filled by the game page. */
export type SeoTexts = Record<SeoCode, readonly [title: string, description: string]>;

/** The entries that have a text at the end of their page from the start: `cms/seed/seo-texts/<language>/<code>.md`. */
export const SEO_TEXTS: readonly SeoCode[] = ['seo_main'];
