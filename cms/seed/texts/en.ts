import type { SeoTexts } from '../seo-pages';

export const en: SeoTexts = {
  seo_main: [
    'Parlour: online casino with 8,252 games from 82 providers',
    'Slots, live tables, jackpots and crash games from 82 providers. Try the demos without an account, or play for real in euro. For adults, 18+.',
  ],
  seo_games: [
    'Game providers: all 82 studios | Parlour',
    'The 82 studios whose games you can play at Parlour, with the number of games from each. Choose a provider to see its whole range.',
  ],
  seo_games_all: [
    'All games: 8,335 slots and live tables | Parlour',
    'Every game in the house on one list: 8,252 slots and other games plus 83 live tables. Filter by provider or search by name.',
  ],
  seo_games_live: [
    'Live casino: 83 tables with real dealers | Parlour',
    'Blackjack, roulette, baccarat, poker and game shows with real dealers. See the limits of each table before you sit down.',
  ],
  seo_games_top: [
    'Top games: what is played most | Parlour',
    'The games that our players open most often. RTP and volatility are shown for each one, and many have a free demo.',
  ],
  seo_games_new: [
    'New games: the latest releases | Parlour',
    'The latest arrivals from 82 providers, newest first. Try the demo before you stake anything.',
  ],
  seo_games_slots: [
    'Online slots: classic and modern | Parlour',
    'Video slots of every theme and volatility. RTP is shown for every game, and most can be tried free of charge.',
  ],
  seo_games_megaways: [
    'Megaways slots: changing reels | Parlour',
    'Slots whose reels change height with each spin, so the number of ways to win changes too. Demos without an account.',
  ],
  seo_games_crash: [
    'Crash games: cash out in time | Parlour',
    'The multiplier climbs until it crashes; you decide when to take your win. Set an automatic cash-out and keep the pace yours.',
  ],
  seo_games_fruits: [
    'Fruit machines: cherries, sevens, bells | Parlour',
    'Classic fruit slots with few lines and clear rules. Cherries, lemons, bells and sevens, as demo or for real.',
  ],
  seo_games_feature_buy: [
    'Feature buy slots: straight to the bonus | Parlour',
    'Slots in which the bonus round can be bought at a stated price. The price and the RTP stand in the rules of each game.',
  ],
  seo_games_bonusbuy: [
    'Bonus games: slots with bonus rounds | Parlour',
    'Slots with a bonus round of their own: picks, wheels and second-screen games. Read the rules and try them as a demo.',
  ],
  seo_games_drops_win: [
    'Drops & Wins: slots with prize drops | Parlour',
    'Games that take part in the providers’ prize drops. The terms and the running time are shown with each promotion.',
  ],
  seo_games_freespins: [
    'Slots with free spins | Parlour',
    'Games whose free spins are triggered by scatters. See how they work in the demo, with play money and no account.',
  ],
  seo_games_book: [
    'Book slots: expanding symbols | Parlour',
    'Slots in which the book is wild and scatter at once and one symbol expands during free spins.',
  ],
  seo_games_bonus_wager: [
    'Games for bonus wagering | Parlour',
    'The games whose stakes count towards the wagering of an active bonus. Anything that is not on this list does not count.',
  ],
  seo_games_blackjack: [
    'Live blackjack tables | Parlour',
    'Blackjack with real dealers at tables of different limits. The rules and side bets stand at each table.',
  ],
  seo_games_baccarat: [
    'Live baccarat tables | Parlour',
    'Player, banker or tie: baccarat with real dealers, from small limits upwards.',
  ],
  seo_games_poker: [
    'Live poker tables against the house | Parlour',
    'Casino poker with real dealers, played against the house and not against other players. See the pay table before you play.',
  ],
  seo_games_roulette: [
    'Live roulette tables | Parlour',
    'European, French and other wheels with real croupiers. Limits are shown for each table.',
  ],
  seo_games_live_dealer_shows: [
    'Live game shows with hosts | Parlour',
    'Wheels, dice and bonus rounds with a host in the studio. A slow connection can be a disadvantage in timed rounds.',
  ],
  seo_games_jackpots: [
    'Jackpot games: mini, middle and grand | Parlour',
    'All games that take part in a jackpot. Mini, middle and grand show their present amount while you play.',
  ],
  seo_games_jackpot_max: [
    'Grand jackpot games | Parlour',
    'Games that feed the grand jackpot, the largest of the three. Its present amount is shown in the lobby.',
  ],
  seo_games_jackpot_mid: [
    'Middle jackpot games | Parlour',
    'Games that feed the middle jackpot. Its present amount is shown in the lobby.',
  ],
  seo_games_jackpot_mini: [
    'Mini jackpot games | Parlour',
    'Games that feed the mini jackpot, the one that is drawn most easily. Its present amount is shown in the lobby.',
  ],
  seo_game: [
    '{name} by {provider}: demo and real play | Parlour',
    'Play {name} by {provider} at Parlour. RTP, volatility and rules at a glance; log in to play for real. 18+.',
  ],
  seo_account: ['Your account | Parlour', 'Balance, deposits, history and settings of your account.'],
  seo_account_transaction_history: [
    'Transaction history | Parlour',
    'Every deposit, bet and win on your account, with date, amount and status.',
  ],
  seo_account_wallet_deposit: [
    'Deposit | Parlour',
    'Add money to your account: choose a method and an amount.',
  ],
  seo_account_wallet_history: [
    'Deposit history | Parlour',
    'Every deposit on your account and where it stands.',
  ],
  seo_confirmed_email: ['Email confirmed | Parlour', 'Your email address at Parlour is confirmed.'],
  seo_auth: ['Sign up or log in | Parlour', 'Open an account at Parlour or log in to yours. 18+.'],
  seo_deposit_success: [
    'Deposit received | Parlour',
    'Your payment went through. The balance follows as soon as it is confirmed.',
  ],
  seo_deposit_return: [
    'Deposit in progress | Parlour',
    'Your payment is being confirmed. The balance follows as soon as that is done.',
  ],
  seo_deposit_failure: [
    'Deposit failed | Parlour',
    'The payment did not go through and nothing was credited. You can try again.',
  ],
  seo_deposit_cancel: ['Deposit cancelled | Parlour', 'You cancelled the payment. Nothing was credited.'],
  seo_blocked_country: [
    'Not available in your country | Parlour',
    'Parlour is not offered in your country. Our support team can tell you more.',
  ],
  seo_404: ['Page not found | Parlour', 'There is no page at this address. The lobby is one click away.'],
};
