// Written by `npm run messages` from en.json. Not to be edited.

export type Messages = {
  "Account": {
    "logIn": "Log in",
    "signUp": "Sign up",
    "deposit": "Deposit",
    "balance": "Balance",
    "purse": "Balance {amount}, open your account",
    "menu": "Account menu",
    "walletHistory": "Deposits and withdrawals",
    "loggedOut": "You are logged out.",
    "logOutFailed": "You could not be logged out. Please try again.",
    "checking": "Opening your account",
    "unreachable": "Your account cannot be opened right now",
    "unreachableText": "The casino does not answer. Check your connection and try again.",
    "tryAgain": "Try again",
    "title": "Your account",
    "sections": "Account sections",
    "transactions": "Transactions",
    "gameRounds": "Games",
    "historyPages": "Pages of the history",
    "walletBalance": "Balances",
    "withdrawal": "Withdraw",
    "bonuses": "Your bonuses",
    "promoCode": "Promo code",
    "bonusHistory": "Bonuses",
    "spending": "Money and time",
    "selfTest": "Self-test"
  },
  "AccountDrawer": {
    "level": "VIP level",
    "levelName": "Level {level, number}, {name}",
    "noLevel": "No VIP level yet",
    "nextLevel": "Next: {name}",
    "topLevel": "The highest level",
    "progress": "Way to the next level",
    "pointsOfNext": "{points, number} of {target, number} points",
    "pointsLeft": "{points, plural, one {# point to go} other {# points to go}}",
    "pointsOf": "{points, plural, one {# point} other {# points}}",
    "balance": "Balance",
    "withdrawable": "To withdraw",
    "bonus": "Bonus balance",
    "cashback": "Cashback",
    "percent": "{percent, number}%",
    "points": "VIP points",
    "deposit": "Deposit",
    "withdraw": "Withdraw",
    "obstacles": {
      "not_offered": "Withdrawals are not open yet.",
      "wager_open": "Stake another {amount} before you withdraw.",
      "wager_left": "Your deposit has to be staked first.",
      "refund_owed": "A deposit that was taken back is still to be settled. Please ask support."
    },
    "promoCode": "Enter a promo code",
    "menu": "Account menu",
    "sections": {
      "profile": "Profile",
      "jackpots": "Jackpots",
      "wallet": "Wallet",
      "promo": "Promo",
      "vip": "VIP",
      "history": "Game history",
      "limits": "Limits",
      "wheel": "Wheel of fortune"
    },
    "logOut": "Log out",
    "failed": "Some figures could not be loaded.",
    "offline": "You are offline. Figures cannot be loaded.",
    "outdated": "You are offline. These figures may be out of date.",
    "tryAgain": "Try again",
    "levels": {
      "newcomer": "Newcomer",
      "regular": "Regular",
      "house_guest": "House Guest",
      "card_player": "Card Player",
      "table_captain": "Table Captain",
      "lamp_keeper": "Lamp Keeper",
      "rail_master": "Rail Master",
      "famed_commander": "Famed Commander",
      "parlour_marshal": "Parlour Marshal",
      "baize_baron": "Baize Baron",
      "brass_duke": "Brass Duke",
      "lord_of_the_house": "Lord of the House"
    }
  },
  "Auth": {
    "signUp": "Sign up",
    "logIn": "Log in",
    "choose": "Sign up or log in",
    "email": "Email",
    "password": "Password",
    "country": "Country",
    "noCountry": "No country by that name",
    "loadingCountries": "Countries are loading",
    "ageConfirmed": "I am 18 or over and accept the <terms>terms and conditions</terms>.",
    "createAccount": "Create account",
    "invalidLogin": "The email or password is not right.",
    "banner": {
      "eyebrow": "The lamp is on",
      "title": "A seat at every table",
      "text": "{games, number} games from {providers, number} studios in one account. Demo play needs none.",
      "textAlone": "Every game in the house with one account. Demo play needs none.",
      "close": "Close the offer"
    },
    "errors": {
      "email": {
        "required": "Enter your email address.",
        "tooLong": "An email address has at most 256 characters.",
        "invalid": "Enter a full email, such as name@mail.com.",
        "taken": "There is already an account with this email. Log in instead."
      },
      "password": {
        "required": "Enter a password.",
        "tooShort": "Use at least 8 characters.",
        "tooLong": "Use at most 64 characters.",
        "characters": "Use Latin letters, digits and # $ - . _ @ & ! ; % : ? * ( ) ^ only.",
        "letterMissing": "Add at least one letter.",
        "digitMissing": "Add at least one digit.",
        "common": "This password is on every list of stolen ones. Choose another.",
        "sameAsEmail": "Choose a password that is not your email address or the part before the @.",
        "sameAsOld": "Choose another password than the present one."
      },
      "repeated": {
        "mismatch": "The two passwords aren’t the same."
      },
      "country": {
        "required": "Choose your country from the list."
      },
      "age": {
        "required": "Please confirm that you are 18 or over."
      }
    },
    "welcomeBack": "Welcome back",
    "newHere": "New here?",
    "openAccount": "Open an account"
  },
  "Cashier": {
    "deposit": "Deposit",
    "depositAmount": "Deposit {amount}",
    "method": "Payment method",
    "methodFrom": "{method}, from {amount}",
    "card": "Bank card",
    "presets": "Suggested amounts",
    "amount": "Amount",
    "range": "min {min}, max {max}",
    "summary": "Summary",
    "youPay": "You pay",
    "fee": "Fee",
    "bonusPercent": "Bonus, {percent, number}%",
    "freeSpins": "Free spins",
    "youPlayWith": "You play with",
    "leaveNote": "You confirm on the payment page.",
    "loading": "Loading payment methods",
    "noMethods": "No payment method is available right now",
    "tryAgain": "Try again",
    "amountErrors": {
      "required": "Enter an amount.",
      "tooLong": "An amount has at most 20 digits.",
      "digitsOnly": "Enter digits only.",
      "aboveZero": "The amount must be above 0.",
      "belowMinimum": "The minimum for this method is {limit}.",
      "aboveMaximum": "The maximum for this method is {limit}.",
      "belowAny": "A deposit is at least {limit}.",
      "aboveAny": "A deposit is at most {limit}."
    },
    "open": {
      "title": "{count, plural, one {Unfinished deposit} other {Unfinished deposits}}",
      "begun": "{method}, begun {date}",
      "continue": "Continue payment",
      "cancel": "Cancel",
      "cancelled": "The deposit of {amount} is cancelled. You have not been charged.",
      "processing": "The payment of {amount} is already under way and can no longer be cancelled.",
      "complete": "The payment of {amount} was faster: it is in your balance.",
      "failed": "The payment of {amount} had already failed. You have not been charged.",
      "address": "Show the address",
      "account": "Show account details",
      "details": "Show payment details"
    },
    "verify": "Send documents",
    "bankTransfer": "Bank transfer",
    "coinNote": "You send the coins from your own wallet.",
    "families": {
      "label": "Kinds of payment",
      "regular": "Regular",
      "crypto": "Crypto"
    },
    "options": {
      "network": "Network",
      "voucher": "Value of the voucher",
      "regular": "Option"
    },
    "notShown": "This deposit cannot be shown right now",
    "bonuses": {
      "legend": "Bonus",
      "percent": "{percent, number}%",
      "spins": "{count, plural, one {# free spin} other {# free spins}}",
      "upTo": "up to {amount}",
      "upToAndSpins": "up to {amount} + {spins}",
      "terms": "From {amount}, wager ×{times, number}",
      "money": "+{amount}",
      "moneyAndSpins": "+{amount} and {spins}",
      "none": "No bonus",
      "noneText": "Play with your own money",
      "noneTerms": "Withdraw once the deposit is staked",
      "notLoaded": "We can’t show your bonuses right now.",
      "notNow": {
        "title": "“{name}” does not come with this deposit.",
        "deposit": "It is for your {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} deposit. This one is your {number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.",
        "deposits": "It is for your deposits {from, number} to {to, number}. This one is number {number, number}.",
        "account": "Your account is closed, or you are taking a break.",
        "gone": "The bonus that you chose is not on offer to you now.",
        "welcome": "There is no welcome bonus with this deposit."
      }
    },
    "promo": {
      "label": "Promo code (optional)",
      "checking": "Checking",
      "valid": "Valid",
      "brings": "{name}: {what}",
      "tooLittle": "{name} starts at {amount}.",
      "raise": "Raise to {amount}",
      "unchecked": "We can’t check the code right now. It is checked when you deposit.",
      "askAgain": "Check again",
      "invalid": {
        "unknown": "This promo code is not valid.",
        "used": "You have had this bonus already.",
        "otherDeposit": "This bonus is not for your next deposit.",
        "depositOpen": "You have begun a deposit with this bonus. Pay it or cancel it first.",
        "onePerPerson": "This bonus is given once per person. Ask support if you think this is a mistake.",
        "firstPlay": "The law where you live allows one bonus, before your first play. You’ve had yours or have played.",
        "otherCurrency": "This bonus is not given in your currency.",
        "level": "This bonus is for other VIP levels."
      }
    },
    "terms": {
      "title": "Before you take the bonus",
      "stakes": "{amount} in bets turn it into cash.",
      "spinStakes": "What the free spins win is wagered {times, number} times.",
      "spinsReal": "What the free spins win is real money, yours at once.",
      "maxBet": "Bets above {amount} are refused meanwhile.",
      "own": "Your own {amount} is played first.",
      "link": "Bonus terms"
    },
    "forBonus": "Bonus: {name}",
    "refused": {
      "unavailable": "No bonus came with it: the bonus is not available any more.",
      "account": "No bonus came with it: your account was blocked, or you were taking a break, when the money arrived.",
      "used": "No bonus came with it: you had already had this one when the money arrived.",
      "below_minimum": "No bonus came with it: less arrived than this bonus asks for. It is not used up.",
      "one_per_person": "No bonus came with it: this one is given once per person. Ask support if you think this is a mistake."
    },
    "lawLimit": "By the law of your country you can pay in {left} more until {until}: what you pay in counts less what you take out.",
    "toLimits": "Go to your limits"
  },
  "DepositResult": {
    "asking": {
      "title": "One moment",
      "text": "We are looking up your deposit."
    },
    "waiting": {
      "title": "Your deposit is on its way",
      "text": "The payment company has not confirmed it yet. Your balance goes up as soon as it does; there is no need to wait here."
    },
    "complete": {
      "title": "{amount} is in your balance",
      "text": "The payment company has confirmed your deposit. Your deposit history opens in {seconds, plural, one {# second} other {# seconds}}.",
      "backToGame": "The payment company has confirmed your deposit. Your game opens in {seconds, plural, one {# second} other {# seconds}}."
    },
    "failed": {
      "title": "The deposit did not go through"
    },
    "unknown": {
      "title": "We know of no such deposit",
      "text": "Your deposit history lists every deposit and where it stands."
    },
    "unreachable": {
      "title": "We cannot see your deposit right now",
      "text": "The casino does not answer at the moment. Nothing is lost: we keep asking, and this page changes by itself."
    },
    "history": "Deposit history",
    "play": "To the games",
    "home": "Home",
    "cancelled": {
      "title": "The deposit was cancelled"
    },
    "notThrough": "Your deposit of {amount} did not go through",
    "notWanted": "Your deposit of {amount} was cancelled",
    "reasons": {
      "declined": "Your bank or payment service declined it. You have not been charged. Check the details, or use another method.",
      "insufficient_funds": "There was not enough money for it. You have not been charged. Try a smaller amount or another method.",
      "voucher_used": "The voucher has been used already. Try another voucher or another method.",
      "expired": "The payment page was open for too long and has closed. You have not been charged.",
      "aggregator": "The payment company did not take it. You have not been charged. Try again in a few minutes, or use another method.",
      "cancelled": "You cancelled it on the payment page or here. You have not been charged.",
      "refund": "The payment company took the money back, and it is no longer in your balance.",
      "unknown": "The payment company gave no reason. Nothing was credited; another method may work.",
      "three_d_secure": "Your bank could not confirm that it was you. You have not been charged. Try again and confirm it in your banking app, or use another method.",
      "voucher_value": "The voucher is for another currency. It has not been used. Try another voucher or another method.",
      "voucher_locked": "Too many codes were wrong, so this payment is locked. You have not been charged. Please wait an hour before you try a voucher again, or pay another way."
    },
    "tryAgain": "Try again",
    "backToGame": "Back to the game",
    "otherMethod": "Another method",
    "exceptions": {
      "partial": "Less arrived than you had asked for. What arrived is in your balance.",
      "over": "More arrived than you had asked for. All of it is in your balance.",
      "late": "It arrived after the agreed time and was credited at the rate of that moment."
    }
  },
  "Play": {
    "info": "Rules and figures",
    "soundOn": "Turn sound on",
    "soundOff": "Turn sound off",
    "theatre": "Theatre mode",
    "rtpShort": "RTP {value}",
    "limitText": "Nothing was taken. A lower stake may be accepted.",
    "limitOfBonus": "Your bonus allows at most {amount} a round. Nothing was taken.",
    "belowStake": "Your balance does not cover this stake. Choose a lower one, or make a deposit.",
    "belowLeast": "The lowest stake of this game is {stake}. Your balance is below it.",
    "back": "Back to all games",
    "allGames": "All games",
    "session": "Session",
    "net": "Net position",
    "netDemo": "Net, play money",
    "balance": "Balance",
    "mode": "Demo or real money",
    "demo": "Demo",
    "real": "Real",
    "playReal": "Play for real",
    "playDemo": "Try the demo",
    "needLogIn": "Playing for real money needs an account. The demo needs none.",
    "opening": "Opening the game",
    "ownMoneyTitle": "This game doesn’t count towards your bonus.",
    "ownMoneyText": "Only your own money can be staked here. The bonus and its wagering wait.",
    "countingGame": "Pick a game that counts",
    "playOwnMoney": "Play with own money",
    "tryAgain": "Try again",
    "toLimits": "To your limits",
    "otherGames": "Other games",
    "deposit": "Deposit",
    "fullScreen": "Full screen",
    "leaveFullScreen": "Leave full screen",
    "fullScreenOn": "Full screen. Escape leaves it.",
    "opened": "{name} is open. Space or Enter plays.",
    "logIn": "Log in",
    "needLogInOnly": "Playing needs an account. There is no demo of this game.",
    "demoNote": "Demo: play money only, nothing can be won or lost.",
    "realNote": "Real money. Play within your limits.",
    "notAvailable": "This game is not available",
    "notAvailableText": "It cannot be opened at the moment. There are plenty of others.",
    "notYet": "This game can’t be played yet.",
    "notYetText": "It opens here as soon as it can. Until then there are plenty of others.",
    "popularGames": "Popular games",
    "close": "Close",
    "rtp": "Return to player",
    "volatility": "Volatility",
    "volatilities": {
      "low": "Low",
      "medium": "Medium",
      "high": "High",
      "very_high": "Very high"
    },
    "lines": "Lines",
    "ways": "Ways",
    "maxWin": "Maximum win",
    "maxWinValue": "{times} × stake",
    "released": "Released",
    "provider": "Provider",
    "facts": "About this game",
    "similar": "More from {provider}",
    "favourite": "Favourite",
    "favouriteFailed": "That could not be saved. Please try again.",
    "favouritesFull": "There is room for {count, number} favourites. Remove one first.",
    "share": "Share",
    "linkCopied": "Link copied",
    "features": "Features",
    "limits": "Stakes",
    "similarGames": "Similar games",
    "linkNotCopied": "The link could not be copied",
    "verify": "Send documents",
    "stopDay": "24 h break",
    "stopDayLabel": "Take a 24-hour break now",
    "stopped": "Your break has begun",
    "stoppedUntil": "Nothing is played or paid in until {until}. An open round is still settled."
  },
  "History": {
    "title": "Transactions",
    "loading": "Loading transactions",
    "date": "Date",
    "type": "Type",
    "amount": "Amount",
    "balance": "Balance",
    "status": "Status",
    "allTypes": "All types",
    "sort": "Sort by",
    "sorts": {
      "dateDesc": "Newest first",
      "dateAsc": "Oldest first",
      "amountDesc": "Largest amount first",
      "amountAsc": "Smallest amount first"
    },
    "failed": "The transactions could not be loaded",
    "tryAgain": "Try again",
    "empty": "No transactions yet",
    "emptyText": "Deposits, bets and wins show up here as they happen.",
    "emptyDeposits": "No deposits yet",
    "emptyDepositsText": "Each deposit shows up here with its state.",
    "toGames": "To the games",
    "deposit": "Deposit",
    "showAll": "Show everything",
    "types": {
      "deposit": "Deposit",
      "withdraw": "Withdrawal",
      "bet": "Bet",
      "win": "Win",
      "bonus": "Bonus",
      "jackpot_win": "Jackpot win",
      "change_balance_inc": "Balance increase",
      "change_balance_dec": "Balance decrease",
      "referral": "Referral",
      "convert_balance": "Balance conversion",
      "money_prize": "Money prize",
      "manual_bonus": "Manual bonus",
      "bonus_transaction": "Bonus transaction",
      "cancel_bonus_fine": "Bonus cancelled",
      "refund": "Refund",
      "rollback_bet": "Bet returned",
      "rollback_win": "Win taken back",
      "sport_bet": "Sports bet",
      "sport_win": "Sports win",
      "jackpot_increasing": "Jackpot contribution",
      "free_spin_win": "Free-spin win",
      "zeroing": "Balance reset",
      "increment": "Increment",
      "cashback": "Cashback",
      "level_bonus": "Level bonus"
    },
    "statuses": {
      "queue": "Queued",
      "activated": "Activated",
      "pending": "Pending",
      "complete": "Complete",
      "cancel": "Cancelled",
      "failed": "Failed",
      "refund": "Refunded",
      "pending_wager": "Wagering",
      "rejected": "Rejected",
      "not_confirmed": "Not confirmed",
      "processing": "Processing",
      "aggregator_rejected": "Refused by provider",
      "rollback": "Rolled back",
      "wager_zeroing": "Wager reset",
      "not_confirmed_block_amount": "Awaiting approval",
      "credited": "Credited"
    },
    "whyNamed": "Why this deposit did not go through",
    "rounds": "Game rounds",
    "round": "Round",
    "groups": "Which transactions",
    "group": {
      "all": "All",
      "money": "Money in and out",
      "games": "Games",
      "bonuses": "Bonuses"
    },
    "allStatuses": "Any status",
    "period": "Period",
    "periods": {
      "week": "Last 7 days",
      "month": "This month",
      "lastMonth": "Last month",
      "year": "Last 12 months",
      "all": "All time",
      "own": "Own dates"
    },
    "from": "From",
    "to": "To",
    "least": "Amount from",
    "most": "Amount to",
    "sums": {
      "caption": "Everything in this period",
      "deposited": "Deposited",
      "withdrawn": "Withdrawn",
      "staked": "Staked",
      "won": "Won",
      "net": "Net from play"
    },
    "time": "Time",
    "today": "Today, {day}",
    "netOfDay": "Net from play",
    "netOfRound": "Net",
    "openNamed": "{type}, {moment}: details",
    "openRound": "{game}, {moment}: details",
    "rows": "{first, number} to {last, number} of {total, number}",
    "manyRows": "{first, number} to {last, number} of more than {total, number}",
    "filters": "{count, plural, =0 {Filters} other {Filters (#)}}",
    "emptyFilter": "Nothing fits these filters",
    "emptyFilterText": "Choose another period or fewer filters.",
    "statement": "Statement",
    "save": "Save as CSV",
    "saving": "{rows, number} transactions read",
    "savingOf": "{rows, number} of {total, number} transactions read",
    "fileName": "parlour-transactions",
    "columns": {
      "date": "Date",
      "type": "Type",
      "amount": "Amount",
      "fee": "Fee",
      "currency": "Currency",
      "balance": "Balance after",
      "status": "Status",
      "method": "Payment method",
      "game": "Game",
      "id": "Number"
    },
    "game": "Game",
    "method": "Payment method",
    "fee": "Fee",
    "currency": "Currency",
    "steps": "What happened",
    "moves": "What moved",
    "accounts": {
      "real": "Balance",
      "bonus": "Bonus balance",
      "held": "Set aside for a withdrawal"
    },
    "number": "Number",
    "toRound": "See the whole round",
    "loadingRounds": "Loading rounds",
    "failedRounds": "The rounds could not be loaded",
    "emptyRounds": "No rounds in this period",
    "emptyRoundsText": "Every round that you play shows up here with its stake and its return.",
    "goneGame": "A game that is no longer here",
    "roundReturned": "Stake returned",
    "roundOpen": "Not finished",
    "failedRound": "The round could not be loaded",
    "began": "Began",
    "ended": "Last movement",
    "roundStates": {
      "settled": "Settled",
      "open": "Open",
      "returned": "Returned"
    },
    "allMovements": "All game transactions",
    "seeAgain": "See the round again, step by step",
    "writeAbout": "Something wrong? Write to us",
    "statementOf": "{from} to {to}, {currency}",
    "print": "Print",
    "opening": "Balance at the beginning",
    "closing": "Balance at the end",
    "ofPlay": "{rounds, plural, one {Play, # round} other {Play, # rounds}}",
    "statementNote": "Bonus money is not part of the balance. Stakes and wins below include it.",
    "statementSpan": "Choose a period",
    "statementSpanText": "A statement covers at most one year. Enter its first and its last day.",
    "failedStatement": "The statement could not be loaded",
    "toWithdrawal": "See where it stands"
  },
  "Pages": {
    "auth": {
      "title": "Sign up or log in"
    },
    "info": {
      "pages": "Info pages"
    }
  },
  "Problems": {
    "vouchers_locked": "Too many voucher codes failed. You can pay by voucher again in {minutes, plural, one {# minute} other {# minutes}}. Other ways to pay are open.",
    "client_api_5": "Some details are not right. Please check the form.",
    "client_api_7": "The email or password is not right.",
    "client_api_9": "This phone number is not valid.",
    "client_api_10": "Please say which sex your identity card shows.",
    "client_api_13": "We could not recognise that country. Please choose it from the list.",
    "client_api_15": "Your account cannot do this at present. Please contact support.",
    "client_api_18": "This payment method is not available right now. Please choose another.",
    "client_api_19": "This game is not available right now.",
    "client_api_20": "The email or password is not right.",
    "client_api_21": "Your balance cannot be read at the moment. Please try again shortly.",
    "client_api_23": "We know of no such transaction.",
    "client_api_24": "This promo code is not valid.",
    "client_api_27": "Your session has ended. Please log in again.",
    "client_api_29": "The amount is below the minimum for a deposit.",
    "client_api_31": "The amount is above the limit for a deposit.",
    "client_api_34": "The payment company did not accept the request. Please try again or choose another method.",
    "client_api_35": "This bet is above your limit.",
    "client_api_36": "You have had this bonus already.",
    "bonus_other_deposit": "This bonus is not for your next deposit.",
    "bonus_deposit_open": "You have begun a deposit with this bonus. Pay it or cancel it first.",
    "bonus_one_per_person": "This bonus is given once per person. Ask support if you think this is a mistake.",
    "bonus_first_play": "The law where you live allows one bonus, before your first play. You’ve had yours or have played.",
    "client_api_37": "You must be 18 or over.",
    "client_api_38": "This account is blocked. Please contact support.",
    "client_api_39": "This game is blocked for your account.",
    "client_api_40": "Parlour is not offered in your country.",
    "client_api_41": "Parlour is not offered at your network address.",
    "client_api_43": "There is already an account with this email.",
    "client_api_48": "The game’s studio does not answer. Please try again in a moment.",
    "client_api_58": "This birth date is not right.",
    "client_api_59": "There is no such dialling code.",
    "client_api_64": "There is no such language here.",
    "client_api_65": "This name is not right. Please write it as on your identity card.",
    "client_api_66": "This town is not right.",
    "client_api_67": "This postcode is not right.",
    "client_api_68": "This address is not right.",
    "client_api_69": "There is no such time zone.",
    "client_api_71": "This game is not available right now. Its table opens soon.",
    "client_api_72": "This game is not available in your country.",
    "client_api_56": "Your account is not verified yet. Please send your documents first: under Profile, Verification.",
    "client_api_61": "Please confirm your email address first: open the link in our email, or have it sent again. You can subscribe after that.",
    "kyc_1": "Documents can’t be changed in this state. Please reload the page.",
    "kyc_2": "That is more than 20 files. Please remove some first.",
    "kyc_3": "The file is larger than 5 MB.",
    "files_too_complex": "Your last files took too long to open, so no more is taken for up to an hour. After that, take a photo of the document and send it.",
    "too_many_requests": "That was a bit fast. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.",
    "no_response": "There is no connection to the casino. Check your network and reload the page later.",
    "not_found": "There is nothing at this address.",
    "idempotency_in_progress": "Your request is already on its way.",
    "idempotency_mismatch": "Please reload the page and try again.",
    "forbidden_origin": "Please reload the page and try again.",
    "account_unconfirmed": "Please say first whether you want to continue with this account.",
    "server_error": "Something went wrong on our side. Please try again shortly.",
    "second_factor_required": "A code of your second factor is needed.",
    "second_factor_wrong": "That code is not right, or was used before.",
    "second_factor_state": "Your second factor has changed in the meantime. Please reload the page.",
    "second_step_over": "That log-in is over. Please begin again.",
    "fresh_login_required": "Please log in once more first.",
    "passkey_refused": "That passkey does not open an account here.",
    "passkey_limit": "You can’t have more passkeys. Remove one first.",
    "reset_required": "For your safety, please set a new password first: press “Forgot your password?”.",
    "last_way_in": "It is the only way into your account, so it stays. Set a password first.",
    "profile_incomplete": "Before you play for money, we need a few details about you.",
    "limit_required": "Set a limit on your deposits first: the law of your country asks for it.",
    "limit_waits": "There is nothing to confirm yet: a higher limit has to wait.",
    "limit_fixed": "We have set this limit. You can lower it; to raise it, write to us first.",
    "country_closed": "There is no licence for your country any more: nothing is paid in or played for money. Your money can be withdrawn at any time.",
    "deposits_stopped": "You cannot pay in at the moment. We wrote to you why: write to us if you want to talk.",
    "care_missing": "The law asks for more before this case is closed.",
    "on_break": "You are on a break: nothing is played or paid in until it is over.",
    "tournament_country": "This tournament is for players of other countries.",
    "game_maintenance": "This game is in maintenance. {known, select, yes {It should be back on {until}.} other {Please choose another one meanwhile.}}",
    "account_held": "We’re checking your account: until we have, nothing is played or paid in. Your money can be withdrawn. Please write to support.",
    "register_listed": "A register of excluded players names you: until it does no more, nothing is played or paid in. Your money can be withdrawn.",
    "demo_unproved": "In your country games for play money, too, are for players who have proved that they are of age. Log in and send your documents, then you can play.",
    "register_silent": "We can’t reach the register of excluded players, and the law asks us to before you play. Please try again in a moment.",
    "play_paused": "Play pauses for a few minutes: your country’s law asks for it.",
    "one_game": "Another game of yours is open: your country’s law allows one at a time.",
    "points_not_exchanged": "Points can’t be exchanged for money at the moment.",
    "points_missing": "You don’t have that many points, or they are worth less than the smallest unit.",
    "loyalty_refused": "The loyalty programme can’t be published like this.",
    "client_api_14": "We can’t recognise your IP address, so we can’t let you in. Please try without a proxy or VPN.",
    "client_api_44": "This log-in already opens another account. Unlink it there first.",
    "client_api_51": "Too many accounts were opened from your network or device. Please contact support.",
    "client_api_62": "This web address is not right.",
    "client_api_63": "This link leads nowhere. Please check it.",
    "client_api_30": "The amount is below the minimum of a withdrawal.",
    "client_api_32": "That is more than can go this way.",
    "client_api_33": "Somebody on our team has to agree first.",
    "client_api_45": "These account details can’t be right. Please check them.",
    "client_api_52": "That is no longer possible: it has gone on meanwhile.",
    "client_api_57": "Your deposit has to be staked once before that.",
    "client_api_70": "You already have a withdrawal under way. Wait until it has ended, or take it back.",
    "client_api_73": "This game doesn’t count towards your bonus, and you have too little of your own money for it.",
    "deposits_open": "You have five unfinished deposits. Please finish or cancel one of them first: they are listed on this page.",
    "payments_refused": "Several payments were refused. To keep your cards safe, the next one can be made in {minutes, plural, one {# minute} other {# minutes}}.",
    "bonus_with_deposit": "This code comes with a deposit: enter it when you pay in.",
    "client_api_16": "This is for players of another VIP level.",
    "client_api_55": "This tournament is not open: it is over or has been called off.",
    "wheel_spun": "You have had today’s spin. The next one comes after midnight.",
    "wheel_off": "The wheel is not turning at the moment.",
    "wheel_country": "The law of your country does not allow the wheel of fortune."
  },
  "Lists": {
    "sort": "Sort games",
    "sorts": {
      "popular": "Popular",
      "new": "Newest",
      "az": "A to Z",
      "rtp": "Highest RTP",
      "match": "Best match",
      "volatility": "Volatility"
    },
    "pageTitle": "{title}, page {page, number}",
    "filters": {
      "open": "Filters",
      "title": "Filter games",
      "chosen": "{count, plural, one {# filter set} other {# filters set}}",
      "active": "Filters that are set",
      "remove": "{name}: remove filter",
      "clear": "Clear all",
      "none": "No games left",
      "show": "{count, plural, one {Show # game} other {Show # games}}",
      "features": "Features",
      "volatility": "Volatility",
      "volatilityOf": "Volatility: {volatility}",
      "rtp": "Return to player (RTP)",
      "rtpFrom": "RTP from {from}",
      "rtpTo": "RTP up to {to}",
      "rtpBetween": "RTP {from} to {to}",
      "from": "From",
      "to": "To",
      "any": "Any",
      "demo": "With a demo",
      "studios": "Providers",
      "studioName": "Find a provider",
      "studiosFound": "{count, plural, one {# provider found} other {# providers found}}",
      "noStudio": "No provider is called “{name}”.",
      "studiosFailed": "The providers could not be loaded.",
      "again": "Try again",
      "loading": "Loading the providers"
    }
  },
  "Ui": {
    "trail": "Breadcrumb",
    "close": "Close",
    "dismiss": "Dismiss",
    "notOpened": "This could not be opened.",
    "notOpenedText": "Check your connection and try again.",
    "messages": "Messages",
    "loading": "Loading",
    "password": {
      "show": "Show password",
      "strengthLabel": "Password strength",
      "advice": {
        "bad": "Too weak for an account.",
        "weak": "Weak. {count, plural, one {One more character makes} other {# more characters make}} it strong.",
        "weakSymbol": "Weak. {count, plural, one {One more character makes} other {# more characters make}} it strong, and so does a symbol.",
        "strong": "Strong. {count, plural, one {One more character makes} other {# more characters make}} it great.",
        "strongSymbol": "Strong. A symbol makes it great.",
        "great": "Great password."
      }
    },
    "pagination": {
      "label": "Pages",
      "previous": "Previous page",
      "next": "Next page",
      "page": "Page {page, number}"
    },
    "carousel": {
      "carousel": "carousel",
      "previous": "Back",
      "next": "Forward"
    },
    "copyField": {
      "copy": "Copy: {label}",
      "copied": "Copied",
      "selected": "Your browser does not let us copy. The text is selected: copy it yourself.",
      "copyIt": "Copy"
    },
    "link": {
      "newTab": "opens in a new tab"
    },
    "date": {
      "placeholder": "DD-MM-YYYY",
      "open": "Open calendar",
      "title": "Calendar",
      "previous": "Previous month",
      "next": "Next month",
      "month": "Month",
      "year": "Year",
      "choose": "Choose this date"
    },
    "birthDate": {
      "day": "Day",
      "month": "Month",
      "year": "Year"
    },
    "phone": {
      "code": "Country code"
    },
    "code": {
      "digit": "Digit {position, number} of {length, number}"
    },
    "countdown": {
      "days": "days",
      "hours": "hours",
      "minutes": "min",
      "seconds": "sec",
      "ended": "ended",
      "left": "{days, plural, =0 {} one {# day, } other {# days, }}{hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}} left",
      "short": "{days, plural, =0 {} other {#d }}{hours, number}h {minutes, number}m"
    },
    "list": {
      "more": "Show more",
      "failed": "More could not be loaded.",
      "tryAgain": "Try again",
      "end": "That’s all of them."
    },
    "prize": {
      "freeSpins": "{count, plural, one {# free spin} other {# free spins}}",
      "points": "{count, plural, one {# experience point} other {# experience points}}"
    }
  },
  "Categories": {
    "all": "All games",
    "new": "New",
    "top": "Top",
    "slots": "Slots",
    "live": "Live",
    "jackpots": "Jackpots",
    "jackpot_max": "Max",
    "jackpot_mid": "Mid",
    "jackpot_mini": "Mini",
    "megaways": "Megaways",
    "fruits": "Fruits",
    "crash": "Crash",
    "feature_buy": "Feature buy",
    "freespins": "Free spins",
    "book": "Books",
    "blackjack": "Blackjack",
    "baccarat": "Baccarat",
    "poker": "Poker",
    "roulette": "Roulette",
    "live_dealer_shows": "Game shows",
    "bonus_wager": "Bonus wagering",
    "casino": "Casino",
    "sport": "Sport",
    "virtual_sport": "Virtual sport",
    "keno": "Keno",
    "bingo": "Bingo",
    "bonus": "Bonus",
    "drops_and_wins": "Drops and wins"
  },
  "Shell": {
    "skip": "Skip to content",
    "home": "Parlour home",
    "openMenu": "Open menu",
    "toggleSidebar": "Show menu labels",
    "search": "Search games",
    "sidebar": "Menu",
    "nav": {
      "main": "Main menu",
      "top": "Sections",
      "games": "Game categories",
      "bottom": "Quick menu",
      "allGames": "All games",
      "jackpots": "Jackpots",
      "live": "Live",
      "providers": "Providers",
      "slots": "Slots",
      "slotsShort": "Slots",
      "lobby": "Slots or live",
      "bonuses": "Bonuses",
      "promotions": "Promotions",
      "tournaments": "Tournaments",
      "vip": "VIP",
      "support": "Contact support",
      "supportShort": "Support",
      "wheel": "Wheel of fortune"
    },
    "groups": {
      "casino": "Casino games",
      "live": "Live games",
      "jackpot": "Jackpot games"
    },
    "language": {
      "label": "Language",
      "choose": "Choose a language"
    },
    "theme": {
      "label": "Appearance",
      "system": "System",
      "dark": "Dark",
      "ivory": "Ivory"
    },
    "footer": {
      "games": "Games",
      "house": "House",
      "history": "Transactions",
      "payments": "Payment methods",
      "bankTransfer": "Bank transfer",
      "readMore": "Read more",
      "readLess": "Read less",
      "age": "18 and over only",
      "copyright": "© {year} Parlour",
      "rewards": "Rewards",
      "help": "Help",
      "faq": "FAQ",
      "cookies": "Cookie settings",
      "newTab": "opens in a new tab",
      "app": "Install the app",
      "social": "Elsewhere",
      "helpers": "Help with gambling problems, by country"
    },
    "cookies": {
      "label": "Cookies",
      "title": "Cookies, your way",
      "text": "We keep what the casino needs to work, such as your log-in and your language. With your permission we also count visits, to make it better.",
      "policy": "Privacy policy",
      "accept": "Accept analytics",
      "necessary": "Necessary only",
      "settings": "Settings",
      "needed": "Necessary",
      "neededText": "Log-in, language and appearance. Always on.",
      "analytics": "Analytics",
      "analyticsText": "Which pages are visited, and how often.",
      "save": "Save choice"
    }
  },
  "Lobby": {
    "highlights": "Highlights",
    "welcome": {
      "eyebrow": "Good evening",
      "title": "The lamp is on.<br></br><em>{games, number}</em> games",
      "titleAlone": "The lamp is on.",
      "text": "{providers, number} providers, and a demo for almost every slot. No account needed to look around.",
      "signUp": "Sign up",
      "browse": "Browse games"
    },
    "slides": {
      "newTitle": "New in",
      "newAction": "See what is new",
      "liveEyebrow": "Live now",
      "liveTitle": "Live tables",
      "liveText": "{count, plural, one {# table} other {# tables}} day and night",
      "liveAction": "Take a seat"
    },
    "search": {
      "label": "Search games",
      "placeholder": "Search {count, number} games",
      "submit": "Search"
    },
    "categories": "Categories",
    "allTab": "All",
    "rows": {
      "top": "Top games",
      "new": "New games",
      "live": "Live tables",
      "jackpots": "Jackpot games",
      "games": "{count, plural, one {# game} other {# games}}",
      "open": "{count, plural, one {# table} other {# tables}}",
      "seeAll": "See all",
      "seeAllOf": "See all: {title}",
      "continue": "Continue playing",
      "favourites": "Your favourites",
      "recommended": "You might like"
    },
    "card": {
      "away": "Not in your country",
      "play": "Play",
      "demo": "Demo",
      "demoName": "Demo of {name}",
      "limits": "{from} – {to}",
      "limitsLabel": "Stakes from {from} to {to}"
    },
    "now": {
      "players": "{count, plural, one {# player} other {# players}} at the table",
      "seats": "{taken, number} of {of, number} seats taken",
      "lastResults": "Last results:",
      "lastNumbers": "Last numbers:"
    },
    "tag": {
      "new": "New",
      "top": "Top",
      "jackpot": "Jackpot",
      "live": "Live",
      "bonus": "Bonus",
      "drops": "Drops"
    },
    "promos": {
      "title": "More at Parlour"
    },
    "providers": {
      "title": "Providers",
      "count": "{count, plural, one {# studio} other {# studios}}",
      "games": "{count, plural, one {# game} other {# games}}",
      "all": "All providers"
    },
    "grid": {
      "empty": "No games at this table",
      "emptySearch": "Nothing matches “{query}”. Try a shorter word or look through all games.",
      "emptyCategory": "This category has no games right now.",
      "notYet": "No games here yet",
      "notYetText": "Games of this kind can’t be played here yet. They will be on this page as soon as they can.",
      "allGames": "All games",
      "emptyFilters": "No game passes all of these filters. Take one off and there will be more.",
      "clearFilters": "Clear filters"
    }
  },
  "Stories": {
    "label": "Stories",
    "seen": "Seen",
    "none": "There are no stories right now.",
    "position": "Story {story, number} of {stories, number}, slide {slide, number} of {slides, number}",
    "back": "Back",
    "forward": "Forward",
    "pause": "Pause",
    "play": "Play"
  },
  "ConfirmedEmail": {
    "asking": {
      "title": "One moment",
      "text": "We are confirming your email address."
    },
    "done": {
      "title": "Your email is confirmed",
      "text": "Thank you. The lobby opens in {seconds, plural, one {# second} other {# seconds}}."
    },
    "failed": {
      "title": "This link no longer works",
      "text": "It works once and for 30 minutes. If your email is not confirmed yet, have a new link sent under Security.",
      "newLink": "Get a new link"
    },
    "unreachable": {
      "title": "The casino does not answer",
      "text": "We could not check your link. Please look at your connection and try again."
    },
    "again": "Try again",
    "home": "To the lobby"
  },
  "Errors": {
    "notFound": {
      "title": "Error 404",
      "text": "The page at this address was not found.",
      "home": "Home"
    },
    "blocked": {
      "title": "Not available in your country",
      "text": "The law where you are restricts Parlour, so we cannot offer it there. If you think this is a mistake, please contact support:"
    },
    "failure": {
      "title": "Something went wrong",
      "text": "We are on it; the service will be back soon. Your balance is safe.",
      "again": "Try again",
      "chat": "Contact support",
      "reference": "For support: {id}"
    },
    "block": {
      "title": "This part could not be shown",
      "text": "The rest of the page works as usual.",
      "again": "Try again"
    },
    "connection": {
      "offline": "You are offline. What you see may be out of date.",
      "online": "You are back online."
    },
    "offline": {
      "title": "The line has gone quiet",
      "text": "There is no connection to the internet at the moment. This page opens by itself as soon as it is back.",
      "again": "Try again"
    },
    "maintenance": {
      "chat": "Contact support",
      "open": "Open now",
      "home": "Home",
      "sections": {
        "games": {
          "title": "The games are taking a short break",
          "text": "We are working on the tables. Your account and your balance stay as they are."
        },
        "jackpots": {
          "title": "The jackpot hall is closed for a short while",
          "text": "We are working on it. The jackpots keep what they hold."
        },
        "bonuses": {
          "title": "The bonus counter opens soon",
          "text": "Bonuses and promo codes will be handed out here. None can be activated yet."
        },
        "tournaments": {
          "title": "The tournaments room opens soon",
          "text": "Its tables are still being set. No tournament is running, so you are missing nothing."
        },
        "vip": {
          "title": "The VIP lounge opens soon",
          "text": "Levels, points and cashback will be explained here."
        },
        "wallet": {
          "title": "The cashier is closed for a short while",
          "text": "We are working on deposits. Your balance is safe, and you can go on playing with it."
        },
        "history": {
          "title": "The history is closed for a short while",
          "text": "We are working on it. Nothing in it is lost."
        },
        "profile": {
          "title": "Your profile opens soon",
          "text": "Personal details, security and verification will be kept here. If something has to change before that, support will help."
        },
        "account_jackpots": {
          "title": "Your jackpots are closed for a short while",
          "text": "We are working on this page. Your tickets count all the same."
        },
        "account_promo": {
          "title": "Promo codes open soon",
          "text": "This is where you will enter your promo codes."
        },
        "account_vip": {
          "title": "Your VIP page opens soon",
          "text": "Your level and the way to the next one will be shown here."
        },
        "withdrawal": {
          "title": "Withdrawals open later",
          "text": "They cannot be requested here yet. Your balance stays yours; if you have a question about it, write to support."
        },
        "balance": {
          "title": "Your balance gets a page of its own",
          "text": "Until then it stands at the top of every page, and each change of it in your history."
        },
        "bonus_history": {
          "title": "The bonus history opens later",
          "text": "There are no bonuses yet, so it would be empty. Everything else is in your game history."
        }
      }
    }
  },
  "Modals": {
    "cancelBonus": {
      "title": "Attention!",
      "warning": "Cancelling sets your whole bonus balance to zero. The bonus and everything you have wagered for it are lost.",
      "keep": "Keep the bonus",
      "confirm": "Cancel the bonus"
    },
    "gameNotification": {
      "title": "About this game",
      "wagering": "About your wagering",
      "okay": "Okay",
      "close": "Close",
      "counting": "Games that count"
    },
    "leaveRound": {
      "title": "A round is still open",
      "real": "If you leave now, the round goes on without you: your stake stays in, and it is settled by the rules of the game. As long as it is open, you find it here again.",
      "demo": "If you leave now, the demo round ends without you. It is play money, so nothing is lost.",
      "stay": "Stay and play on",
      "leave": "Leave the game"
    },
    "minimalBalance": {
      "title": "Your balance is too low",
      "text": "There is not enough in your balance to go on playing. A deposit usually arrives within moments.",
      "deposit": "Deposit"
    },
    "text": {
      "loading": "The text is loading",
      "failed": "The text did not arrive",
      "again": "Try again"
    },
    "mobileApp": {
      "title": "Parlour on your screen",
      "text": "Opens like an app, needs no store and hardly any space.",
      "install": "Install",
      "close": "Close",
      "installed": "You are using the installed app already.",
      "menu": "Open your browser’s menu and choose “Install app” or “Add to home screen”.",
      "apple": {
        "first": "Tap the share button in the bar of your browser.",
        "second": "Choose “Add to Home Screen” from the list.",
        "third": "Tap “Add”. Parlour now has its place among your apps."
      }
    },
    "oneGame": {
      "title": "{game} is still open",
      "text": "The law of your country lets you play one game at a time.",
      "openRound": "A round of yours is open there. Finish it first; what it wins is yours.",
      "close": "Close it and play here",
      "go": "Go to {game}",
      "stay": "Not now"
    }
  },
  "Support": {
    "title": "Write to support",
    "text": "Tell us what happened. We answer by email, as a rule within a day.",
    "name": "Your name",
    "email": "Email",
    "topic": "What is it about?",
    "choose": "Please choose",
    "topics": {
      "account": "My account",
      "deposit": "A deposit",
      "withdrawal": "A withdrawal",
      "bonus": "A bonus",
      "game": "A game",
      "limits": "Limits and breaks",
      "other": "Something else"
    },
    "message": "Your message",
    "send": "Send",
    "aboutAccount": "Is it about your account or your money?",
    "prove": "Confirm that it is you",
    "proven": "Confirmed: we know that it is you writing.",
    "sent": "Your message is on its way",
    "sentText": "We answer by email to {email}. Please keep the reference: with it, anyone in our team finds your message.",
    "reference": "Reference",
    "done": "Done",
    "proof": {
      "title": "Is it you?",
      "text": "Before we talk about your account we make sure that it is you. Your message is kept.",
      "password": "Password of your account",
      "confirm": "Confirm"
    },
    "errors": {
      "name": "Enter your name.",
      "nameLong": "A name has at most 256 characters.",
      "email": "Enter a full email, such as name@mail.com.",
      "topic": "Choose what it is about.",
      "message": "Write your message.",
      "messageLong": "A message has at most 4,000 characters.",
      "password": "Enter your password.",
      "passwordLong": "A password has at most 64 characters."
    }
  },
  "Arrival": {
    "asking": {
      "title": "One moment, please",
      "text": "You are being taken to the lobby."
    },
    "question": {
      "title": "Continue as {account}?",
      "known": "This account has been used in this browser before.",
      "unknown": "This account has not been used in this browser before. If you did not ask for this link yourself, do not continue: the account is somebody else’s, and so would be what you pay in.",
      "other": "You are logged in as {current}. If you continue, you are logged out there.",
      "somebodyElse": "somebody else",
      "left": "The link works for another {seconds, plural, one {# second} other {# seconds}}.",
      "yes": "Continue as {account}",
      "no": "No, to the lobby",
      "stay": "No, stay logged in"
    },
    "refused": {
      "title": "This link no longer works",
      "text": "It works once, and for one minute only. Log in, or get a new link where you got this one."
    },
    "unreachable": {
      "title": "The casino does not answer",
      "text": "We could not check the link. Is your connection working?"
    },
    "sentBack": "That did not work",
    "again": "Try again",
    "logIn": "Log in",
    "home": "To the lobby"
  },
  "Faq": {
    "title": "Questions and answers",
    "lead": "Short answers to what players ask most. If yours is not among them, write to us.",
    "groups": "Topics",
    "contact": "Ask support",
    "empty": "The answers can’t be loaded just now. Support will gladly help."
  },
  "Welcome": {
    "eyebrow": "For new players",
    "title": "The welcome pack",
    "text": "A bonus on your first deposits, with free spins. You choose at each deposit whether you take it.",
    "steps": "How it works",
    "step1": {
      "title": "Open an account",
      "text": "Email, password and your country. You must be 18 or older."
    },
    "step2": {
      "title": "Choose the bonus as you deposit",
      "text": "The cashier shows the amount, the free spins and the conditions before you pay."
    },
    "step3": {
      "title": "Play, and keep an eye on the wagering",
      "text": "Your account shows how much has been wagered and what is left."
    },
    "signUp": "Sign up",
    "browse": "Look around first",
    "terms": "18+. One welcome pack per person. Wagering and other conditions apply: <link>bonus terms and conditions</link>."
  },
  "Wheel": {
    "title": "Wheel of fortune",
    "lead": "One spin a day, free, no deposit. Twelve fields of one size, so each has the same chance.",
    "loading": "The wheel is loading",
    "asking": "One moment.",
    "askingText": "The result is being drawn.",
    "turning": "The wheel is turning.",
    "turningText": "The result is drawn. The wheel shows it in a moment.",
    "spin": "Spin",
    "openUntil": "Today’s spin is open until {time}.",
    "next": "Next spin: {moment}.",
    "offline": "You are offline. The wheel turns once you are connected again.",
    "failed": "It is not known whether you can spin: the wheel did not answer.",
    "tryAgain": "Try again",
    "logIn": "Log in",
    "signUp": "Sign up",
    "seeLevels": "See the VIP levels",
    "states": {
      "anonymous": "Players with a VIP level spin once a day. Log in or sign up to see where you stand.",
      "level": "The wheel is for players with a VIP level. {points, plural, one {# point is} other {# points are}} missing for your first one.",
      "off": "The wheel is standing still at the moment. When it turns again, you will find it here.",
      "country": "The wheel does not turn for you: the rules for your country do not allow it.",
      "account": "Your account gets no prizes at the moment: it takes a break, is being looked at, or gets no offers."
    },
    "prizes": {
      "spins": "{count, plural, one {# free spin} other {# free spins}}",
      "points": "{count, plural, one {# point} other {# points}}",
      "bonus": "{amount} bonus",
      "nothing": "Nothing",
      "onField": {
        "spins": "FS",
        "points": "E.P.",
        "no": "No",
        "prize": "prize"
      }
    },
    "result": {
      "nothing": "Nothing today",
      "nothingText": "This field brings nothing. There is another spin tomorrow.",
      "points": "They count towards your VIP level.",
      "bonus": "To be wagered {times, plural, one {once} other {# times}} within {days, plural, one {# day} other {# days}}. You find it among your bonuses.",
      "spins": "Each at {amount}, for {days, plural, one {# day} other {# days}}. {wins, select, real {What they win is real money.} other {What they win is bonus money, to be wagered {times, number} times.}}",
      "withheld": {
        "currency": "This prize could not be given: it has nothing in your currency.",
        "rules": "This prize could not be given: its rules do not allow it for your account. Support can tell you more."
      },
      "seeBonuses": "See your bonuses",
      "seeLevel": "See your level"
    },
    "odds": {
      "title": "What is on it",
      "of": "{fields, number} of {all, number}",
      "mean": "On average a spin is worth {amount}: a bonus counted as its amount, a free spin as its stake, points as nothing.",
      "drawn": "The result is drawn before the wheel turns. The turning only shows it."
    },
    "rules": {
      "title": "The rules",
      "daily": "Players with a VIP level spin once a day. A day ends at midnight in the time zone of your account.",
      "free": "A spin costs nothing and cannot be bought. One that you do not use is not added to the next day.",
      "spins": "Free spins have a stake of {amount} and live for {days, plural, one {# day} other {# days}}. {wins, select, real {What they win is real money.} other {What they win is bonus money, to be wagered {times, number} times.}}",
      "bonus": "A bonus is wagered {times, plural, one {once} other {# times}} within {days, plural, one {# day} other {# days}} before it becomes real money.",
      "points": "Points are experience points. They count towards your VIP level.",
      "law": "The law of your country may ask for other terms of a bonus, or forbid the wheel.",
      "without": "Players who are excluded or take a break do not spin."
    },
    "spins": {
      "title": "Your last spins",
      "check": "Check",
      "checkOf": "Check the spin of {moment}",
      "secret": "Can be checked once you ask for new seeds"
    },
    "fair": {
      "title": "A fair draw",
      "text": "The field comes of a secret server seed, your words and the number of the spin. Before you spin, you see the SHA-256 of the server seed, so nobody can choose another one afterwards. When you ask for new seeds, the old one is told, and you can check every spin that was drawn from it.",
      "commitment": "SHA-256 of the server seed",
      "next": "SHA-256 of the one after it",
      "words": "Your words",
      "nonce": "Number of the next spin with these seeds: {number, number}",
      "newWords": "New words of your own",
      "newWordsHint": "Any letters and numbers.",
      "ask": "Ask for new seeds",
      "done": "You have new seeds",
      "errors": {
        "words": "Type one to 64 characters."
      }
    }
  },
  "Preview": {
    "label": "Preview",
    "notice": "Preview – drafts are shown",
    "exit": "Leave preview"
  },
  "Search": {
    "title": "Search",
    "label": "Search games, providers and pages",
    "placeholder": "Game, provider or page",
    "clear": "Clear the search",
    "games": "Games",
    "providers": "Providers",
    "categories": "Categories",
    "pages": "Pages",
    "recent": "Recent searches",
    "forget": "Forget recent searches",
    "popular": "Popular right now",
    "found": "{count, plural, one {# game found} other {# games found}}",
    "foundOthers": "{count, plural, one {# result found} other {# results found}}",
    "foundBoth": "{games, plural, one {# game} other {# games}} and {others, plural, one {# other result} other {# other results}} found",
    "count": "{count, plural, one {# game} other {# games}}",
    "shortHint": "Type at least two letters.",
    "searching": "Searching",
    "emptyTitle": "Nothing found for “{query}”",
    "emptyText": "Check the spelling or try a shorter word. A part of the name is enough.",
    "failed": "The search did not answer.",
    "moreFailed": "More could not be loaded.",
    "again": "Try again",
    "more": "Loading more games",
    "all": "See them as a list",
    "keys": "<k>↑</k> <k>↓</k> to choose, <k>↵</k> to open, <k>Esc</k> to close"
  },
  "ProvidersDrawer": {
    "title": "Providers",
    "label": "Find a provider",
    "clear": "Clear the name",
    "letters": "First letter",
    "letter": "Providers with {letter}",
    "found": "{count, plural, one {# provider} other {# providers}}",
    "empty": "No providers found",
    "emptyText": "None of them is called “{query}”. A part of the name is enough.",
    "loading": "Loading the providers",
    "failed": "The providers could not be loaded.",
    "again": "Try again"
  },
  "Jackpots": {
    "title": "Jackpots",
    "notHere": {
      "title": "No jackpots in your country",
      "text": "The rules for your country do not allow jackpots, so there are none to win here. Everything else is as you know it.",
      "action": "Go to the slots"
    },
    "lead": "Three pots of the house. Every stake of real money in euros adds to all three, and the amounts here are the present ones.",
    "fund": "In all three together",
    "inAll": "<sum></sum> in all",
    "from": "Drawn from {amount}",
    "upTo": "Up to {amount}",
    "share": "{share} of every stake",
    "action": "Get the jackpot",
    "drawn": "Drawn: {amount} to {login}",
    "drawnOn": "{jackpot} was drawn on {when} UTC: {amount} to {login}.",
    "none": "The jackpots are not open yet",
    "games": {
      "max": "Max games",
      "mid": "Mid games",
      "mini": "Mini games"
    },
    "how": {
      "title": "How they grow and are drawn",
      "feedTitle": "Every stake adds to them",
      "feed": "Of every real-money stake in euros, {all} goes to the jackpots: {max} to Max, {mid} to Mid and {mini} to Mini. The house pays this out of its takings; your round costs no more. Bonus money and demos add nothing.",
      "rangeTitle": "When they are drawn",
      "range": "Max between {maxFrom} and {maxTo}, Mid between {midFrom} and {midTo}, Mini between {miniFrom} and {miniTo}: at an amount that is laid down when the jackpot opens and that nobody is told. At the end of each month (UTC) every jackpot that holds its lower amount is drawn in any case.",
      "booksTitle": "The amounts are those of our books",
      "books": "Each jackpot is an account in the ledger of the house, and this page reads its balance. The house opens Max with {maxOpen}, Mid with {midOpen} and Mini with {miniOpen}. The page asks anew every 15 seconds.",
      "luckTitle": "Every cent is a ticket",
      "luck": "Each cent of real money that you stake in euros is a ticket, until the draw. Whoever may not play at that moment has none. The win is paid to the real balance at once and needs no wagering. A jackpot is no reason to stay longer or to stake more than you had in mind.",
      "fairTitle": "Anyone can check a draw",
      "fair": "When a jackpot opens, the SHA-256 of its secret seed is published. The amount follows from the seed, and the winning ticket from the seed and all stakes that were counted. After the draw the seed stands below, and your browser computes both again."
    },
    "top": {
      "title": "Largest wins",
      "none": "Nobody has won here yet",
      "noneText": "Wins in jackpot games that were larger than their stake will stand here."
    },
    "coming": {
      "title": "Draws to come",
      "text": "What a draw will follow from is laid down when a jackpot opens. Keep these lines: after the draw the seed stands below, and its SHA-256 has to be the same.",
      "commitment": "SHA-256 of the seed, published on {when} UTC"
    },
    "draws": {
      "title": "Last draws",
      "none": "Nothing has been drawn yet",
      "noneText": "Each draw will stand here, with its seed.",
      "amount": "At the amount of its seed",
      "month": "At the month’s end",
      "check": "Check this draw",
      "right": "Right: seed, amount and ticket are as they should be.",
      "wrong": "Wrong: this draw does not follow from its seed.",
      "seed": "Server seed",
      "commitment": "Published before",
      "chain": "Chain of the stakes",
      "ticket": "Winning ticket",
      "tickets": "{ticket, number} of {tickets, number}, counted from 0"
    },
    "own": {
      "title": "Your jackpots",
      "loading": "Loading your jackpots",
      "failed": "Your jackpots could not be loaded",
      "tryAgain": "Try again",
      "none": "The jackpots are not open yet",
      "noneText": "Your tickets will stand here as soon as they are.",
      "lawNone": "Where you live the law has no jackpots: none of your stakes is a ticket.",
      "tickets": "Your tickets",
      "ticketsValue": "{count, plural, =0 {none yet} one {# ticket} other {# tickets}}",
      "added": "Added by your stakes",
      "near": "Another {amount} until it can be drawn",
      "soon": "It can be drawn at any stake now, and surely is below {amount}",
      "monthEnd": "If it holds {amount}, it is drawn at the month’s end on {when} UTC at the latest.",
      "explain": "Each cent of real money that you stake in euros is a ticket for all three, until they are drawn.",
      "winsTitle": "Jackpots that you won",
      "winsNone": "You have not won a jackpot yet",
      "winsNoneText": "A draw that you win is listed here, with all that proves it.",
      "toJackpots": "All jackpots",
      "toHistory": "In your transactions"
    }
  },
  "Winners": {
    "title": "Recent winners"
  },
  "Tournaments": {
    "title": "Tournaments",
    "open": "{count, plural, one {# open} other {# open}}",
    "seeAll": "See all",
    "seeAllLabel": "See all tournaments",
    "one": "Tournament",
    "running": "Running",
    "participating": "You are taking part",
    "start": "Start winning",
    "startOf": "Start winning<hidden>: {name}</hidden>",
    "more": "More",
    "moreOf": "More<hidden>: {name}</hidden>",
    "ends": "The tournament ends",
    "lead": "Points come from your rounds, and places from points. Join only what you would play anyway.",
    "all": "All tournaments",
    "kinds": "Tournaments by state",
    "tabs": {
      "active": "Active",
      "upcoming": "Coming",
      "completed": "Finished",
      "network": "Studios",
      "mine": "Mine"
    },
    "none": {
      "active": "No tournament is on",
      "upcoming": "Nothing is planned yet",
      "completed": "No tournament has ended yet",
      "mine": "You haven’t joined a tournament"
    },
    "noneText": {
      "active": "The next ones are listed under Coming.",
      "upcoming": "New tournaments appear here before they begin.",
      "completed": "Results stay here once a tournament is over.",
      "mine": "Those that you join are listed here, with your place in each."
    },
    "toGames": "To the games",
    "mineLogIn": "Log in to see your tournaments",
    "mineLogInText": "Your places and results are listed here.",
    "logIn": "Log in",
    "unreachable": "Your tournaments can’t be shown",
    "tryAgain": "Try again",
    "loading": "Loading your tournaments",
    "place": "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    "places": "{from} to {to}",
    "soon": "Soon",
    "finished": "Finished",
    "starts": "The tournament starts",
    "startsIn": "Starts in",
    "endedOn": "Ended {day}",
    "resultsOf": "Results<hidden>: {name}</hidden>",
    "lookOf": "View<hidden>: {name}</hidden>",
    "readOf": "Read more<hidden>: {name}</hidden>",
    "short": {
      "turnover": "Points for stakes.",
      "highest_ratio": "Highest win ÷ stake.",
      "ratio_sum": "Sum of win ÷ stake.",
      "spins": "Most rounds.",
      "bet": "Min bet {bet}.",
      "places": "{count, plural, one {# place wins} other {# places win}}."
    },
    "you": "You, {place}",
    "noPoints": "No points yet",
    "noPointsText": "You take part. Your first round that counts gives you a place.",
    "takePart": "Take part",
    "toOwnPlace": "Your place",
    "play": "To the games that count",
    "facts": {
      "network": "Over several casinos",
      "games": "{count, plural, one {# game} other {# games}}",
      "winners": "{count, plural, one {# paid place} other {# paid places}}",
      "players": "{count, plural, one {# player} other {# players}}",
      "ended": "Ended {when}.",
      "starts": "Starts {when}, lasts {lasts}.",
      "ends": "Ends {when}, lasts {lasts}.",
      "days": "{count, plural, one {# day} other {# days}}",
      "hours": "{count, plural, one {# hour} other {# hours}}"
    },
    "state": {
      "joined": "You are taking part",
      "upcoming": "Soon",
      "running": "Running",
      "settling": "Over, last rounds are being counted",
      "final": "Finished",
      "cancelled": "Cancelled"
    },
    "prizes": "Prizes by place",
    "prizesNote": "Money is paid as your own, free of wagering. FS are free spins, E.P. experience points.",
    "podium": "The first three",
    "points": "{count, plural, one {{points} point} other {{points} points}}",
    "join": {
      "done": "You are taking part",
      "failed": "That did not work"
    },
    "board": {
      "title": "Leaderboard",
      "finalTitle": "Final table",
      "live": "Live",
      "notLive": "Not live at the moment",
      "settling": "Frozen: last rounds are being counted",
      "nowAt": "You are {place} now.",
      "failed": "The leaderboard can’t be shown",
      "tryAgain": "Try again",
      "loading": "Loading the leaderboard",
      "none": "Nobody has points yet",
      "noneText": "The first round that counts leads.",
      "place": "Place",
      "player": "Player",
      "points": "Points",
      "prize": "Prize",
      "you": "You",
      "all": "All {count} places",
      "fewer": "Fewer places",
      "hideName": "Hide my name in leaderboards: others see its first letters only",
      "notHidden": "That could not be changed",
      "away": "The studio does not answer. This is the table of {when}.",
      "silent": "The studio does not answer at the moment. Your rounds count all the same."
    },
    "way": {
      "first": "You lead. On a tie, whoever got there first stands higher.",
      "next": "<b>{count, plural, one {{points} point} other {{points} points}} to {place}.</b>",
      "prize": "The next better prize is for {place}: <b>{count, plural, one {{points} point} other {{points} points}}</b> to go.",
      "nextPays": "That place has a better prize.",
      "costs": "That is {stakes} of stakes, about {cost} of expected cost in a game that pays back {percent}%.",
      "roundsCost": "That is {count, plural, one {# round} other {# rounds}}: at the minimum bet {stakes} of stakes, about {cost} of expected cost in a game that pays back {percent}%.",
      "aboutRoundsCost": "On average that takes about {count, plural, one {# round} other {# rounds}}: at the minimum bet {stakes} of stakes, about {cost} of expected cost in a game that pays back {percent}%.",
      "oneRound": "It takes one round that pays {ratio} times its stake. No number of rounds makes that certain.",
      "rail": "{points} of {target} points",
      "own": "You, {points}",
      "target": "{place}, {points}"
    },
    "rules": {
      "title": "Rules",
      "turnover": "<b>{point} staked is 1 point</b> on the games below.",
      "highest_ratio": "<b>Your best round counts:</b> its win divided by its stake. 12.34 times the stake is 12.34 points.",
      "ratio_sum": "<b>Each round adds its win divided by its stake.</b> 2.50 times the stake is 2.50 points.",
      "spins": "<b>Each round is 1 point</b> on the games below, whatever its stake.",
      "least": "Rounds below a stake of {bet} do not count.",
      "most": "Rounds above a stake of {bet} do not count.",
      "ownMoney": "Only rounds with your own money alone count: none with bonus money, and no free spins.",
      "join": "Rounds count from the moment you join.",
      "all": "Everybody who plays these games takes part, without joining.",
      "level": "For players from VIP level {level} up.",
      "countries": "For players of some countries only.",
      "ties": "On a tie, whoever got there first stands higher.",
      "end": "Rounds begun before the end still count when they close within 24 hours. Then the table is frozen, and each place is paid once.",
      "network": {
        "money": "All of a stake counts, whichever money it was made with. Free spins of the casino do not.",
        "end": "Rounds count that begin before the end. A minute later the table stands, and each place is paid once.",
        "table": "The studio holds this tournament for players of several casinos. It counts the points, and we show the table as it tells it."
      }
    },
    "games": {
      "title": "Games in this tournament",
      "count": "{count, plural, one {# game} other {# games}}",
      "filter": "Find a game",
      "found": "{count, plural, =0 {No game found} one {# game found} other {# games found}}",
      "none": "None of these games has that name."
    },
    "result": {
      "title": "You came {place}",
      "noPlace": "You have no place",
      "paid": "Paid once, {when}.",
      "owed": "Your prize is on its way.",
      "nothing": "There is no prize for it.",
      "money": "Money, yours at once",
      "freeSpins": "Free spins",
      "experience": "Experience points",
      "points": "Points in the tournament",
      "withheld": {
        "account": "The prize was not given: your account was closed, on a break or excluded when places were paid.",
        "currency": "There is no money prize in your currency, so that part was not given.",
        "spins": "The free spins could not be given. Please write to support.",
        "operator": "The prize was not given: you were taken out of this tournament. We wrote to you why."
      },
      "history": "See it in your history"
    },
    "rounds": {
      "title": "How your points came about",
      "counted": "{count, plural, =0 {None of your rounds counts yet.} one {# of your rounds counts.} other {# of your rounds count.}}",
      "show": "Show my rounds",
      "failed": "Your rounds can’t be shown",
      "tryAgain": "Try again",
      "loading": "Loading your rounds",
      "none": "You have played no round of this tournament yet.",
      "more": "Show more",
      "game": "Game",
      "figures": "{staked} staked, {won} won",
      "goesOn": "Goes on",
      "verdicts": {
        "counts": "Counts",
        "below": "Does not count: below the minimum bet",
        "above": "Does not count: above the maximum bet",
        "bonus_money": "Does not count: bonus money or a free spin"
      },
      "plus": "+{points}"
    },
    "modal": {
      "participate": "Take part",
      "cancel": "Not now",
      "more": "Read more",
      "taking": "You are taking part",
      "unreachable": "This tournament can’t be shown",
      "loading": "Loading the tournament",
      "least": "Min bet {bet}, {count, plural, one {# place wins} other {# places win}}."
    },
    "ribbon": {
      "label": "Tournament",
      "up": "Up to {place}"
    },
    "network": {
      "about": "Studios hold these for players of several casinos.",
      "asOf": "The studio does not answer. This is what it told {when}.",
      "none": "No studio holds a tournament",
      "noneText": "New ones appear here before they begin.",
      "away": "The studio does not answer",
      "awayText": "Its tournaments are shown again as soon as it does.",
      "toGames": "To the games"
    }
  },
  "Bonuses": {
    "welcome": {
      "eyebrow": "Welcome pack",
      "next": "{deposit, selectordinal, one {Your #st deposit} two {Your #nd deposit} few {Your #rd deposit} other {Your #th deposit}}",
      "title": "Up to <em>{amount}</em><br></br>+ <em>{spins, number}</em> free spins",
      "text": "Spread over your first four deposits. Yours to take or leave.",
      "steps": "Deposits of the welcome pack",
      "claim": "Claim it",
      "terms": "18+, bonus terms"
    },
    "title": "Bonuses",
    "lead": "What is on offer at the moment, with what each bonus asks for in return. Taking one is your choice, and so is playing without.",
    "all": "All bonuses",
    "onOffer": "Bonuses you can take",
    "kinds": "Kind of bonus",
    "nothing": "No bonuses at the moment",
    "nothingText": "As soon as there is something on offer again, you will find it here.",
    "toGames": "To the games",
    "tabs": {
      "all": "All promos",
      "promos": "Promos",
      "packs": "Welcome packs",
      "vip": "VIP promos"
    },
    "empty": {
      "all": "Nothing is on offer at the moment.",
      "promos": "There are no promos at the moment.",
      "packs": "There is no welcome pack at the moment.",
      "vip": "There are no VIP promos at the moment."
    },
    "nav": {
      "label": "Bonuses",
      "onOffer": "On offer",
      "inPlay": "Your bonuses"
    },
    "offer": {
      "percent": "{percent, number}% up to {amount}",
      "ofWins": "{percent, number}% on top of wins, up to {amount}",
      "spins": "{spins, plural, one {# free spin} other {# free spins}}",
      "deposit": "{deposit, selectordinal, one {#st deposit} two {#nd deposit} few {#rd deposit} other {#th deposit}}",
      "types": {
        "Registration": "Registration",
        "RegistrationPromoCode": "Registration with a code",
        "FirstAuthorization": "First log-in",
        "PromoCode": "Promo code",
        "Birthday": "Birthday",
        "Deposits": "Deposit",
        "Periodic": "Recurring",
        "IncreaseWinnings": "Extra on wins",
        "ActivatedByLink": "By link"
      },
      "minDeposit": "Min deposit",
      "maxBet": "Max bet",
      "wagering": "Wagering",
      "spinBet": "Free spin",
      "time": "Time",
      "maxWin": "Max win",
      "none": "none",
      "example": "A {bonus} bonus means <b>{stakes} of stakes</b>.",
      "noStakes": "Nothing has to be staked for it.",
      "comesByItself": "Comes by itself",
      "firstPlayOver": "The law where you live allows one bonus, before your first play.",
      "take": {
        "deposit": "Choose<hidden>: {name}</hidden>",
        "code": "Enter a code<hidden>: {name}</hidden>",
        "link": "Activate<hidden>: {name}</hidden>"
      },
      "terms": "Terms<hidden> of {name}</hidden>",
      "noBonus": "No bonus",
      "noBonusHeadline": "Play with your own money",
      "noBonusAction": "Deposit without a bonus",
      "noBonusFacts": {
        "maxBet": "the game’s own",
        "wagering": "none on wins",
        "time": "no end",
        "maxWin": "no limit"
      },
      "noBonusExample": "The deposit is staked once. <b>After that, everything is yours to take out.</b>",
      "spinStakes": "What its free spins win has to be staked {times, number} times.",
      "levels": "{from, number} to {to, number}",
      "levelsFrom": "from {from, number} on",
      "level": "{level, number}",
      "vip": "VIP level",
      "dates": "On offer",
      "until": "until {end}",
      "fromDate": "from {start}",
      "between": "{start} to {end}",
      "timesBonus": "×{times, number}, bonus",
      "timesBoth": "×{times, number}, bonus + deposit",
      "days": "{days, plural, one {# day} other {# days}}",
      "hours": "{hours, plural, one {# hour} other {# hours}}",
      "noMax": "no limit",
      "minOdds": "Min odds",
      "step": {
        "later": "Comes with your {deposit, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} deposit",
        "done": "You have made your {deposit, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} deposit",
        "none": "Not on offer to you now"
      }
    },
    "pack": {
      "eyebrow": "Welcome pack",
      "title": "Up to <em>{amount}</em> + <em>{spins, number}</em> free spins",
      "lead": "{count, plural, one {One deposit, one bonus.} other {# deposits, one bonus each.}} You can leave out any of them.",
      "terms": "Bonus terms",
      "see": "See deposit {deposit, number}",
      "asks": "from {amount}, ×{times, number} on the bonus",
      "taken": "Deposit {deposit, number}, done",
      "now": "Deposit {deposit, number}, you are here",
      "later": "Deposit {deposit, number}"
    },
    "terms": {
      "title": "The terms in plain words",
      "times": "×{times, number}",
      "minDeposit": "The least you can pay in. The bonus is {percent, number}% of your deposit, up to {most}.",
      "wagering": "Stake {times, number} times the bonus, and bonus money becomes your own.",
      "maxBet": "The most you can stake in one round. A higher stake is refused, never taken and punished later.",
      "spinsFigure": "{spins, plural, one {# free spin} other {# free spins}}",
      "freeSpins": "Each is played at {bet}; it costs you nothing. What they win is bonus money: stake it {times, number} times, and it becomes your own.",
      "freeSpinsReal": "Each is played at {bet}; it costs you nothing. What they win is real money, yours at once.",
      "ownFirstFigure": "Own money first",
      "ownFirst": "Every stake uses your own money before the bonus. You can give the bonus up at any time: it is burnt, your money is not.",
      "onceFigure": "Once",
      "once": "One of these for a person, a household and a means of payment.",
      "full": "The <link>bonus terms</link> have all of it in full.",
      "wageringBoth": "Stake {times, number} times the bonus and the deposit together, and bonus money becomes your own.",
      "timeFigure": "{hours, plural, one {# hour} other {# hours}}",
      "daysFigure": "{days, plural, one {# day} other {# days}}",
      "time": "Counted from activation. Then the bonus and its wins end; your own money stays.",
      "maxWin": "The most that this bonus can turn into your own money. What is above goes back to the house.",
      "lawFigure": "The law where you live",
      "law": "It lets a bonus be wagered {times, number} times at most. That holds for you, whatever else this bonus asks for.",
      "lawProduct": "It lets only one kind of game count for a bonus, so only the games below do for you.",
      "lawDays": "It gives every bonus at least {days, number} days. You have that long.",
      "lawFirst": "It allows one bonus per player, given before the first play. After that there are no more.",
      "dayLimit": "At most {count, number} a day.",
      "minOdds": "The least odds of bets on sports: single, combination and system. Lower ones don’t count.",
      "vip": "It is for players of these VIP levels.",
      "dates": "Outside of this it can’t be taken. What you have taken stays by its own time."
    },
    "own": {
      "loading": "Your bonuses are loading",
      "unreachable": "Your bonuses can’t be shown",
      "tryAgain": "Try again",
      "nothing": "You have no bonus at the moment",
      "nothingText": "What you take or are offered shows here, with its wagering and what it asks for.",
      "toOffers": "See what is on offer",
      "toCode": "Enter a promo code",
      "states": {
        "pending": "Waiting for you",
        "queued": "In the queue",
        "active": "Activated",
        "completed": "Completed",
        "expired": "Expired",
        "cancelled": "Cancelled",
        "forfeited": "Ended"
      },
      "since": "Since {moment}",
      "balance": "Bonus balance",
      "staked": "<b>{wagered}</b> of {target} staked",
      "toGo": "{left} to go",
      "progress": "Wagering",
      "percentDone": "{percent, number}% of the wagering is done",
      "timeLeft": "Time left",
      "left": "{days, plural, =0 {} other {#d }}{hours, number}h",
      "leftMinutes": "{minutes, number}m",
      "until": "to {moment}",
      "maxBet": "Max bet",
      "maxBetNote": "above is refused",
      "maxWin": "Max win",
      "maxWinNote": "turned into money",
      "noLimit": "no limit",
      "wagering": "Wagering",
      "wageringNote": "to be staked in all",
      "onBonus": "×{times, number}, bonus",
      "onBonusAndDeposit": "×{times, number}, bonus + deposit",
      "nextStake": "Where the next stake comes from",
      "ownFirst": "Your money <b>{amount}</b>, used first",
      "bonusNext": "Bonus <b>{amount}</b>",
      "play": "Play a counting game",
      "seeQueue": "Queue, {waiting, number}",
      "terms": "Terms",
      "ifCancelled": "If you cancel now",
      "burnt": "Burnt",
      "stays": "Stays yours",
      "wageringDone": "Wagering done",
      "ofTarget": "{wagered} of {target} staked",
      "ownMoney": "Your money",
      "withdrawable": "To withdraw today",
      "depositWager": "{amount} of your deposit must be staked first",
      "cancel": "Cancel bonus",
      "cancelWarning": "Cancelling burns the whole bonus balance of {balance}{staked, select, yes { and the {wagered} you have staked towards it} other {}}. Your own money stays.",
      "offers": "Bonuses that wait for your answer",
      "asks": "{amount}, {stakes} to stake, max bet {maxBet}",
      "asksSpins": "{amount}, {wagering}, max bet {maxBet}",
      "spinWins": "×{times, number} on what the spins win",
      "nothingToStake": "nothing to stake",
      "takeBy": "Open until {moment}",
      "activate": "Activate",
      "toQueue": "To queue",
      "reject": "No, thanks",
      "giveUp": "Give it up",
      "failed": "That did not work",
      "activated": "Bonus activated",
      "activatedText": "{amount}, {stakes} to stake.",
      "activatedSpins": "{amount}, {wagering}.",
      "costToFinish": "Cost to finish",
      "costNote": "expected, see below",
      "freeSpinsLeft": "Free spins left",
      "cancelSpins": "{spins, plural, one {The last free spin of this bonus goes, too.} other {The # free spins of this bonus go, too.}}",
      "cancelAnySpins": "Free spins of this bonus go, too.",
      "giveUpDeposit": "This bonus came with your deposit of {amount}. Given up, it is gone for good; your own money stays.",
      "termsGives": "What this bonus brings.",
      "termsDeposit": "What this bonus brings for your deposit of {amount}.",
      "termsTarget": "In all {amount}.",
      "minOdds": "Min odds",
      "minOddsNote": "single · multi · system",
      "termsNamed": "Terms of {name}",
      "refundOwed": "{amount} that went back to a payer is still to be taken from your balance"
    },
    "taking": {
      "legend": "When your deposit is there",
      "atOnce": "Activate this bonus",
      "ask": "Ask me then",
      "askDetail": "“{name}” stays in play until you answer.",
      "now": "Activate it instead of “{name}”",
      "nowDetail": "“{name}” is burnt: its bonus balance and the wagering done so far are lost.",
      "queue": "Put it in the queue",
      "queueDetail": "It waits for you there, and no time runs out."
    },
    "weights": {
      "byWeight": "Games by weight",
      "atWeight": "{count, plural, one {# game} other {# games}} at {percent, number}%",
      "seeAll": "See all",
      "title": "Games that count",
      "percent": "{percent, number}%",
      "others": "All other games",
      "allGames": "All games",
      "ownMoneyOnly": "own money only",
      "leftOut": "Left out:",
      "spinGames": "Free spins in:",
      "more": "and {count, number} more",
      "fewer": "show fewer",
      "games": "{count, plural, one {# game} other {# games}}"
    },
    "queue": {
      "title": "Waiting in your queue",
      "type": "Type",
      "amount": "Amount",
      "maxBet": "Max bet",
      "wager": "Wager",
      "date": "Date",
      "note": "One bonus plays at a time. The next is offered when it ends; it never starts unasked.",
      "empty": "Nothing is waiting. Bonuses that you put in the queue stand here, in order.",
      "activateNamed": "Activate {name}",
      "rejectNamed": "Give up {name}"
    },
    "modal": {
      "title": "A bonus is waiting",
      "text": "{name}: {amount}. You decide.",
      "toStake": "To stake",
      "takeWithin": "Open for",
      "nextTitle": "The last one has ended. The next?",
      "nextText": "It has waited its turn. It starts only if you say so.",
      "activateAmount": "Activate {amount}",
      "leaveWaiting": "Leave it waiting",
      "answered": "This bonus has been answered already.",
      "okay": "Okay"
    },
    "attention": {
      "title": "Two at once won’t do",
      "text": "“{name}” is still in play. If you activate another bonus, this is burnt for good:",
      "general": "If you activate another bonus, the active one is burnt for good, with its wagering.",
      "keep": "Keep the one in play",
      "confirm": "Burn it and switch"
    },
    "ended": {
      "finished": "The wagering is done",
      "finishedText": "<strong>{amount}</strong> is now your own money. Withdraw it or play on.",
      "staked": "Staked",
      "given": "Bonus",
      "took": "Took",
      "okay": "Okay",
      "withdraw": "Withdraw",
      "runOut": "The bonus is used up",
      "runOutText": "Its balance is zero, so the wagering ends at {wagered} of {target}. Nothing more is owed.",
      "pause": "A good moment for a break? <link>Your limits</link>"
    },
    "promo": {
      "title": "Promo code",
      "text": "Enter the code that you were given. Activate its bonus at once, or let it wait in the queue.",
      "code": "Promo code",
      "now": "Activate now",
      "queue": "To queue",
      "once": "A code works once.",
      "required": "Enter a code.",
      "unknown": "This promo code is not valid.",
      "used": "You have used this promo code already.",
      "activated": "Bonus activated",
      "queued": "The bonus waits in your queue",
      "brings": "What this code brings",
      "withDeposit": "This code brings its bonus with a deposit.",
      "toDeposit": "Go to the deposit",
      "asks": "×{times, number} to stake, max bet {maxBet}",
      "behind": "“{name}” is in play: activated now, this one burns it. In the queue it waits its turn."
    },
    "history": {
      "title": "Bonuses that have ended",
      "loading": "The history of your bonuses is loading",
      "failed": "The history can’t be shown",
      "tryAgain": "Try again",
      "empty": "No bonus has ended yet",
      "emptyText": "Each one that ends is listed here, with every step and its reason.",
      "toOwn": "Your bonuses",
      "more": "Show more",
      "steps": "What happened",
      "reasons": {
        "wagered": "Its wagering was done: the bonus money became yours.",
        "run_out": "Its bonus money was used up before the wagering was done.",
        "rejected": "You turned it down.",
        "cancelled": "You cancelled it. The bonus balance went back to the house.",
        "switched": "You activated another bonus. The bonus balance went back to the house.",
        "currency": "Your account changed to another currency.",
        "closed": "The account was closed.",
        "excluded": "You are excluded from play. The bonus balance went back to the house; your own money stays yours.",
        "deposit_back": "The deposit that it came with was taken back.",
        "time": "Its time was over. What was left of the bonus balance went back to the house.",
        "operator": "The house ended it. Support can tell you why."
      },
      "step": {
        "offered": "Offered",
        "queued": "Put in the queue",
        "activated": "Activated",
        "completed": "Wagering done",
        "expired": "Time over",
        "cancelled": "Cancelled",
        "forfeited": "Ended by the house",
        "converted": "Turned into your own money",
        "burned": "Bonus balance back to the house",
        "late_converted": "Win of an earlier stake: your own money",
        "late_burned": "Win of an earlier stake: bonus part back to the house",
        "warned": "Reminder that it ends soon",
        "prolonged": "Longer to live: its time stands still during your break",
        "counted": "An operator let earlier rounds count towards wagering",
        "run_out": "Bonus money used up",
        "max_win": "Above the max win: back to the house"
      },
      "usedUp": "Used up"
    },
    "link": {
      "title": "Your bonus is being activated",
      "text": "One moment, then you go on to the lobby.",
      "logInTitle": "Log in for your bonus",
      "logInText": "The bonus of this link is activated as soon as you are logged in.",
      "logIn": "Log in",
      "home": "To the lobby",
      "unreachable": "The casino does not answer",
      "unreachableText": "Check your connection and try again.",
      "tryAgain": "Try again",
      "activated": "Bonus activated",
      "waiting": "The bonus waits for your answer",
      "had": "You have had this bonus",
      "failed": "The bonus could not be activated",
      "inQueue": "The bonus waits in your queue",
      "inPlay": "This bonus is in play already"
    },
    "play": {
      "label": "Your bonus in this game",
      "counts": "Counts {percent, number}%",
      "nothing": "Doesn’t count",
      "maxBet": "max bet {amount}, more is refused",
      "ownMoney": "own money only",
      "short": "{game} doesn’t count towards your bonus, so only your own money can be staked there.",
      "shortText": "You need at least {minimum} of your own for it.",
      "shortGeneral": "You have too little of your own money for it."
    },
    "spins": {
      "title": "Free spins",
      "loading": "Your free spins are loading",
      "unreachable": "Your free spins can’t be shown",
      "modalTitle": "{count, plural, one {# free spin for today} other {# free spins for today}}",
      "atAmount": "{amount} a spin.",
      "fromAmount": "From {amount} a spin.",
      "pick": "Pick where to use them.",
      "leftInAll": "Left in all",
      "aDay": "A day",
      "endsIn": "Open for",
      "open": "Open {game}",
      "seeThem": "See your free spins",
      "later": "Later",
      "okay": "Okay",
      "tomorrow": "{count, plural, one {Today’s are used up. # more waits for another day.} other {Today’s are used up. # more wait for another day.}}",
      "none": "There are no free spins left.",
      "empty": "You have no free spins at the moment. Bonuses that bring some say so on their card.",
      "ends": "Open for {left}, to {moment}",
      "ofNumber": "of {number, number} left",
      "ofToday": "of {number, number} left today",
      "bet": "Worth of a spin",
      "leftOf": "{left, number} of {number, number}",
      "noGame": "None of their games is available any more. Their time stands still while our team chooses another one; there is nothing you have to do.",
      "askSupport": "Ask support",
      "use": "Use free spins",
      "inGame": "{count, plural, one {<b># free spin</b> left, worth {amount}} other {<b># free spins</b> left, {amount} each}}",
      "inGameOver": "Free spins used up. From now on you stake your own money."
    }
  },
  "TrueCost": {
    "title": "The true cost",
    "intro": "Move the sliders. One diamond is one of a hundred players who stake the whole amount at this game.",
    "deposit": "Deposit",
    "stake": "Stake a round",
    "game": "Game",
    "games": {
      "slotLow": "Slot, low volatility",
      "slotMedium": "Slot, medium volatility",
      "slotHigh": "Slot, high volatility",
      "roulette": "Roulette, even money",
      "blackjack": "Blackjack"
    },
    "counts": "counts {share}, returns {rtp}",
    "countsNot": "does not count",
    "withBonus": "With the bonus",
    "without": "No bonus",
    "playWith": "You play with",
    "toStake": "You have to stake",
    "left": "Left at the end, on average",
    "expectedCost": "Expected cost",
    "chance": "Chance to finish",
    "ofHundred": "<b>{finish}</b> of 100",
    "heaps": {
      "nothing": "nothing left",
      "first": "up to {amount}",
      "next": "to {amount}",
      "more": "more"
    },
    "picture": "Of 100 players: {heaps}",
    "heapOfPicture": "{count} {heap}",
    "table": "As a table",
    "tableCaption": "How many of 100 players end with how much",
    "tableEnd": "Money at the end",
    "line": "{game}, {stake} a round: wagering it all costs {cost} on average, and {finish, select, most {more than 99} few {fewer than 1} other {{finish}}} of 100 players finish.",
    "lineWaits": "Working out what it costs …",
    "days": "{days, plural, one {# day} other {# days}} from activation.",
    "hours": "{hours, plural, one {# hour} other {# hours}} from activation.",
    "maxWin": "At most {amount} of it becomes your own money.",
    "noMaxWin": "No limit on what becomes your own money.",
    "note": "A model, not a forecast. The expected cost is the stakes times what the game keeps; players who run out earlier have staked less. Free spins are left out.",
    "exact": "Worked out exactly.",
    "simulated": "Simulated: one standard error is {finish} of 100 players and {left}.",
    "working": "Working it out",
    "cancel": "Cancel",
    "workOut": "Work it out",
    "cancelled": "Not worked out for this choice yet.",
    "failed": "This could not be worked out. Check your connection and try again.",
    "tryAgain": "Try again",
    "aboveMaxBet": "{stake} is above the max bet of {most}. While this bonus is active, such a stake is refused.",
    "notCounting": "This game does not count towards the wagering. While the bonus is active you can only play it with your own money.",
    "search": "Or a game of ours that counts",
    "chosen": "Worked out for <b>{name}</b>:",
    "searchNothing": "No game of that name counts towards this bonus.",
    "searchFailed": "Games can’t be searched right now. Check your connection and try again.",
    "modelNote": "It goes by the game’s own return and volatility; a game without reels is played on even money."
  },
  "SecondFactor": {
    "logIn": {
      "title": "One more step",
      "code": "Code",
      "codeHint": "The six digits that your authenticator app shows now.",
      "recoveryCode": "Recovery code",
      "recoveryHint": "One of the ten that you kept when you turned the second factor on. Each works once.",
      "trust": "Trust this device for 30 days",
      "submit": "Log in",
      "useRecovery": "Use a recovery code",
      "useApp": "Use the app",
      "back": "Back",
      "over": "That log-in is over. Please begin again with your password."
    },
    "errors": {
      "code": {
        "required": "Enter all six digits.",
        "wrong": "That code is not right, or was used before. Wait for the next one.",
        "recoveryRequired": "Enter a recovery code.",
        "recoveryWrong": "That recovery code is not right, or was used before.",
        "proofRequired": "Enter the code of your app or a recovery code."
      },
      "password": {
        "required": "Enter your password.",
        "wrong": "The password is not right."
      }
    },
    "card": {
      "title": "Second factor",
      "text": "A code from your phone at every log-in. With a passkey you need none.",
      "on": "On",
      "off": "Off",
      "failed": "The second factor can’t be shown",
      "tryAgain": "Try again",
      "loading": "The second factor is loading",
      "setUp": "Set up",
      "since": "On since {date}.",
      "codesLeft": "{count, plural, =0 {No recovery code is left. Get new ones.} one {# recovery code is left.} other {# recovery codes are left.}}",
      "devices": "{count, plural, one {# device needs no code for a while.} other {# devices need no code for a while.}}",
      "forget": "Ask everywhere again",
      "newCodes": "New recovery codes",
      "remove": "Turn off"
    },
    "proof": {
      "password": "Password",
      "code": "Code of the app, or a recovery code",
      "fresh": "Your account has no password, so log in once more first: a log-in of the last ten minutes is enough.",
      "cancel": "Cancel",
      "begin": "Continue",
      "beginTitle": "Set up the second factor",
      "beginText": "First show that it is you.",
      "removeTitle": "Turn off the second factor",
      "removeText": "From then on no code is asked for.",
      "remove": "Turn off",
      "codesTitle": "New recovery codes",
      "codesText": "The old ones stop working.",
      "codes": "Get new codes",
      "logIn": "Log in again"
    },
    "steps": {
      "scan": "Scan this with your authenticator app",
      "picture": "QR code for the authenticator app",
      "key": "Or type this key",
      "works": "Works with Google Authenticator, 1Password, Aegis and others.",
      "type": "Type the six digits it shows",
      "code": "Code",
      "turnOn": "Turn on",
      "cancel": "Cancel",
      "old": "This set-up is too old. Please begin again."
    },
    "codes": {
      "title": "Keep these recovery codes",
      "text": "They appear only now. Each works once when your phone is gone.",
      "list": "Recovery codes",
      "copy": "Copy all",
      "copied": "Copied",
      "save": "Save as text",
      "print": "Print",
      "file": "Parlour recovery codes",
      "kept": "I have kept them"
    }
  },
  "Passkeys": {
    "logIn": "Log in with a passkey",
    "title": "Passkeys",
    "text": "Log in by fingerprint, face or security key. No password, no code.",
    "loading": "Your passkeys are loading",
    "failed": "Your passkeys can’t be shown",
    "tryAgain": "Try again",
    "none": "You have no passkey yet.",
    "added": "Added {date}",
    "used": "used {date}",
    "unused": "not used yet",
    "add": "Add a passkey",
    "rename": "Rename {name}",
    "remove": "Remove {name}",
    "unsupported": "This browser knows no passkeys.",
    "full": "You have ten passkeys, which is the most you can have.",
    "addTitle": "Add a passkey",
    "addText": "Show that it is you; then your device asks for fingerprint, face or key.",
    "addSubmit": "Continue",
    "name": "Name",
    "nameHint": "So that you know it in the list.",
    "firstName": "My passkey",
    "renameTitle": "Rename the passkey",
    "renameSubmit": "Save",
    "removeTitle": "Remove {name}",
    "removeText": "It won’t log you in any more. Delete it on your device too.",
    "removeSubmit": "Remove",
    "errors": {
      "name": {
        "required": "Give it a name.",
        "too_long": "Use at most 60 characters."
      }
    },
    "trouble": {
      "cancelled": "Nothing was added. Try again when you are ready.",
      "known": "This device has a passkey for your account already.",
      "unsupported": "That did not work on this device. Try another browser or device."
    }
  },
  "Security": {
    "sessions": {
      "title": "Where you are logged in",
      "loading": "Your sessions are loading",
      "failed": "Your sessions can’t be shown",
      "tryAgain": "Try again",
      "unknown": "Unknown device",
      "device": "{browser} on {system}",
      "unknownPlace": "Unknown place",
      "now": "now",
      "current": "This device",
      "end": "End",
      "endOf": "End session: {device}, {when}",
      "endAll": "End all others",
      "alone": "You are logged in nowhere else.",
      "confirmTitle": "End all other sessions?",
      "confirmText": "Everyone who is logged in elsewhere, you too, has to log in again.",
      "confirm": "End all others",
      "cancel": "Cancel",
      "ended": "{count, plural, =0 {There was no other session.} one {# session ended.} other {# sessions ended.}}"
    }
  },
  "PasswordReset": {
    "forgot": "Forgot your password?",
    "title": "Reset your password",
    "text": "Enter the email address of your account. We’ll send you a link with which you choose a new password.",
    "email": "Email",
    "send": "Send the link",
    "back": "Back to log in",
    "sent": {
      "title": "Thank you",
      "text": "If {email} has an account, the link is on its way.",
      "hint": "It works for 30 minutes. Nothing there? Look into your spam folder as well.",
      "close": "Got it"
    }
  },
  "AccountLinks": {
    "pages": {
      "setPassword": {
        "title": "New password",
        "description": "Choose a new password for your account at Parlour."
      },
      "notMe": {
        "title": "That wasn’t me",
        "description": "Protect your account at Parlour."
      },
      "changeEmail": {
        "title": "New email address",
        "description": "Agree to a new email address for your account at Parlour."
      },
      "unsubscribe": {
        "title": "Unsubscribe",
        "description": "End a subscription to emails of Parlour."
      }
    },
    "asking": {
      "title": "One moment",
      "text": "We’re looking at your link."
    },
    "failed": {
      "title": "This link no longer works",
      "text": "It has been used already or has expired."
    },
    "unreachable": {
      "title": "The casino doesn’t answer",
      "text": "We couldn’t check your link. Please look at your connection and try again."
    },
    "again": "Try again",
    "home": "To the lobby",
    "logIn": "Log in",
    "setPassword": {
      "title": "Choose a new password",
      "text": "For the account {email}. All devices are logged out then.",
      "password": "New password",
      "repeated": "New password once more",
      "save": "Save password",
      "askAgain": "Get a new link",
      "done": {
        "title": "Your new password is set",
        "text": "All devices are logged out. Log in with your new password.",
        "removedAll": "All devices are logged out, and all passkeys and linked companies are removed. Log in with your new password; you can set the others up again under Profile, Security.",
        "removedFactor": "The second factor is off, too."
      },
      "waysIn": "These also open your account. Tick any you want to remove.",
      "removesAll": "For your safety, all passkeys and linked companies will be removed along with the old password. You can set them up again afterwards.",
      "removePasskey": "Remove “{name}”",
      "unlinkCompany": "Unlink {company}",
      "removesFactor": "The second factor and its recovery codes go as well: they were set up before it was certain that the account is yours.",
      "keepsFactor": "The second factor stays on, because the account holds money or documents. If you don’t have its codes, please contact support."
    },
    "notMe": {
      "session": {
        "title": "Was that not you?",
        "text": "We’ll end every session of {email} and let nobody in before you’ve chosen a new password. You’ll get the link for it by email.",
        "button": "That wasn’t me: protect my account"
      },
      "address": {
        "title": "Take the change back?",
        "text": "Your account gets {email} back. We’ll end every session and let nobody in before you’ve chosen a new password. You’ll get the link for it by email.",
        "button": "Take back and protect my account"
      },
      "wasMe": "It was me after all",
      "done": {
        "title": "Your account is protected",
        "session": "Nobody is logged in any more. We’ve just sent you a link with which you choose a new password.",
        "address": "Your account has its earlier address again, and nobody is logged in any more. We’ve just sent you a link with which you choose a new password."
      }
    },
    "changeEmail": {
      "old": {
        "title": "Change the email address?",
        "text": "Your account is to get the address {email} from now on.",
        "button": "Agree to the change"
      },
      "new": {
        "title": "Is this your new address?",
        "text": "Your account is to get the address {email} from now on.",
        "button": "Yes, this is my address"
      },
      "waitsForOther": "The change is made once the other address has agreed as well.",
      "changed": {
        "title": "Your email address is changed",
        "text": "From now on you log in with your new address. Other devices are logged out."
      },
      "waiting": {
        "title": "Half of it is done",
        "text": "Now press the button in the email to the other address as well."
      }
    }
  },
  "Unsubscribe": {
    "lists": {
      "promo": "promotions",
      "bonuses": "bonuses",
      "financial": "deposits and withdrawals",
      "technical": "the service"
    },
    "ask": {
      "title": "Unsubscribe?",
      "text": "You’ll get no more emails about {list}. Emails about your account’s safety still come.",
      "button": "Unsubscribe"
    },
    "done": {
      "title": "You’re unsubscribed",
      "text": "We won’t write to you about {list} any more.",
      "undo": "Undo"
    },
    "back": {
      "title": "You’re subscribed again",
      "text": "We’ll go on writing to you about {list}."
    },
    "home": "To the lobby"
  },
  "EmailSettings": {
    "title": "Email address",
    "verified": "Confirmed",
    "unverified": "Not confirmed",
    "password": "Present password",
    "resend": {
      "text": "Please press the link in the email that we sent you.",
      "button": "Send the email again",
      "wait": "Again in {seconds, plural, one {# second} other {# seconds}}",
      "sent": "The email is on its way."
    },
    "pending": {
      "both": "The change to {email} waits: press the button in both emails.",
      "new": "The change to {email} waits: press the button in the email there."
    },
    "change": {
      "open": "Change email address",
      "text": "We send an email to both addresses. The change is made once you’ve agreed in both.",
      "email": "New email address",
      "save": "Send emails",
      "cancel": "Cancel"
    },
    "changePassword": {
      "title": "Password",
      "text": "All other devices are logged out.",
      "newPassword": "New password",
      "repeated": "New password once more",
      "save": "Change password",
      "done": "Your password is changed.",
      "set": "Set password"
    },
    "errors": {
      "email": {
        "required": "Enter your new email address.",
        "sameAsOld": "This is your present address."
      },
      "password": {
        "required": "Enter your present password.",
        "wrong": "This password isn’t right."
      }
    },
    "cards": {
      "title": "Email address and password",
      "loading": "Email address and password are loading",
      "failed": "Email address and password can’t be changed right now",
      "tryAgain": "Try again"
    }
  },
  "Social": {
    "or": "or continue with",
    "home": "To the lobby",
    "again": "Try again",
    "logIn": "Log in",
    "toSecurity": "Security settings",
    "unreachable": "The casino does not answer",
    "asking": {
      "title": "One moment",
      "text": "We are taking the company’s answer."
    },
    "confirm": {
      "title": "One thing before you join",
      "text": "{company} gave us your email, {email}. Nothing is posted there.",
      "withoutEmail": "{company} gave us no email that it has verified. Tell us one, so that we can reach you about your account and your money.",
      "emailHint": "We send a link there that confirms it."
    },
    "email_in_use": {
      "title": "This email already has an account",
      "text": "Log in with your password, then link the company under Profile, Security. We never join accounts on someone’s word."
    },
    "linked": {
      "title": "Linked",
      "text": "You can log in this way from now on. We have sent you an email about it."
    },
    "linked_elsewhere": {
      "title": "Linked to another account",
      "text": "What you logged in with opens another account here already. Unlink it there first."
    },
    "linked_other": {
      "title": "Another one is linked already",
      "text": "One account of each company can be linked here. Unlink the other one first."
    },
    "session_over": {
      "title": "You are no longer logged in",
      "text": "Log in again, then link the company once more."
    },
    "denied": {
      "title": "Cancelled",
      "text": "You did not agree over there, so nothing has changed here."
    },
    "unavailable": {
      "title": "Not on offer",
      "text": "This way to log in is not on offer at the moment. Please choose another one."
    },
    "provider_down": {
      "title": "The company does not answer",
      "text": "Its answer did not come in time. Try again in a moment, or log in another way."
    },
    "expired": {
      "title": "This log-in is over",
      "text": "It took too long, was used already or began in another browser. Please begin again."
    },
    "blocked": {
      "title": "This account is blocked",
      "text": "Our support team can tell you more."
    },
    "closed": {
      "title": "This account is closed",
      "text": "You have closed it yourself. Our support team can tell you more."
    },
    "reset_required": {
      "title": "Set a new password first",
      "text": "Someone else may have been in this account, so nobody gets in before it has a new password. We’ll email you a link for it.",
      "action": "Set a new password"
    },
    "failed": {
      "title": "That did not work",
      "text": "The company’s answer did not prove who you are. Please begin again."
    },
    "ways": {
      "title": "Other ways in",
      "linkedSince": "Linked since {date}",
      "notLinked": "Not linked",
      "link": "Link",
      "unlink": "Unlink",
      "linkOf": "Link {company}",
      "unlinkOf": "Unlink {company}",
      "last": "Your only way in. Set a password on this page first, then you can unlink it.",
      "failed": "We could not load your ways in.",
      "loading": "Your ways in are loading"
    },
    "address_refused": {
      "title": "Parlour isn’t available from your network",
      "text": "Try another network, or contact our support team."
    }
  },
  "Wizard": {
    "steps": "Steps of the sign-up",
    "stepDone": "{name}, done",
    "names": {
      "credentials": "Account",
      "profile": "About you",
      "contacts": "Contacts"
    },
    "profileLead": "As on your identity card. We check it before the first withdrawal.",
    "signedIn": "Your account {email} is open.",
    "continue": "Continue",
    "finish": "Finish",
    "later": "Do this later",
    "loading": "Loading your details",
    "failed": "Your details could not be loaded.",
    "tryAgain": "Try again",
    "sessionOver": "Your session has ended. What you typed is kept: log in and go on.",
    "logIn": "Log in",
    "missing": "Something is still missing",
    "missingText": "We need it before you play for money or withdraw.",
    "missingSteps": {
      "profile": "Tell us about you",
      "contacts": "Add your contacts"
    }
  },
  "Profile": {
    "name": "First name",
    "surname": "Last name",
    "birthday": "Birth date",
    "birthdayStored": "Only support can change a birth date.",
    "sex": "Sex",
    "sexes": {
      "f": "Female",
      "m": "Male"
    },
    "address": "Street and number",
    "city": "Town",
    "postcode": "Postcode",
    "phone": "Phone",
    "country": "Country",
    "errors": {
      "name": {
        "required": "Enter your first name.",
        "invalid": "A name has letters, spaces, hyphens and apostrophes only.",
        "tooLong": "Use at most 256 characters.",
        "locked": "Only support can change this."
      },
      "surname": {
        "required": "Enter your last name.",
        "invalid": "A name has letters, spaces, hyphens and apostrophes only.",
        "tooLong": "Use at most 256 characters.",
        "locked": "Only support can change this."
      },
      "birthday": {
        "required": "Choose day, month and year.",
        "invalid": "There is no such day in that month.",
        "tooYoung": "You must be 18 or over.",
        "locked": "Only support can change a birth date."
      },
      "sex": {
        "required": "Choose what your identity card shows.",
        "invalid": "Choose what your identity card shows.",
        "locked": "Only support can change this."
      },
      "address": {
        "required": "Enter street and number.",
        "invalid": "Use letters, digits and common signs only.",
        "tooLong": "Use at most 256 characters.",
        "locked": "Only support can change this."
      },
      "city": {
        "required": "Enter your town.",
        "invalid": "Use letters and common signs only.",
        "tooLong": "Use at most 256 characters.",
        "locked": "Only support can change this."
      },
      "postcode": {
        "required": "Enter your postcode.",
        "invalid": "Use letters, digits, spaces and hyphens only.",
        "tooLong": "Use at most 16 characters.",
        "locked": "Only support can change this."
      },
      "code": {
        "required": "Enter the dialling code.",
        "invalid": "There is no such dialling code."
      },
      "phone": {
        "required": "Enter dialling code and number.",
        "invalid": "This is no number of that dialling code.",
        "locked": "Only support can change this."
      }
    },
    "person": "Your details",
    "personLocked": "Your documents confirm these details. They change only through support.",
    "notTold": "Not told yet",
    "complete": "Add what is missing",
    "edit": "Change",
    "save": "Save",
    "cancel": "Cancel",
    "saved": "Profile data updated",
    "askSupport": "Write to support",
    "email": "Email",
    "emailVerified": "Confirmed",
    "emailUnverified": "Not confirmed yet",
    "emailChange": "Change or confirm it",
    "mails": "Mails that you get",
    "mailsLead": "Letters about your account’s safety always come.",
    "subscriptions": {
      "email_promo_sub": "Promotions",
      "email_bonuses_sub": "Bonuses",
      "email_technical_sub": "News about the service",
      "email_financial_sub": "Deposits and withdrawals"
    },
    "mailsFailed": "That could not be saved. Please try again.",
    "language": "Language",
    "languageLead": "For these pages, and for letters to you.",
    "data": "Your data",
    "dataLead": "Everything that we keep about you, to read or to keep. Pictures of documents are not included; ask support for them. You can get it up to three times a day.",
    "dataRead": "Read it",
    "dataFile": "Download as JSON",
    "close": "Close your account",
    "closeLead": "You can no longer log in or play. By law we keep your details and proofs of identity for {years, number} years, then we delete them. Payments and rounds stay on our books as amounts without a name.",
    "closeBegin": "Close the account",
    "closeSure": "Close it for good?",
    "closeConfirm": "Close for good",
    "closeReason": "Why are you leaving? (optional)",
    "closed": "Your account is closed.",
    "closeProblems": {
      "balance": "There is still money in your account. Withdraw it first, including what you have in other currencies.",
      "deposit": "A deposit is still under way. Please wait until it is settled.",
      "round": "A game round is still open. Please wait until it ends."
    },
    "pages": "Pages of your profile",
    "pageNames": {
      "main": "Your details",
      "security": "Security",
      "verification": "Verification"
    }
  },
  "ProfileRequirements": {
    "title": "Before you play",
    "birthdayTitle": "When were you born?",
    "text": "For games with money the law wants us to know who plays. Demo play needs none of this.",
    "birthdayText": "This studio opens its games only to players whose birth date we know.",
    "play": "Save and play",
    "ask": "Tell it now",
    "later": "Not now",
    "termsTitle": "Our terms have changed",
    "termsText": "Please read the <terms>terms and conditions</terms>. To go on playing, you have to accept them.",
    "termsAccept": "I accept them",
    "termsLogOut": "Log out"
  },
  "Verification": {
    "stepsLabel": "Steps of your verification",
    "loading": "Your documents are loading",
    "away": "Your documents can’t be shown now",
    "retry": "Try again",
    "status": {
      "not_verified": "Not verified",
      "pending": "Pending",
      "verified": "Verified",
      "documents_expired": "Documents expired",
      "less_than_18": "Under 18"
    },
    "statusText": {
      "not_verified": "Prove who you are and where you live. Withdrawals need both.",
      "pending": "We are looking at your documents. You will hear from us here and by email.",
      "verified": "Your identity and address are confirmed.",
      "documents_expired": "A document has expired. Please send one that is valid.",
      "less_than_18": "According to your documents you are younger than 18. Please contact support."
    },
    "stepStatus": {
      "not_verified": "Not verified",
      "pending": "Pending",
      "verified": "Verified",
      "rejected": "Rejected",
      "expired": "Expired"
    },
    "steps": {
      "identity": "Identity",
      "address": "Address",
      "payment": "Payment",
      "deposit": "Deposit"
    },
    "proofs": {
      "identity": "Proof of identity",
      "address": "Proof of address",
      "payment": "Proof of payment method",
      "deposit": "Proof of deposit"
    },
    "note": {
      "pending": "With a reviewer since {date}",
      "verified": "Verified {date}",
      "validUntil": "Valid until {date}",
      "rejected": "Rejected {date}",
      "expired": "Expired {date}",
      "none": "Nothing sent yet",
      "files": "{count, plural, one {One file} other {# files}} to send for review"
    },
    "pendingText": "Your documents are with a reviewer. You can change nothing until the decision.",
    "expiredText": "The document that you sent has expired. Please send a valid one.",
    "rejection": {
      "title": "Rejected on {date}",
      "files": "Rejected files"
    },
    "acceptedTitle": "What we accept",
    "accepted": {
      "identity": "A passport, both sides of an identity card, or a driving licence. It must be valid, with your photo, name and date of birth readable.",
      "address": "A utility or phone bill, a bank statement or a letter from an authority. Your name and the address of your profile must be readable.",
      "payment": "The card that you pay with, or a page of your wallet or bank account that shows your name.",
      "deposit": "A bank or card statement that shows the deposit, its date and your name."
    },
    "rules": {
      "corners": "All four corners in the picture",
      "glare": "No glare, no flash, no blur",
      "photo": "A photo, not a scan or a copy",
      "months": "Address papers: 3 months old at most",
      "card": "Cards: first 6 and last 4 digits only"
    },
    "card": {
      "title": "Cover your card number first",
      "text": "Only the first 6 and last 4 digits may be seen. Cover the others, and the code on the back.",
      "confirm": "My pictures show no whole card number and no security code."
    },
    "drop": {
      "title": "Drop files here",
      "rules": "JPEG, PNG, PDF or BMP. {megabytes, number} MB each, up to {count, number}.",
      "choose": "Choose files",
      "camera": "Take a photo"
    },
    "files": {
      "label": "Files",
      "waiting": "Waits for its turn",
      "sending": "{sent} of {total}, {percent}",
      "checking": "Sent, being checked",
      "elsewhere": "Being sent",
      "ready": "{size}, ready{pages, plural, one {} other {, # pages}}",
      "sent": "{size}{pages, plural, one {} other {, # pages}}",
      "held": "{size}, waits for the virus scan",
      "again": "Send {name} again",
      "stop": "Stop {name}",
      "remove": "Remove {name}",
      "retake": "Replace {name}",
      "open": "Open the picture of {name}"
    },
    "refusal": {
      "type": "This is not a JPEG, PNG, PDF or BMP. Save it as JPEG and try again.",
      "empty": "This file is empty.",
      "tooLarge": "This file is larger than {megabytes, number} MB.",
      "double": "This file is in the list already.",
      "tooMany": "The limit is {count, number} files.",
      "infected": "The virus scan found something. The file was not kept.",
      "unreadable": "This file is damaged or protected by a password. Take a new photo.",
      "too_many_pages": "This PDF has too many pages. Send only those that matter, 20 at most.",
      "too_many_pixels": "This picture has too many pixels. Send a smaller one, up to 40 megapixels.",
      "too_complex": "This file took too long to open. Take a photo of it and send that."
    },
    "hint": "{count, number} of {max, number} files.",
    "submit": "Send for review",
    "said": {
      "ready": "{name} has arrived.",
      "refused": "{name} was not accepted.",
      "removed": "{name} is removed.",
      "submitted": "Your documents are with a reviewer."
    }
  },
  "OwnData": {
    "yes": "Yes",
    "no": "No",
    "names": {
      "madeAt": "Made on",
      "account": "Account",
      "profile": "Profile",
      "profileChanges": "Changes of your profile",
      "terms": "Terms that you accepted",
      "sessions": "Where you are logged in",
      "access": "How you get in",
      "blocks": "Blocks of your account",
      "documents": "Documents",
      "games": "Games",
      "gameSessions": "Games opened for money, last 60 days",
      "tournaments": "Tournaments",
      "networkTournaments": "Tournaments of studios",
      "tableChat": "Chat at live tables",
      "messages": "Messages that were reported",
      "quoted": "What you wrote before such a message",
      "reports": "What you reported",
      "reportedAt": "Reported",
      "silences": "Times without writing",
      "supportLetters": "Your messages to support",
      "letters": "Emails to you",
      "balances": "Balances",
      "bonuses": "Bonuses",
      "deposits": "Deposits",
      "transactions": "Transactions",
      "id": "Number",
      "email": "Email",
      "emailVerified": "Email confirmed",
      "status": "Status",
      "country": "Country",
      "currency": "Currency",
      "language": "Language",
      "createdAt": "Created",
      "termsDue": "New terms to accept",
      "timeOutUntil": "Break from play until",
      "subscriptions": "Emails that you want",
      "email_promo_sub": "Promotions",
      "email_bonuses_sub": "Bonuses",
      "email_financial_sub": "Deposits and withdrawals",
      "email_technical_sub": "News about the service",
      "name": "Name",
      "surname": "Last name",
      "birthday": "Birth date",
      "sex": "Sex",
      "address": "Address",
      "city": "Town",
      "postcode": "Postcode",
      "phone": "Phone",
      "timeZone": "Time zone",
      "lockedAt": "Closed for changes since",
      "kind": "Changed by",
      "field": "What",
      "before": "Before",
      "after": "After",
      "at": "When",
      "version": "Version of",
      "acceptedAt": "Accepted",
      "how": "How",
      "current": "This device",
      "lastSeenAt": "Last seen",
      "expiresAt": "Ends",
      "userAgent": "Browser’s own words",
      "browser": "Browser",
      "system": "System",
      "signUp": "Your sign-up",
      "ageConfirmedAt": "Age confirmed",
      "tracking": "What your first visit came from",
      "waysIn": "Ways in",
      "provider": "Way in",
      "accountId": "Your number there",
      "since": "Since",
      "passkeys": "Passkeys",
      "synchronised": "Synchronised between devices",
      "lastUsedAt": "Last used",
      "secondFactor": "Second factor",
      "confirmedAt": "On since",
      "recoveryCodesLeft": "Recovery codes left",
      "trustedDevices": "Trusted devices",
      "emailChange": "New email that waits",
      "loginLock": "Lock of your log-in",
      "reason": "Reason",
      "blockedAt": "Blocked",
      "liftedAt": "Lifted",
      "steps": "Steps",
      "files": "Files",
      "decisions": "Decisions",
      "leftOut": "Not included here",
      "step": "Step",
      "submittedAt": "Handed in",
      "decidedAt": "Decided",
      "validUntil": "Valid until",
      "state": "State",
      "refusal": "Refused because",
      "originalName": "File name",
      "type": "Type",
      "bytes": "Size in bytes",
      "pages": "Pages",
      "reviewedAt": "Looked at",
      "decision": "Decision",
      "favourites": "Favourites",
      "game": "Game",
      "markedAt": "Marked",
      "played": "Opened games",
      "opened": "How often opened",
      "stakes": "Bets placed",
      "playedAt": "Last opened",
      "offeredAt": "Offered",
      "activatedAt": "Activated",
      "freeSpins": "Free spins",
      "freeSpinsLeft": "Free spins left",
      "endedAt": "Ended",
      "tournament": "Tournament",
      "joinedAt": "Joined",
      "leftAt": "Left",
      "points": "Points",
      "rank": "Place",
      "nameHiddenSince": "Name hidden in leaderboards since",
      "experiencePoints": "Experience points",
      "vip": "VIP programme",
      "levels": "Levels",
      "level": "Level",
      "playedDays": "Real money played by day",
      "openRounds": "Real money in rounds that have not ended",
      "returned": "Returned",
      "cashback": "Cashback",
      "jackpots": "Jackpots",
      "converted": "Bonus money turned into real money",
      "percent": "Percent",
      "cap": "At most",
      "wagering": "To be wagered (times)",
      "pointsExchanged": "Points exchanged for money",
      "reference": "Reference",
      "topic": "Topic",
      "message": "Message",
      "writtenAt": "Written",
      "recipient": "Sent to",
      "sentAt": "Sent",
      "subject": "Subject",
      "list": "Subscribed as",
      "real": "Real money",
      "bonus": "Bonus money",
      "held": "Set aside",
      "depositWager": "Still to be staked",
      "method": "Method",
      "option": "Option",
      "amount": "Amount",
      "received": "Received",
      "failure": "Why it failed",
      "changedAt": "Changed",
      "fee": "Fee",
      "balance": "Balance after it",
      "gameId": "Game number",
      "date": "Date",
      "instrument": "Token of the card or wallet",
      "nameMatch": "Name on it, compared with yours",
      "bonusId": "Bonus that it was made for",
      "transfers": "Coins that came",
      "network": "Coin and network",
      "coins": "Coins",
      "credited": "Credited",
      "bankMoney": "Bank money that could not be booked",
      "withdrawals": "Withdrawals",
      "number": "Number",
      "destination": "Paid out to",
      "rejection": "Why it was rejected",
      "paidAt": "Paid",
      "limits": "Limits you set",
      "period": "Period",
      "wish": "Higher limit you asked for",
      "limitChanges": "What became of your limits",
      "breaks": "Breaks from play",
      "length": "Length",
      "origin": "Begun",
      "beganAt": "Since",
      "until": "Until",
      "returnAskedAt": "Asked to come back",
      "realityCheck": "Reality check",
      "minutes": "Minutes",
      "playSessions": "Sessions of play",
      "staked": "Staked",
      "won": "Won",
      "selfTests": "Self-tests that you kept",
      "takenAt": "Taken",
      "score": "Points",
      "limitOffers": "Limits that you were offered",
      "place": "Where",
      "declinedAt": "Declined",
      "waitsFor": "Your account waits because of",
      "accountChecks": "Whether your account is an excluded player’s",
      "foundAt": "Noticed",
      "outcome": "What came of it",
      "wheelTurns": "Spins of the wheel of fortune",
      "prize": "Prize",
      "wheelWords": "Your words for the draw at the wheel",
      "clientSeed": "Words",
      "told": "Server seed told",
      "turns": "Spins"
    },
    "values": {
      "active": "Active",
      "blocked": "Blocked",
      "excluded": "Excluded",
      "not_verified": "Not verified",
      "pending": "Pending",
      "verified": "Verified",
      "rejected": "Rejected",
      "expired": "Expired",
      "documents_expired": "Documents expired",
      "less_than_18": "Under 18",
      "identity": "Identity",
      "address": "Address",
      "payment": "Payment method",
      "deposit": "Deposit",
      "uploading": "Being sent",
      "held": "Waits for the virus scan",
      "ready": "Ready",
      "refused": "Refused",
      "removed": "Removed",
      "approve": "Approved",
      "reject": "Rejected",
      "expire": "Expired",
      "unreadable": "Can’t be read",
      "cropped": "Cut off at the edge",
      "wrong_document": "Not the document asked for",
      "too_old": "Too old",
      "name_differs": "Another name",
      "card_number_visible": "Card number not covered",
      "suspicious": "Doubts about the document",
      "under_age": "Under 18",
      "type": "Not a type that we take",
      "empty": "Empty file",
      "infected": "Virus scan found something",
      "too_many_pages": "Too many pages",
      "too_many_pixels": "Too many pixels",
      "too_complex": "Took too long to open",
      "reported": "You reported a log-in",
      "taken-back": "You took back a change of the email",
      "registration": "With the sign-up",
      "asked": "When we asked",
      "player": "You",
      "operator": "Support",
      "correction": "Correction",
      "tournament": "Tournament",
      "no_loss": "Nothing was lost",
      "no_level": "No level yet",
      "too_small": "Below the smallest unit",
      "account": "The account was closed or on a break",
      "bonus": "No bonus was possible",
      "paid": "Paid",
      "system": "Automatically",
      "queued": "Waits",
      "sent": "Sent",
      "failed": "Not delivered",
      "skipped": "Not sent, unsubscribed",
      "pictures": "The pictures of your documents. Ask support for them.",
      "credential": "Password",
      "declined": "Declined",
      "insufficient_funds": "Not enough money",
      "voucher_used": "Voucher used already",
      "aggregator": "Payment company did not take it",
      "three_d_secure": "Not confirmed at the bank",
      "voucher_value": "Voucher of another currency",
      "voucher_locked": "Too many wrong voucher codes",
      "insult": "Insult",
      "hate": "Hate",
      "threat": "Threat",
      "begging": "Asking for money",
      "advert": "Advertising",
      "personal": "Personal data",
      "other": "Something else",
      "nothing": "Nothing wrong with it",
      "remove": "Taken away",
      "silence": "Taken away, and no writing for a time",
      "exact": "The same",
      "near": "Nearly the same",
      "different": "Another name",
      "seen": "Seen",
      "confirming": "Being confirmed",
      "credited": "Credited",
      "gone": "Never arrived",
      "completed": "Completed",
      "cancelled": "Cancelled",
      "forfeited": "Taken back",
      "wagered": "Wagering finished",
      "run_out": "Bonus money used up",
      "switched": "Another bonus was activated",
      "closed": "Account closed",
      "deposit_back": "Its deposit was returned",
      "time": "Time ran out",
      "currency": "Currency changed",
      "loss": "Losses",
      "wager": "Stakes",
      "play_time": "Time in play, in seconds",
      "day": "Day",
      "week": "Week",
      "month": "Month",
      "set": "Set",
      "lowered": "Lowered",
      "dropped": "Forgotten",
      "raised": "Raised",
      "time_out": "Break",
      "exclusion": "Exclusion",
      "page": "On the page of limits",
      "play": "Beside a game",
      "sign_up": "Sign-up",
      "match": "a check by the casino",
      "register": "a register of excluded players",
      "same_person": "The same person",
      "somebody_else": "Somebody else",
      "wheel": "Wheel of fortune",
      "spins": "Free spins",
      "points": "Experience points"
    }
  },
  "Currencies": {
    "accounts": "Your balances",
    "title": "Change currency",
    "text": "Each currency has its own balance. Nothing is exchanged.",
    "loading": "Loading balances",
    "failed": "Your balances could not be loaded",
    "tryAgain": "Try again",
    "choose": "Currency",
    "inUse": "{code}, in use now",
    "active": "In use",
    "use": "Use this one",
    "useNamed": "Use {currency}",
    "real": "Balance",
    "bonusMoney": "Bonus money",
    "held": "Set aside for a withdrawal",
    "wager": "Deposit wager left",
    "ends": "This ends when you change",
    "endsWager": "Wager progress",
    "endsWagerOf": "{wagered} of {target}",
    "endsSpins": "Free spins",
    "endsQueued": "Bonuses in the queue",
    "endsOffers": "Bonuses offered to you",
    "endsLoading": "Looking up what ends",
    "endsFailed": "What would end could not be loaded",
    "keep": "Keep {currency}",
    "change": "Change to {code}",
    "done": "You now play in {currency}",
    "blocked": "Finish the deposit wager first",
    "blockedText": "{amount} of your deposits are still to be staked. After that you can change the currency.",
    "toGames": "Go to the games",
    "close": "Close",
    "names": {
      "EUR": "Euro",
      "USD": "US dollar",
      "AUD": "Australian dollar",
      "CHF": "Swiss franc"
    },
    "doneText": "Your {amount} stays where it is, and you can switch back at any time."
  },
  "Crypto": {
    "title": "Send {coin}",
    "loading": "Crypto deposit",
    "lead": "For {amount}, on the {network} network. Coins sent on any other network are lost.",
    "code": "QR code for the payment address",
    "amount": "Amount, exactly",
    "address": "Address",
    "tag": "Destination tag",
    "tagWarning": "<b>Always add the tag.</b> Without it the coins arrive, but a person has to find them.",
    "openWallet": "Open in wallet app",
    "newRate": "Get a new rate",
    "rate": {
      "label": "Time left at this rate",
      "holds": "at this rate"
    },
    "progress": "What happens now",
    "progressOver": "What happened",
    "confirmations": "{count, number} of {needed, plural, one {# confirmation} other {# confirmations}}",
    "mayClose": "You can close this: your deposit page keeps the address, and your balance goes up by itself. Less or more than the amount is credited as it arrives.",
    "steps": {
      "sent": "Sent",
      "seen": "Seen",
      "confirmed": "{count, number} of {needed, number}",
      "credited": "Credited",
      "waiting": "Waiting for you"
    },
    "transfers": {
      "title": "Transfers",
      "seen": "Seen, not confirmed yet",
      "credited": "{amount} credited",
      "gone": "Taken back by the network"
    },
    "states": {
      "rateOver": {
        "title": "The rate has run out",
        "text": "The address still works. What you send now is credited at the rate of the moment it is confirmed."
      },
      "partial": {
        "title": "{arrived} of {asked} arrived",
        "text": "What arrives is credited. Send another {missing} to the same address to complete the deposit."
      },
      "partialLate": {
        "title": "{arrived} of {asked} arrived",
        "text": "What arrives is credited. The rate has run out: anything more is credited at the rate of the moment it is confirmed."
      },
      "over": {
        "title": "{arrived} arrived, you were asked for {asked}",
        "text": "All of it is credited once it is confirmed."
      },
      "gone": {
        "title": "The network has taken the transfer back",
        "text": "Its block did not last. Most wallets send the coins again by themselves; look into yours. Nothing was credited so far."
      }
    }
  },
  "BankTransfer": {
    "lead": "Pay from an account in your own name.",
    "exactly": "Transfer exactly",
    "nonce": "Write only this as payment description",
    "copyNonce": "Copy code",
    "holder": "Account holder",
    "account": "Account",
    "bic": "BIC",
    "bankName": "Bank",
    "notes": {
      "nonce": "The four digits link your payment to you. Anything else in the text slows it down.",
      "once": "One transfer for this amount. For another one, start again.",
      "time": "Banks may take up to 24 hours."
    },
    "sent": "I have sent it",
    "close": "Close",
    "waiting": {
      "title": "Waiting for account details",
      "text": "The bank makes an account for this payment. Usually under a minute,",
      "soFar": "{time} so far.",
      "notYet": "Please don’t pay yet.",
      "mayClose": "You can close this. Your wallet’s deposit page shows the details as soon as they are there."
    },
    "none": {
      "title": "No details came in 10 minutes",
      "text": "Nothing was charged. Try again or choose another method.",
      "again": "Try again",
      "others": "Other methods"
    }
  },
  "PaymentInfo": {
    "leads": {
      "multibanco": "Pay at a Multibanco machine or in your banking app.",
      "cash_code": "Show this code at the till of a shop that takes it.",
      "email_transfer": "Send the money from your online banking, by email."
    },
    "exactly": "Pay exactly",
    "fields": {
      "entity": "Entity",
      "reference": "Reference",
      "code": "Code",
      "recipient": "Recipient",
      "question": "Security question",
      "answer": "Answer"
    },
    "until": "Pay by {date}.",
    "once": "One payment for this amount. For another one, start again.",
    "mayClose": "You can close this. Your wallet’s deposit page keeps the details until then.",
    "paid": "I have paid"
  },
  "FormFields": {
    "title": "A few details for the provider",
    "lead": "{method}, {amount}. It asks for them once; we don’t keep them.",
    "optional": "{label} (optional)",
    "digits": "Digits only",
    "words": "Letters, digits and _",
    "several": "As many as apply",
    "choose": "Choose",
    "noMatch": "Nothing matches",
    "back": "Back",
    "continue": "Continue to {method}",
    "errors": {
      "required": "This is needed.",
      "tooLong": "At most {max, plural, one {# character} other {# characters}}."
    }
  },
  "Withdrawal": {
    "title": "Withdraw",
    "loading": "Loading your withdrawals",
    "failed": "Withdrawals can’t be shown right now",
    "tryAgain": "Try again",
    "to": "To",
    "card": "Bank card",
    "bank": "Bank account",
    "first": "First, because {amount} came from it.",
    "rest": "For what is above that.",
    "back": "Back to what you paid with.",
    "notYet": "Nothing can go here yet.",
    "usual": {
      "minutes": "Usually {minutes} minutes.",
      "hours": "Usually within an hour.",
      "day": "Up to 24 hours."
    },
    "amount": "Amount",
    "range": "min {min}, max {max}",
    "whole": "Only whole amounts are paid out, {min} at the least. Anything below that stays in your balance.",
    "wholeRest": "Only whole amounts are paid out, {min} at the least. {rest} of what can go now stays in your balance.",
    "presets": "Suggested amounts",
    "all": "All",
    "iban": "IBAN",
    "bsb": "BSB",
    "bsbHint": "Six digits of your bank and branch, for example 062-000.",
    "account": "Account number",
    "holder": "Account holder",
    "holderHint": "Your own account, in your own name.",
    "address": "{network} address",
    "addressHint": "Check every character: what is sent to a wrong address, or over another network, is lost.",
    "tag": "Destination tag",
    "tagEmpty": "Exchanges give you a tag with the address. Without it the money is lost. Leave it empty only if your own wallet has none.",
    "code": "Code of your second factor",
    "fee": "Fee",
    "youGet": "You get",
    "submit": "Withdraw",
    "submitAmount": "Withdraw {amount}",
    "setAside": "The money is set aside at once. You can take it back while it waits.",
    "errors": {
      "required": "Enter an amount.",
      "belowMinimum": "The minimum for this method is {limit}.",
      "aboveMaximum": "At most {limit} can go this way now.",
      "details": "This can’t be right. Please check it.",
      "missing": "Please fill this in.",
      "code": "That code is not right, or was used before.",
      "notCovered": "There is not enough money for that: your balance has changed in the meantime."
    },
    "bill": {
      "title": "What you can withdraw",
      "balance": "Everything in your account",
      "bonus": "Bonus money",
      "bonusNote": "It stays until it is wagered.",
      "held": "Set aside for a withdrawal",
      "heldNone": "None is waiting.",
      "heldSome": "It is on its way out.",
      "wager": "Waits for the deposit wager",
      "wagerNone": "Your deposits are staked.",
      "wagerSome": "All of it, until {amount} is staked.",
      "refund": "Stays for a deposit that was taken back",
      "refundSome": "All of it, until {amount} is settled.",
      "sum": "You can withdraw"
    },
    "wager": {
      "title": "{amount} in bets to go",
      "text": "Your deposit has to be staked once before money can leave. Any game counts one for one, with your own money.",
      "games": "Go to games"
    },
    "owed": {
      "title": "{amount} is still to be settled",
      "text": "A deposit of yours was taken back, and your balance no longer covered it. Until that is settled, nothing can be withdrawn. Once your balance covers it, it is taken from there. If you think that is a mistake, please ask support: somebody on our team has to look at it and agree."
    },
    "profile": {
      "title": "Your profile is not complete",
      "text": "Before money can leave we need to know whose it is.",
      "go": "Complete the profile"
    },
    "proof": {
      "title": "You are not verified yet",
      "text": "The law asks for it before a withdrawal. It usually takes a day.",
      "go": "Send documents"
    },
    "email": {
      "title": "Confirm your email address first",
      "text": "We tell you there what becomes of your money.",
      "go": "To security"
    },
    "empty": {
      "title": "Nothing to withdraw to yet",
      "text": "Money goes back the way it came, and you have not paid anything in yet.",
      "go": "Make a deposit"
    },
    "closed": "Withdrawals are not open right now.",
    "under": {
      "title": "{amount} is on its way",
      "text": "One withdrawal at a time: the next can begin once this one has ended.",
      "go": "See where it is"
    },
    "list": {
      "title": "Your withdrawals",
      "row": "{number} to {method}",
      "back": "All withdrawals"
    },
    "status": {
      "pending": "Waits for a decision",
      "processing": "On its way",
      "complete": "Paid",
      "rejected": "Rejected",
      "cancel": "Taken back",
      "refund": "Came back"
    },
    "line": {
      "label": "Withdrawal",
      "head": "{number}, asked for {date}",
      "steps": "Where it is",
      "asked": "You asked for it",
      "askedText": "{amount} to {method}.",
      "held": "{amount} set aside",
      "heldText": "It can’t be played. It stays yours.",
      "checking": "A person looks at it",
      "checked": "Approved",
      "checkingText": "You need not do anything. We write to you as soon as it is decided.",
      "checks": {
        "amount": "The amount is larger than what is paid out by itself.",
        "refund": "A deposit of yours was taken back and is still to be settled. Nothing is paid out before that.",
        "details": "Your details have changed lately.",
        "destination": "The money goes to an account or address that you have not been paid to before.",
        "holder": "The name on the account, or on what you paid with, is not the one in your profile.",
        "play": "It is much more than you paid in.",
        "deposit": "A payment company is still looking into one of your deposits.",
        "access": "Your e-mail address, password or second step has changed in the last few days.",
        "payments": "We take another look at how you have paid in."
      },
      "waited": "{hours, plural, =0 {{minutes} min} other {# h {minutes} min}}",
      "support": "Ask support",
      "sending": "We are sending it",
      "sendingText": "If it takes longer than usual, we ask the payment company every few minutes.",
      "sent": "Sent to {method}",
      "arrived": "Paid",
      "paying": "Being paid",
      "arrivedText": "When it shows in your account is up to your bank or wallet.",
      "cancelled": "You took it back",
      "rejected": "Rejected",
      "returned": "It came back",
      "inBalance": "The money is in your balance.",
      "again": "Withdraw again",
      "goes": "Where it goes",
      "wouldGo": "Where it was to go",
      "backInBalance": "Back in your balance",
      "changed": "Changed your mind?",
      "changedText": "While it waits you can take it back. The money is in your balance at once.",
      "cancel": "Cancel the withdrawal",
      "unknown": "There is no such withdrawal"
    },
    "rejections": {
      "documents": "We need documents that prove who you are.",
      "details": "The account details don’t match your name.",
      "other_method": "The money has to go back the way it came.",
      "rules": "It doesn’t fit our terms.",
      "support": "We have a question first: please write to support.",
      "company_details": "The payment company did not accept the account.",
      "company_account": "The account takes no money any more.",
      "company_method": "The payment company can’t pay out this way.",
      "company_other": "The payment company could not pay it out."
    }
  },
  "Protection": {
    "title": "Your limits",
    "lead": "Set by you, kept by us. A lower limit counts at once, a higher one waits.",
    "limits": "Limits",
    "loading": "Your limits are loading",
    "failed": "Your limits could not be loaded",
    "tryAgain": "Try again",
    "required": "The law of your country asks for a limit on your deposits before you pay in or play: {periods}.",
    "netLaw": "The law of your country lets you pay in {most} a month more than you take out. {left} left until {until}.",
    "kinds": {
      "deposit": "Deposit",
      "loss": "Loss",
      "wager": "Stakes",
      "time": "Time"
    },
    "what": {
      "deposit": "what you pay in",
      "loss": "stakes less wins",
      "wager": "all that you stake",
      "time": "how long you play"
    },
    "about": {
      "deposit": "What you pay in, whatever way you pay.",
      "loss": "Real money that you stake, less what you win.",
      "wager": "All stakes, bonus money as well.",
      "time": "From stake to stake. Looking around doesn’t count."
    },
    "periods": {
      "day": "Day",
      "week": "Week",
      "month": "Month"
    },
    "cell": "{kind}, {period}",
    "none": "No limit",
    "noLimit": "no limit",
    "set": "Set one",
    "ahead": "ahead {amount}",
    "used": "{amount} used",
    "soFar": "{amount} so far",
    "left": "{amount} left",
    "waits": "A higher limit is waiting",
    "hours": "{hours, plural, one {# h} other {# h}}",
    "minutes": "{minutes} min",
    "hoursMinutes": "{hours} h {minutes} min",
    "newLimit": "New limit",
    "newHours": "New limit, in hours",
    "ownLimit": "{kind, select, time {Your time in play for the {period, select, day {day} week {week} other {month}} is used up until {until}.} loss {Your limit on losses for the {period, select, day {day} week {week} other {month}}: {left} left until {until}.} deposit {Your limit on deposits for the {period, select, day {day} week {week} other {month}}: {left} left until {until}.} other {Your limit on stakes for the {period, select, day {day} week {week} other {month}}: {left} left until {until}.}} You’ll find it in your account, under Limits.",
    "now": "now",
    "fromMoment": "from {at}",
    "fixed": "We have set this limit. You can lower it; to raise it, write to us first.",
    "higherWaits": "Higher, so it waits until {at}. We ask once more then; say nothing and it stays at {amount}.",
    "ask": "Ask for {amount}",
    "save": "Save limit",
    "remove": "Remove this limit",
    "saved": "Saved. It holds from now on.",
    "asked": "Noted. We ask you again on {at}.",
    "wishText": "You asked for {amount}. You can confirm it from {from}.",
    "confirmText": "You asked for {amount}, and it has waited. Do you still want it? You can confirm it until {until}.",
    "confirm": "Yes, {amount}",
    "keep": "Keep {amount}",
    "confirmed": "Confirmed. It holds from now on.",
    "kept": "Your limit stays as it is.",
    "errors": {
      "required": "Please enter an amount.",
      "amount": "Please enter whole units, 100,000,000 at most.",
      "hours": "Please enter hours, no more than the period has.",
      "law": "The law of your country allows {amount} at most."
    },
    "stopDay": "Stop for 24 hours",
    "breakTitle": "Take a break",
    "breakText": "Play, deposits and offers stop at once. Withdrawals stay open. A break can be made longer, not shorter.",
    "onBreak": "You are on a break until {until}.",
    "breakLength": "How long",
    "breakStart": "Begin: {length} off",
    "breakLonger": "Make it {length} from now",
    "lengths": {
      "24h": "24 hours",
      "3d": "3 days",
      "1w": "1 week",
      "2w": "2 weeks",
      "4w": "4 weeks",
      "6w": "6 weeks",
      "6m": "6 months",
      "1y": "1 year",
      "2y": "2 years",
      "5y": "5 years",
      "forever": "For good"
    },
    "exclusionTitle": "Exclude yourself",
    "exclusionText": "Nothing is played or paid in for the time that you choose. Open rounds settle, bonuses end, no offers are sent, and your money can be withdrawn at any time.",
    "exclusionLength": "For how long",
    "exclusionChoose": "Choose a length first",
    "exclusionStart": "Go on: {length}",
    "exclusionSure": "Are you sure?",
    "exclusionSureText": "You will be logged out everywhere. Nobody can end it earlier, not even our support. Length: {length}.",
    "exclusionYes": "Exclude me: {length}",
    "exclusionNo": "No, go back",
    "excludedNow": "You have excluded yourself. Log in whenever you want to withdraw your money.",
    "excludedTitle": "You have excluded yourself",
    "excludedUntil": "Nothing is played or paid in until {until}. After that it stays so until you ask to come back.",
    "excludedForGood": "Nothing is played or paid in with this account, for good.",
    "mayReturn": "The time that you chose is over. If you want to come back, ask for it: your account opens {hours} hours later.",
    "returnsAt": "You asked to come back. Your account opens {at}.",
    "excludedMoney": "Your money is yours: you can withdraw it at any time.",
    "toMoney": "Withdraw your money",
    "askReturn": "Ask to come back",
    "heldTitle": "Your account is waiting",
    "heldBy": {
      "match": "We’re checking it. Until we have, nothing is played or paid in.",
      "register": "A register of excluded players names you. Until it does no more, nothing is played or paid in."
    },
    "toSupport": "Write to support",
    "helpTitle": "Someone to talk to",
    "helpText": "Free and confidential. They don’t belong to the casino.",
    "blockingTitle": "Keep gambling off your devices",
    "blockingText": "Blocking programs close gambling sites and apps on your phone and computer. In a register you exclude yourself from all licensed gambling of a country.",
    "blockingCost": {
      "free": "Program, free, by a charity",
      "paid": "Program, paid; free in Great Britain with TalkBanStop"
    },
    "registerOf": "Register, {country}",
    "newTab": "opens in a new tab"
  },
  "RealityCheck": {
    "title": "You have played for {time}",
    "hours": "{hours, plural, one {# hour} other {# hours}}",
    "minutes": "{minutes, plural, one {# minute} other {# minutes}}",
    "asked": "The next round waits. You asked to be told every {minutes} minutes.",
    "byLaw": "The next round waits. The law of your country asks for this every {minutes} minutes.",
    "pauseLead": "After an hour of play the law of your country asks for a short break. Open rounds are settled.",
    "playOnIn": "You can play on in {time}",
    "pauseOver": "The break is over. You can play on.",
    "stakes": "Stakes",
    "wins": "Wins",
    "net": "Net",
    "continue": "Continue",
    "stop": "Stop playing",
    "history": "See every round of this session",
    "breakNote": "No play and no offers for 24 hours. One tap, no questions.",
    "loading": "Your session is loading",
    "cardTitle": "Reality check",
    "cardText": "We tell you over the game how long you have played and what it came to. The next round waits for your answer.",
    "every": "How often",
    "everyMinutes": "{minutes} min",
    "never": "Never",
    "lawNote": "The law of your country asks for one every {minutes} minutes at least.",
    "saved": "Saved. It holds from now on.",
    "failed": "Your reality check could not be loaded",
    "tryAgain": "Try again",
    "curve": "Net from {from} to {to}: at best {most}, at worst {least}, now {now}.",
    "curveTitle": "Net over the session",
    "remind": "Set a reminder"
  },
  "Spending": {
    "title": "Where your money and time went",
    "lead": "What you paid in and took out, what play came to, and how long you played.",
    "per": "Shown by",
    "pers": {
      "day": "Days",
      "week": "Weeks",
      "month": "Months"
    },
    "last": {
      "day": "The last 30 days",
      "week": "The last 26 weeks",
      "month": "The last 12 months"
    },
    "zone": "{last}, since {from}. A day ends at midnight in {zone}.",
    "currency": "Currency",
    "deposited": "Paid in",
    "withdrawn": "Taken out",
    "result": "Result of play",
    "time": "Time in play",
    "inAndOut": "Paid in and taken out",
    "inAndOutNote": "Deposits that have arrived, and withdrawals that have been paid out.",
    "resultNote": "Wins less stakes of your own money. Above the line you won, below it you lost. Bonus money is not part of it.",
    "timeNote": "From stake to stake, in all games and currencies.",
    "first": {
      "day": "Day",
      "week": "Week from",
      "month": "Month"
    },
    "soFar": "{span}, so far",
    "table": "Show the figures",
    "tableOf": "Figures: {title}",
    "heard": "{title}. At most {most}.",
    "heardBoth": "{title}. At best {most}, at worst {least}.",
    "save": "Save as a file",
    "fileName": "money-and-time",
    "minutesColumn": "Minutes in play",
    "loading": "Your figures are loading",
    "failed": "Your figures could not be loaded",
    "tryAgain": "Try again",
    "empty": "Nothing to show yet",
    "emptyText": {
      "day": "Nothing was paid in, taken out or played in the last 30 days.",
      "week": "Nothing was paid in, taken out or played in the last 26 weeks.",
      "month": "Nothing was paid in, taken out or played in the last 12 months."
    },
    "toLimits": "Set a limit or take a break",
    "toSelfTest": "Take the self-test",
    "underMinute": "under 1 min"
  },
  "SelfTest": {
    "title": "Self-test",
    "lead": "Nine questions that show whether gambling is becoming a problem for you. It takes two minutes.",
    "private": "Only you see it. Your answers stay in this browser; nothing is sent or kept unless you keep the result.",
    "twelveMonths": "Think of the last 12 months.",
    "questions": {
      "afford": "Have you bet more than you could really afford to lose?",
      "excitement": "Have you needed to gamble with larger amounts of money to get the same feeling of excitement?",
      "winBack": "When you gambled, did you go back another day to try to win back the money you lost?",
      "borrowed": "Have you borrowed money or sold anything to get money to gamble?",
      "problem": "Have you felt that you might have a problem with gambling?",
      "health": "Has gambling caused you any health problems, including stress or anxiety?",
      "criticised": "Have people criticised your betting or told you that you had a gambling problem, whether or not you thought it was true?",
      "finances": "Has your gambling caused any financial problems for you or your household?",
      "guilty": "Have you felt guilty about the way you gamble or what happens when you gamble?"
    },
    "answers": {
      "never": "Never",
      "sometimes": "Sometimes",
      "mostly": "Most of the time",
      "always": "Almost always"
    },
    "missing": "Please choose an answer.",
    "finish": "See the result",
    "answered": "{answered} of {all} answered",
    "score": "{score} of {most} points",
    "ofPoints": "{score, plural, one {# point} other {# points}}",
    "points": {
      "none": "0 points",
      "low": "1 to 2",
      "moderate": "3 to 7",
      "high": "8 and more"
    },
    "bands": {
      "none": "No sign of a problem",
      "low": "Low risk",
      "moderate": "Moderate risk",
      "high": "High risk"
    },
    "advice": {
      "none": "Your answers show no sign of a problem. A limit that you set now keeps it so, and costs nothing while you stay below it.",
      "low": "Your answers show few signs. Look at what you spend, and set a limit on deposits or losses that you would not miss.",
      "moderate": "Your answers show that gambling already costs you something. Set limits today, take a break of some weeks, and talk to someone: a call to a help line is free and binds you to nothing.",
      "high": "Your answers show that gambling is harming you. Please stop for now: exclude yourself, and call a help line today. They listen, they know the way out, and they don’t belong to the casino."
    },
    "toHelp": "Call a help line",
    "toLimits": "Set limits",
    "toBreak": "Take a break or exclude yourself",
    "toSpending": "See what you spend",
    "noDiagnosis": "This is no diagnosis. If you are worried, talk to someone whatever the points say.",
    "keep": "Keep the result",
    "again": "Take it again",
    "kept": "Kept. You find it below.",
    "keepNote": "If you keep it, we store the points and the date for {months} months, for you alone. You can delete it at any time. Nobody in the casino sees it.",
    "keptTitle": "Results that you kept",
    "forget": "Delete all results",
    "forgotten": "All results are deleted.",
    "failed": "Your results could not be loaded. {reason}",
    "tryAgain": "Try again",
    "source": "Problem Gambling Severity Index (PGSI), from: Ferris and Wynne, The Canadian Problem Gambling Index, Canadian Centre on Substance Abuse, 2001."
  },
  "LimitOffer": {
    "title": "A limit on your deposits?",
    "text": "You choose what you pay in by month at most. It can be lowered at any time; a higher one waits.",
    "requiredTitle": "Set a limit on your deposits first",
    "requiredText": "The law of your country asks for it before you pay in or play.",
    "requiredEach": "Before you pay in or play, the law of your country asks for a limit by {periods}. One tap sets it.",
    "periods": {
      "day": "day",
      "week": "week",
      "month": "month"
    },
    "aMonth": "{amount} a month",
    "decline": "No limit",
    "other": "Another amount, or by day and week",
    "set": "{amount} a month: it holds from now on.",
    "setEach": "{amount} by {periods}: it holds from now on.",
    "declined": "You go on with no limit. You can set one at any time in your account."
  },
  "Vip": {
    "title": "VIP levels",
    "loading": "VIP levels are loading",
    "nav": {
      "label": "VIP",
      "levels": "Levels",
      "cashback": "Cashback",
      "wheel": "Wheel of fortune"
    },
    "levels": "All levels",
    "levelCount": "{count, plural, one {# level} other {# levels}}",
    "level": "Level {level, number}",
    "levelName": "Level {level, number}, {name}",
    "states": {
      "completed": "Completed",
      "current": "Current",
      "next": "Next"
    },
    "from": "from {points, number} points",
    "range": "{from, number} to {to, number} points",
    "cashback": "{percent, number}% cashback",
    "percent": "{percent, number}%",
    "left": "{points, plural, one {# point to go} other {# points to go}}",
    "rules": "VIP rules",
    "rulesAt": "VIP rules: {name}",
    "deposit": "Deposit",
    "depositFor": "Deposit towards {name}",
    "failed": "Your level could not be loaded.",
    "tryAgain": "Try again",
    "note": "1 point for each {amount} you deposit. A level is a thank-you, not a goal: no cashback is worth a deposit that you had not planned.",
    "table": {
      "path": "The way through the levels",
      "of": "Level {level, number} of {count, number}",
      "none": "No level yet",
      "points": "<part><b>{points, number}</b> {points, plural, one {point} other {points}},</part> <part><b>{left, number}</b> to {name}</part>",
      "pointsTop": "<part><b>{points, number}</b> {points, plural, one {point} other {points}},</part> <part>the highest level</part>",
      "first": "The first level begins when you have deposited {amount}.",
      "now": "cashback now",
      "atLevel": "at level {level, number}",
      "arcOwn": "Cashback: {percent, number}% of what you lose of your own money",
      "arcOwnShort": "{percent, number}% cashback",
      "arcAll": "Cashback: {least, number}% to {most, number}% of what you lose of your own money",
      "arcAllShort": "{least, number}% to {most, number}% cashback"
    },
    "own": {
      "label": "What your level brings",
      "now": "{name}, yours now",
      "next": "{name}, next",
      "cashback": "<b>{percent, number}% cashback</b> on what you lose of your own money",
      "cashbackMore": "<b>{percent, number}% cashback</b>, {more, plural, =0 {as now} one {one point more} other {# points more}}",
      "manager": "<b>A personal manager</b> for your questions",
      "cap": {
        "week": "At most {amount} a week.",
        "month": "At most {amount} a month."
      },
      "free": "It comes as money, with no wagering.",
      "wagering": "It comes as a bonus to be wagered {times, plural, one {once} other {# times}}.",
      "bonus": "<b>{amount}</b> once, as money, when you reach it",
      "instant": "<b>Withdrawals up to {amount} a day</b> don’t wait for our team once you have been paid before",
      "birthday": "<b>A gift on your birthday</b>, once a year",
      "held": "Your points have fallen below your level. It stays yours until {date}."
    },
    "levelUp": {
      "title": "{name}: your new level",
      "of": "Level {level, number} of {count, number}",
      "brings": "Your cashback is now {percent, number}%.",
      "bringsManager": "Your cashback is now {percent, number}%, and you have a personal manager.",
      "keep": "There is nothing that you have to do for it.",
      "see": "See your levels",
      "close": "Close"
    },
    "cashbackPage": {
      "title": "Cashback, {period}",
      "period": "{from} to {to}",
      "loading": "Your cashback is loading",
      "failed": "Your cashback could not be loaded",
      "tryAgain": "Try again",
      "none": "No cashback yet",
      "noneText": {
        "week": "Each week is counted from Monday to Sunday. Its statement stands here once the week is over.",
        "month": "Each month is counted from its first day to its last. Its statement stands here once the month is over."
      },
      "toLevels": "Your level",
      "at": "{level}, {percent, number}%. Only your own money counts.",
      "atNone": "No level yet, so nothing comes back. Only your own money counts.",
      "states": {
        "running": "Running",
        "due": "Being counted",
        "paid": "Credited",
        "nothing": "Nothing"
      },
      "staked": "Stakes of your own money",
      "stakedNote": "bonus money is left out",
      "returned": "Stakes given back",
      "won": "Wins",
      "wonNote": "of your own money and of free spins",
      "jackpots": "Jackpots",
      "converted": "Bonus turned into money",
      "loss": "What you lost",
      "lossNote": "never below zero",
      "share": "Your level’s share",
      "shareNote": "at the end of the period, rounded down",
      "times": "× {percent, number}%",
      "capped": "The most that comes back",
      "cashback": "Cashback",
      "cap": "The most of a period is {amount}.",
      "paid": "Paid on {at} UTC as your own money.",
      "paidBonus": "Paid on {at} UTC as a bonus to be wagered {times, plural, one {once} other {# times}}.",
      "due": "It is being counted and is paid within minutes.",
      "held": "It is being looked at before it is paid, and comes on {at} UTC at the latest.",
      "paysAt": "It is paid on {at} UTC.",
      "why": {
        "no_loss": "Nothing was lost, so nothing comes back.",
        "no_level": "Cashback begins with the first level.",
        "too_small": "The share is less than the smallest coin.",
        "account": "Nothing was paid: the account was closed, excluded or on a break.",
        "bonus": "Nothing was paid: you could not have this bonus."
      },
      "soFar": {
        "week": "This week so far",
        "month": "This month so far"
      },
      "ahead": "You are ahead",
      "stands": "At {percent, number}%, cashback stands at {amount}.",
      "earlier": "All statements",
      "paidBack": {
        "title": "Paid back so far",
        "real": "As your own money",
        "bonus": "As bonuses to be wagered",
        "times": "{times, plural, one {# statement} other {# statements}} with cashback",
        "none": "Nothing has come back yet.",
        "next": "Next on {at} UTC"
      },
      "aheadBy": "ahead by {amount}",
      "of": "{amount} × {percent, number}%",
      "how": {
        "title": "How the sum works",
        "own": "Your own money",
        "ownText": "Stakes and wins of bonus money are left out on both sides. What a bonus turned into money is taken off.",
        "week": "Once a week",
        "weekText": "From Monday to Sunday by UTC, at the level that you hold at the end. Each week stands alone.",
        "month": "Once a month",
        "monthText": "From the first day to the last by UTC, at the level that you hold at the end. Each month stands alone.",
        "free": "No wagering",
        "freeText": "Cashback is money: take it out or play with it.",
        "wagering": "With wagering",
        "wageringText": "Cashback comes as a bonus. It becomes money when it has been wagered {times, plural, one {once} other {# times}}.",
        "gone": "It does not make a loss a good one: {percent, number}% back is {rest, number}% gone."
      }
    },
    "manager": {
      "title": "Your personal manager",
      "name": "Name",
      "contact": "Contact",
      "hours": "Hours"
    },
    "exchange": {
      "title": "Points for money",
      "rate": "{points, plural, one {# point is} other {# points are}} worth {amount}.",
      "none": "You have no points to exchange yet.",
      "action": "Exchange {points, plural, one {# point} other {# points}} for {amount}",
      "ask": "Exchange {points, plural, one {# point} other {# points}} for {amount}? Your level stays as it is.",
      "yes": "Exchange",
      "no": "Not now",
      "done": "Points exchanged",
      "doneText": "{amount} for {points, plural, one {# point} other {# points}} is in your balance.",
      "failed": "The points could not be exchanged"
    }
  }
};
