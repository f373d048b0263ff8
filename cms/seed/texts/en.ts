import type { SeoTexts } from '../seo-pages';

export const en: SeoTexts = {
  seo_main: [
    'Parlour: online casino with thousands of slots',
    'Slots, Megaways and jackpot games from dozens of studios. Try the demos without an account, or play for real in euros. For adults, 18+.',
  ],
  seo_games: [
    'Game providers: all studios in the house | Parlour',
    'The studios whose games you can play at Parlour, with the number of games from each. Choose a provider to see its whole range.',
  ],
  seo_games_all: [
    'All games: {count} to choose from | Parlour',
    'Every game in the house on one list: {count} of them, slots from plain fruit to Megaways and jackpots. Filter by provider or search by name.',
  ],
  seo_games_live: [
    'Live casino: tables that many share | Parlour',
    'Roulette, baccarat, sic bo and wheel shows: one round for all at the table, day and night, an animated dealer. See each table’s limits before you sit down.',
  ],
  seo_games_top: [
    'Top games: what is played most | Parlour',
    'The games that our players open most often. RTP and volatility are shown for each one, and many have a free demo.',
  ],
  seo_games_new: [
    'New games: the latest releases | Parlour',
    'The latest arrivals from all our providers, newest first. Try the demo before you stake anything.',
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
    'The multiplier climbs until it crashes; you decide when to take your win. Rounds last seconds, so settle on a target and a budget first.',
  ],
  seo_games_fruits: [
    'Fruit machines: cherries, sevens, bells | Parlour',
    'Classic fruit slots with few lines and clear rules. Cherries, lemons, bells and sevens, as demo or for real.',
  ],
  seo_games_feature_buy: [
    'Feature buy slots: straight to the bonus | Parlour',
    'Slots in which the bonus round can be bought at a stated price. The price and the RTP are in the rules of each game.',
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
    'Blackjack tables | Parlour',
    'Blackjack with six decks and up to seven hands a round. Rules and limits are shown at each table.',
  ],
  seo_games_baccarat: [
    'Baccarat tables | Parlour',
    'Player, banker or tie: baccarat by fixed rules, from small limits upwards.',
  ],
  seo_games_poker: [
    'Hold’em and video poker against the house | Parlour',
    'Casino poker, played against the house and not against other players. See the pay table before you play.',
  ],
  seo_games_roulette: [
    'Roulette tables with one zero | Parlour',
    'European and French roulette, with racetrack and la partage. Limits are shown for each table.',
  ],
  seo_games_live_dealer_shows: [
    'Live game shows with hosts | Parlour',
    'Wheels, dice and bonus rounds with a host in the studio. A slow connection can be a disadvantage in timed rounds.',
  ],
  seo_games_jackpots: [
    'Jackpot games: Mini, Mid and Max | Parlour',
    'All games of the three jackpots: Mini, Mid and Max. What feeds them, and where RTP and volatility of each game can be read.',
  ],
  seo_games_jackpot_max: [
    'Max jackpot games | Parlour',
    'Games of the Max jackpot, the largest of the three: drawn between €20,000 and €30,000, and fed by every stake of real money in euros.',
  ],
  seo_games_jackpot_mid: [
    'Mid jackpot games | Parlour',
    'Games of the Mid jackpot, between the small one and the large one: drawn between €5,000 and €10,000, fed by every real-money stake in euros.',
  ],
  seo_games_jackpot_mini: [
    'Mini jackpot games | Parlour',
    'Games of the Mini jackpot, the smallest of the three: drawn between €1,000 and €2,500, and fed by every stake of real money in euros.',
  ],
  seo_game: [
    '{name} by {provider}: demo and real play | Parlour',
    'Play {name} by {provider} at Parlour. RTP, volatility and rules at a glance; log in to play for real. 18+.',
  ],
  seo_provider: [
    '{provider} games: {count} to play | Parlour',
    'All games by {provider} at Parlour, {count} in all, with RTP and volatility. Many have a demo that needs no account. 18+.',
  ],
  seo_faq: [
    'Questions and answers: account, money, games | Parlour',
    'How to open an account, when a deposit arrives, what happens if a connection breaks and how the jackpots work: short answers to common questions.',
  ],
  seo_jackpots: [
    'Max, Mid and Mini: the three jackpots | Parlour',
    'Max, Mid and Mini with their present amounts, what part of each stake feeds them, the largest wins and the games that belong to them. 18+.',
  ],
  seo_tournaments: [
    'Tournaments: running and finished | Parlour',
    'All tournaments of the house and of the studios, with their prizes, closing dates and leaderboards. Each one shows its own terms. 18+.',
  ],
  seo_tournament: [
    '{name}: studio tournament | Parlour',
    'The studio tournament {name}: prizes, games that count, closing date and terms on one page. Taking part is up to you. For adults, 18+.',
  ],
  seo_local_tournament: [
    '{name}: house tournament | Parlour',
    'The house tournament {name}: its games, minimum bet, prizes by place and the leaderboard as it stands. Taking part is up to you. 18+.',
  ],
  seo_vip: [
    'VIP levels, points and cashback | Parlour',
    'Twelve levels from Newcomer to Lord of the House: how many points each one needs, what cashback it brings and what does not count. 18+.',
  ],
  seo_bonuses: [
    'Bonuses and their terms | Parlour',
    'The bonuses that are open at present, each with its minimum deposit, wagering and maximum bet. Whether you take one is your choice. 18+.',
  ],
  seo_bonus: [
    '{name}: bonus and terms | Parlour',
    'What the bonus {name} offers and what it asks for: minimum deposit, wagering, maximum bet and the games that count. Terms apply, 18+.',
  ],
  seo_wheel_of_fortune: [
    'Wheel of fortune: a free spin a day | Parlour',
    'Twelve equal fields, a free spin a day for players with a VIP level: every prize with its odds, the rules, and a draw that you can check. Adults only, 18+.',
  ],
  seo_landing_welcome_bonus: [
    'Welcome pack: the first four deposits | Parlour',
    'Up to €800 and 335 free spins over the first 4 deposits: how the pack is divided and what its wagering asks for. Terms apply, 18+.',
  ],
  seo_welcome_landing: [
    'New here: the welcome pack explained | Parlour',
    'New to Parlour? Read what each of the first 4 deposits adds to the welcome pack before you decide whether you want it. Terms apply, 18+.',
  ],
  seo_authorize: [
    'Confirming your log-in | Parlour',
    'Your log-in at Parlour is being confirmed. After that you go on to the main page; there is nothing else for you to do.',
  ],
  seo_activate_bonus: [
    'Activating your bonus | Parlour',
    'The bonus from your link is being activated. If you are not logged in yet, you will be asked to log in first. Its terms apply, 18+.',
  ],
  seo_redirect: [
    'One moment, please | Parlour',
    'Parlour is checking what the service you come from has reported. You go on to the main page as soon as that is done.',
  ],
  seo_handoff: [
    'You are being passed on | Parlour',
    'The details in your link are being read. You will be on the main page of Parlour in a moment; there is nothing you need to do.',
  ],
  seo_info_terms: [
    'Terms and conditions | Parlour',
    'Who may play at Parlour, which rules apply to accounts, deposits, withdrawals and games, what is not allowed and how to complain.',
  ],
  seo_info_bonus_terms: [
    'Bonus terms: wagering and free spins | Parlour',
    'The rules for every bonus, promo code and free spin: activating, wagering, maximum bet, cancelling and fair use, in plain words.',
  ],
  seo_info_privacy: [
    'Privacy policy: what we hold and why | Parlour',
    'Which data Parlour holds, what it is used for, who sees it, how long it is kept and how you can see, correct or delete it.',
  ],
  seo_info_responsible_gambling: [
    'Responsible gambling and free help | Parlour',
    'How to keep play in hand, what we do and what we cannot do yet, signs to take seriously and where to find free help. For adults, 18+.',
  ],
  seo_info_about: [
    'About Parlour: who runs this house | Parlour',
    'What Parlour is, who runs it and under which licence, where the games come from and how we treat players and their money.',
  ],
  seo_info_aml_kyc: [
    'Identity checks against money laundering | Parlour',
    'Why we check identity, address and means of payment, which documents we ask for, what they must show and how long they are kept.',
  ],
  seo_info_payments: [
    'Payments and deposits | Parlour',
    'How money comes into your account: methods, limits, how long it takes, why the name must be your own, and how withdrawals will work.',
  ],
  seo_info_affiliates: [
    'Affiliates: working with Parlour | Parlour',
    'What the affiliate programme of Parlour is, which rules partners keep to when they write about us, and how to reach the team.',
  ],
  seo_info_contact: [
    'Contact: how to reach support | Parlour',
    'How to reach people at Parlour: the support form, the email address, what to have at hand and how a complaint is dealt with.',
  ],
  seo_account: ['Your account | Parlour', 'Balance, deposits, history and settings of your account.'],
  seo_account_profile_main: [
    'Your profile at the casino | Parlour',
    'Your details, mails and language at Parlour, a copy of everything that we keep about you, and the way to close your account.',
  ],
  seo_account_profile_verification: [
    'Your documents and verification | Parlour',
    'Send Parlour your identity card and proof of address, see how far the check is, and read what is still missing.',
  ],
  seo_account_transaction_history: [
    'Transaction history | Parlour',
    'Every deposit, bet and win on your account, with date, amount and status.',
  ],
  seo_account_profile_security: [
    'Security | Parlour',
    'Second factor, passkeys and where you are logged in.',
  ],
  seo_account_wallet_deposit: [
    'Deposit | Parlour',
    'Add money to your account: choose a method and an amount.',
  ],
  seo_account_wallet_withdrawal: ['Withdraw | Parlour', 'Take money out, and see where it is.'],
  seo_account_wallet_history: [
    'Deposits and withdrawals | Parlour',
    'Every deposit and withdrawal on your account and where it stands.',
  ],
  seo_account_wallet_balance: [
    'Your balances | Parlour',
    'Your money at Parlour in each currency, and which one is in use.',
  ],
  seo_account_bonuses: [
    'Your bonuses | Parlour',
    'What you have of bonuses at Parlour: offers, the one in play and the queue.',
  ],
  seo_account_limits: [
    'Limits and breaks | Parlour',
    'Set what you pay in, lose, stake and how long you play, take a break, or find somebody to talk to.',
  ],
  seo_account_limits_spending: [
    'Where your money and time went | Parlour',
    'What you paid in and took out, what play came to and how long you played, by day, week and month.',
  ],
  seo_account_limits_self_test: [
    'Self-test | Parlour',
    'Nine questions about how you play, what the answers mean, and where to find help. Only you see them.',
  ],
  seo_account_jackpots: [
    'Your jackpots | Parlour',
    'What you have of the jackpots: your tickets of those that run, and the draws that you won.',
  ],
  seo_account_vip: [
    'Your VIP level | Parlour',
    'Your level and points, what your level brings and how far it is to the next one.',
  ],
  seo_account_vip_cashback: [
    'Your cashback | Parlour',
    'What came back of what you lost of your own money, line by line, and when it was paid.',
  ],
  seo_account_promo: ['Promo code | Parlour', 'Enter a promo code and take its bonus, at once or later.'],
  seo_account_transaction_history_bonus: [
    'Bonuses that have ended | Parlour',
    'What became of each of your bonuses, with every step and its reason.',
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
