import type { SeoTexts } from '../seo-pages';

export const enAu: SeoTexts = {
  seo_main: [
    'Parlour: online casino with thousands of pokies',
    'Pokies, Megaways and jackpot games from dozens of studios. Have a go at the demos without an account, or play for real in euros. Adults only, 18+.',
  ],
  seo_games: [
    'Game providers: every studio in the house | Parlour',
    'The studios behind the games at Parlour, and how many each of them brings. Pick a provider to see the lot.',
  ],
  seo_games_all: [
    'All games: {count} pokies and more | Parlour',
    'Every game in the house on one list: {count} of them, pokies from plain fruit to Megaways and jackpots. Filter by provider or search by name.',
  ],
  seo_games_live: [
    'Live casino: tables you share | Parlour',
    'Roulette, baccarat, sic bo and wheel shows: one round for the whole table, day and night, an animated dealer. Check the limits before you take a seat.',
  ],
  seo_games_top: [
    'Top games: what gets played most | Parlour',
    'The games our players open most often. RTP and volatility are shown for every one, and plenty have a free demo.',
  ],
  seo_games_new: [
    'New games: fresh releases | Parlour',
    'Fresh arrivals from all our providers, newest first. Try the demo before you stake a cent.',
  ],
  seo_games_slots: [
    'Online pokies: classic and modern | Parlour',
    'Pokies of every theme and volatility. RTP is shown for every game, and most can be tried for free.',
  ],
  seo_games_megaways: [
    'Megaways pokies: changing reels | Parlour',
    'Pokies whose reels change height with every spin, so the ways to win change as well. Demos without an account.',
  ],
  seo_games_crash: [
    'Crash games: cash out in time | Parlour',
    'The multiplier climbs until it crashes, and you choose when to take your win. Rounds last seconds, so settle on a target and a budget first.',
  ],
  seo_games_fruits: [
    'Fruit pokies: cherries, sevens, bells | Parlour',
    'Old-school fruit pokies with few lines and simple rules. Cherries, lemons, bells and sevens, as a demo or for real.',
  ],
  seo_games_feature_buy: [
    'Feature buy pokies: straight to the bonus | Parlour',
    'Pokies in which you can buy the bonus round at a stated price. The price and the RTP are in the rules of each game.',
  ],
  seo_games_bonusbuy: [
    'Bonus games: pokies with bonus rounds | Parlour',
    'Pokies with a bonus round of their own: picks, wheels and second-screen games. Read the rules and try them as a demo.',
  ],
  seo_games_drops_win: [
    'Drops & Wins: pokies with prize drops | Parlour',
    'Games in the providers’ prize drops. Terms and dates are shown with each promotion.',
  ],
  seo_games_freespins: [
    'Pokies with free spins | Parlour',
    'Games with free spins set off by scatters. See how they work in the demo, with play money and no account.',
  ],
  seo_games_book: [
    'Book pokies: expanding symbols | Parlour',
    'Pokies in which the book is wild and scatter in one, and a symbol expands during the free spins.',
  ],
  seo_games_bonus_wager: [
    'Games for bonus wagering | Parlour',
    'The games whose stakes count towards wagering an active bonus. If it is not on this list, it does not count.',
  ],
  seo_games_blackjack: [
    'Blackjack tables | Parlour',
    'Blackjack with six decks and up to seven hands a round. Rules and limits are posted at each table.',
  ],
  seo_games_baccarat: [
    'Baccarat tables | Parlour',
    'Player, banker or tie: baccarat by fixed rules, starting from small limits.',
  ],
  seo_games_poker: [
    'Hold’em and video poker against the house | Parlour',
    'Casino hold’em and video poker. You play the house, not other players. Check the pay table first.',
  ],
  seo_games_roulette: [
    'Roulette tables with one zero | Parlour',
    'European and French roulette, with a racetrack and la partage. Limits are shown for each table.',
  ],
  seo_games_live_dealer_shows: [
    'Live game shows with hosts | Parlour',
    'Wheels, dice and bonus rounds with a host in the studio. A slow connection can put you at a disadvantage in timed rounds.',
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
    'Every game by {provider} at Parlour, {count} all up, with RTP and volatility. Plenty have a demo that needs no account. 18+.',
  ],
  seo_faq: [
    'Questions and answers: account, money, games | Parlour',
    'How to open an account, when a deposit arrives, what happens if a connection breaks and how the jackpots work: short answers to common questions.',
  ],
  seo_jackpots: [
    'Max, Mid and Mini: the three jackpots | Parlour',
    'Max, Mid and Mini with their current amounts, what part of each stake feeds them, the largest wins and the games that go with them. 18+.',
  ],
  seo_tournaments: [
    'Tournaments: running and finished | Parlour',
    'Every tournament of the house and of the studios, with prizes, closing dates and leaderboards. Each one shows its own terms. 18+.',
  ],
  seo_tournament: [
    '{name}: studio tournament | Parlour',
    'The studio tournament {name}: prizes, games that count, closing date and terms on one page. Joining in is up to you. Adults only, 18+.',
  ],
  seo_local_tournament: [
    '{name}: house tournament | Parlour',
    'The house tournament {name}: its games, minimum bet, prizes by place and the current leaderboard. Joining in is up to you. 18+.',
  ],
  seo_vip: [
    'VIP levels, points and cashback | Parlour',
    'Twelve levels from Newcomer to Lord of the House: how many points each one takes, what cashback it brings and what doesn’t count. 18+.',
  ],
  seo_bonuses: [
    'Bonuses and their terms | Parlour',
    'The bonuses open right now, each with its minimum deposit, wagering and maximum bet. Whether you take one is your call. 18+.',
  ],
  seo_bonus: [
    '{name}: bonus and terms | Parlour',
    'What the bonus {name} offers and what it asks of you: minimum deposit, wagering, maximum bet and the games that count. Terms apply, 18+.',
  ],
  seo_wheel_of_fortune: [
    'Wheel of fortune: a free spin a day | Parlour',
    'Twelve equal fields, one free spin a day for players with a VIP level: every prize with its odds, the rules, and a draw you can check. Adults only, 18+.',
  ],
  seo_landing_welcome_bonus: [
    'Welcome pack: the first four deposits | Parlour',
    'Up to €800 and 335 free spins over the first 4 deposits: how the pack is split up and what its wagering asks of you. Terms apply, 18+.',
  ],
  seo_welcome_landing: [
    'New here: the welcome pack explained | Parlour',
    'New to Parlour? Read what each of the first 4 deposits adds to the welcome pack before deciding whether you want it. Terms apply, 18+.',
  ],
  seo_authorize: [
    'Confirming your log-in | Parlour',
    'Your log-in at Parlour is being confirmed. After that you’ll go on to the main page; there’s nothing else for you to do.',
  ],
  seo_activate_bonus: [
    'Activating your bonus | Parlour',
    'The bonus from your link is being activated. If you aren’t logged in yet, you’ll be asked to log in first. Its terms apply, 18+.',
  ],
  seo_redirect: [
    'One moment, please | Parlour',
    'Parlour is checking what the service you’ve come from has reported. You’ll go on to the main page as soon as that’s done.',
  ],
  seo_handoff: [
    'You are being passed on | Parlour',
    'We’re reading the details in your link. You’ll be on the main page of Parlour in a moment, without having to do a thing.',
  ],
  seo_info_terms: [
    'Terms and conditions | Parlour',
    'Who may play at Parlour, which rules apply to accounts, deposits, withdrawals and games, what isn’t allowed and how to complain.',
  ],
  seo_info_bonus_terms: [
    'Bonus terms: wagering and free spins | Parlour',
    'The rules for every bonus, promo code and free spin: activating, wagering, maximum bet, cancelling and fair use, in plain English.',
  ],
  seo_info_privacy: [
    'Privacy policy: what we hold and why | Parlour',
    'Which data Parlour holds, what it’s used for, who sees it, how long it’s kept and how you can see, correct or delete it.',
  ],
  seo_info_responsible_gambling: [
    'Responsible gambling and free help | Parlour',
    'How to keep play in hand, what we do and what we cannot do yet, signs to take seriously and where to find free help. For adults, 18+.',
  ],
  seo_info_about: [
    'About Parlour: who runs this house | Parlour',
    'What Parlour is, who runs it and under which licence, where the games come from and how we look after players and their money.',
  ],
  seo_info_aml_kyc: [
    'Identity checks against money laundering | Parlour',
    'Why we check identity, address and means of payment, which documents we ask for, what they must show and how long they’re kept.',
  ],
  seo_info_payments: [
    'Payments and deposits | Parlour',
    'How money comes into your account: methods, limits, how long it takes, why the name must be your own, and how withdrawals will work.',
  ],
  seo_info_affiliates: [
    'Affiliates: working with Parlour | Parlour',
    'What Parlour’s affiliate program is, which rules partners stick to when they write about us, and how to reach the team.',
  ],
  seo_info_contact: [
    'Contact: how to reach support | Parlour',
    'How to reach people at Parlour: the support form, the email address, what to have handy and how a complaint is dealt with.',
  ],
  seo_account: ['Your account | Parlour', 'Balance, deposits, history and settings of your account.'],
  seo_account_profile_main: [
    'Your profile at the casino | Parlour',
    'Your details, mails and language at Parlour, a copy of everything that we keep about you, and the way to close your account.',
  ],
  seo_account_profile_verification: [
    'Your documents and verification | Parlour',
    'Send Parlour your ID and proof of address, see how the check is going, and read what’s still missing.',
  ],
  seo_account_transaction_history: [
    'Transaction history | Parlour',
    'Every deposit, bet and win on your account, with date, amount and status.',
  ],
  seo_account_profile_security: ['Security | Parlour', 'Second factor, passkeys and where you’re logged in.'],
  seo_account_wallet_deposit: ['Deposit | Parlour', 'Top up your account: pick a method and an amount.'],
  seo_account_wallet_withdrawal: ['Withdraw | Parlour', 'Take money out, and see where it’s up to.'],
  seo_account_wallet_history: [
    'Deposits and withdrawals | Parlour',
    'Every deposit and withdrawal on your account and where it’s up to.',
  ],
  seo_account_wallet_balance: [
    'Your balances | Parlour',
    'Your money at Parlour in each currency, and the one you’re using.',
  ],
  seo_account_bonuses: [
    'Your bonuses | Parlour',
    'What you’ve got in bonuses at Parlour: offers, the one in play and the queue.',
  ],
  seo_account_limits: [
    'Limits and breaks | Parlour',
    'Set what you pay in, lose, stake and how long you play, take a break, or find someone to talk to.',
  ],
  seo_account_limits_spending: [
    'Where your money and time went | Parlour',
    'What you paid in and took out, how your play turned out and how long you played, by day, week and month.',
  ],
  seo_account_limits_self_test: [
    'Self-test | Parlour',
    'Nine questions about how you play, what your answers mean, and where to find help. Only you see them.',
  ],
  seo_account_jackpots: [
    'Your jackpots | Parlour',
    'What you have of the jackpots: your tickets for those that are running, and the draws you’ve won.',
  ],
  seo_account_vip: [
    'Your VIP level | Parlour',
    'Your level and points, what your level brings and how far it is to the next one.',
  ],
  seo_account_vip_cashback: [
    'Your cashback | Parlour',
    'What came back of what you lost of your own money, line by line, and when it was paid.',
  ],
  seo_account_promo: ['Promo code | Parlour', 'Enter a promo code and take its bonus, right away or later.'],
  seo_account_transaction_history_bonus: [
    'Bonuses that have ended | Parlour',
    'What became of each of your bonuses, with every step and its reason.',
  ],
  seo_confirmed_email: ['Email confirmed | Parlour', 'Your email address at Parlour is confirmed.'],
  seo_auth: [
    'Sign up or log in | Parlour',
    'Open an account at Parlour or log in to yours. Adults only, 18+.',
  ],
  seo_deposit_success: [
    'Deposit received | Parlour',
    'Your payment went through. Your balance follows once it is confirmed.',
  ],
  seo_deposit_return: [
    'Deposit in progress | Parlour',
    'Your payment is being confirmed. Your balance follows once that is done.',
  ],
  seo_deposit_failure: [
    'Deposit failed | Parlour',
    'The payment did not go through and nothing was credited. Feel free to try again.',
  ],
  seo_deposit_cancel: ['Deposit cancelled | Parlour', 'You cancelled the payment. Nothing was credited.'],
  seo_blocked_country: [
    'Not available in your country | Parlour',
    'Parlour is not offered in your country. Our support team can tell you more.',
  ],
  seo_404: ['Page not found | Parlour', 'There is no page at this address. The lobby is just a click away.'],
};
