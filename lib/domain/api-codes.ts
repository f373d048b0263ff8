/** Error codes of SPEC §8. The API sends them as `client_api_<n>`, `admin_1` or `kyc_<n>`. */
export const API_CODES = {
  wrongData: 'client_api_5',
  wrongCredentials: 'client_api_7',
  invalidPhone: 'client_api_9',
  genderMissing: 'client_api_10',
  countryUnrecognised: 'client_api_13',
  ipUnrecognised: 'client_api_14',
  accountStatus: 'client_api_15',
  loyaltyUnfit: 'client_api_16',
  paymentMethodUnavailable: 'client_api_18',
  gameUnavailable: 'client_api_19',
  wrongLogin: 'client_api_20',
  balanceUnavailable: 'client_api_21',
  transactionNotFound: 'client_api_23',
  bonusNotFound: 'client_api_24',
  cardNotFound: 'client_api_26',
  sessionExpired: 'client_api_27',
  depositBelowMinimum: 'client_api_29',
  withdrawalBelowMinimum: 'client_api_30',
  depositLimit: 'client_api_31',
  withdrawalLimit: 'client_api_32',
  confirmationRequired: 'client_api_33',
  paymentAggregator: 'client_api_34',
  betLimit: 'client_api_35',
  bonusUsed: 'client_api_36',
  underAge: 'client_api_37',
  accountBlocked: 'client_api_38',
  gameBlocked: 'client_api_39',
  countryBlocked: 'client_api_40',
  ipBlocked: 'client_api_41',
  emailTaken: 'client_api_43',
  loginTaken: 'client_api_44',
  cardDetails: 'client_api_45',
  gameProvider: 'client_api_48',
  suspicious: 'client_api_51',
  transactionStatus: 'client_api_52',
  tournamentStatus: 'client_api_55',
  notVerified: 'client_api_56',
  wagering: 'client_api_57',
  birthDate: 'client_api_58',
  dialingCode: 'client_api_59',
  oddsTooLow: 'client_api_60',
  subscriptionVerification: 'client_api_61',
  invalidUrl: 'client_api_62',
  invalidUuid: 'client_api_63',
  invalidLanguage: 'client_api_64',
  wrongName: 'client_api_65',
  wrongCity: 'client_api_66',
  wrongZip: 'client_api_67',
  wrongAddress: 'client_api_68',
  wrongTimeZone: 'client_api_69',
  withdrawalPending: 'client_api_70',
  gameUnavailableProvider: 'client_api_71',
  gameUnavailableRegion: 'client_api_72',
  gameBlockedForBonus: 'client_api_73',
  adminCredentials: 'admin_1',
  kycStatus: 'kyc_1',
  kycTooMany: 'kyc_2',
  kycTooLarge: 'kyc_3',
  /** Generic codes of SPEC §8 that carry no number. */
  serverError: 'server_error',
  notFound: 'not_found',
  tooManyRequests: 'too_many_requests',
  /** Several files of the player could not be opened, and took long to say so: none more is looked at for a while. */
  filesTooComplex: 'files_too_complex',
  idempotencyMismatch: 'idempotency_mismatch',
  idempotencyInProgress: 'idempotency_in_progress',
  forbiddenOrigin: 'forbidden_origin',
  /** The code would log in on this device, and its user has not confirmed that yet. */
  accountUnconfirmed: 'account_unconfirmed',
  /** A second factor is on, and no code of it came along. */
  secondFactorRequired: 'second_factor_required',
  /** The code is wrong, or was used before. */
  secondFactorWrong: 'second_factor_wrong',
  /** The second factor is on already, is not on, or nothing waits to be confirmed. */
  secondFactorState: 'second_factor_state',
  /** The log-in that waited for its second step is over: too old, too many wrong codes, or ended elsewhere. */
  secondStepOver: 'second_step_over',
  /** An account without a password proves its owner by a log-in of the last minutes. */
  freshLoginRequired: 'fresh_login_required',
  /** What was to be taken away is the only way into the account. */
  lastWayIn: 'last_way_in',
  /** The passkey is unknown here, or what it answered does not fit. */
  passkeyRefused: 'passkey_refused',
  passkeyLimit: 'passkey_limit',
  /** A stranger was reported in the account: it takes log-ins again once a new password is set. */
  resetRequired: 'reset_required',
  /** The bonus is for another of the player's deposits than the next one. */
  bonusOtherDeposit: 'bonus_other_deposit',
  /** As many deposits of the player are unfinished as may be at a time. */
  depositsOpen: 'deposits_open',
  /** Many payments were refused lately, and the next one has to wait. */
  paymentsRefused: 'payments_refused',
  /** A deposit that was begun for the bonus is neither paid nor cancelled. */
  bonusDepositOpen: 'bonus_deposit_open',
  /** A person has one of such bonuses, and somebody who seems to be the same person has had it. */
  bonusOnePerPerson: 'bonus_one_per_person',
  /** The law of the player's country lets them have one bonus, before their first play; that is over. */
  bonusFirstPlay: 'bonus_first_play',
  /** A promo code that brings its bonus with a deposit, where one is asked for that does without. */
  bonusWithDeposit: 'bonus_with_deposit',
  /** Many of the player's voucher codes failed lately: no more are taken for a while. */
  vouchersLocked: 'vouchers_locked',
  /** Before a game opens for money, the player has to tell what `fields` names. */
  profileIncomplete: 'profile_incomplete',
  /** The law asks for a limit on deposits of `periods` before anything is paid in or played. */
  limitRequired: 'limit_required',
  /** A higher limit can't be confirmed yet, or was not asked for. */
  limitWaits: 'limit_waits',
  /** An operator has set the limit: it can be lower, not higher. */
  limitFixed: 'limit_fixed',
  /** There is no licence for the country any more: money can be taken out, and nothing else. */
  countryClosed: 'country_closed',
  /** An operator lets the player pay nothing in. */
  depositsStopped: 'deposits_stopped',
  /** The law asks for more before a case is closed: `missing`. */
  careMissing: 'care_missing',
  /** The player takes a break, or has excluded themselves: nothing is played or paid in. */
  onBreak: 'on_break',
  tournamentCountry: 'tournament_country',
  /** `register`, the register of excluded players of the player's country, names them. */
  registerListed: 'register_listed',
  /** It does not answer, and nobody plays unasked. */
  registerSilent: 'register_silent',
  /** The law leaves play money to players who have proved who they are. */
  demoUnproved: 'demo_unproved',
  /** An operator has closed the game for a while; `until` says for how long, where that is known. */
  gameMaintenance: 'game_maintenance',
  /** The account may be of somebody who has excluded themselves: it waits for an operator. */
  accountHeld: 'account_held',
  /** The law lets nobody play for some minutes, not even with play money. */
  playPaused: 'play_paused',
  /** The loyalty programme has no rate for points. */
  pointsNotExchanged: 'points_not_exchanged',
  /** There are not so many points, or so few are worth nothing. */
  pointsMissing: 'points_missing',
  /** The loyalty programme can't be taken as it is: `detail` says what is wrong with it. */
  programmeRefused: 'loyalty_refused',
  /** The wheel turns once a day; `until` says when again. */
  wheelSpun: 'wheel_spun',
  wheelOff: 'wheel_off',
  /** The law of the player's country forbids it. */
  wheelCountry: 'wheel_country',
  /** The law lets one game be open at a time, and `game` is. */
  oneGame: 'one_game',
} as const;
export type ApiCode = (typeof API_CODES)[keyof typeof API_CODES];
