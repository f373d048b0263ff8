/** What a field of the contract is, and a value that it can have. */
interface FieldWords {
  description: string;
  example?: unknown;
}

const list = (description: string): FieldWords => ({ description });

const minorUnits = (what: string, example = 2_500): FieldWords => ({
  description: `${what} Minor units (cents) of the currency beside it.`,
  example,
});
const byCurrency = (code: string, example = 2_000): FieldWords => ({
  description: `The amount in ${code}. Minor units.`,
  example,
});
const moment = (what: string, example = '2026-11-24T15:04:05.000Z'): FieldWords => ({
  description: `${what} ISO 8601, UTC.`,
  example,
});
const uuid = (what: string): FieldWords => ({
  description: `${what} UUID.`,
  example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
});

/**
 * Descriptions of fields whose schema has none: by name, or by component and name where one name means different
 * things. A test makes sure that everything in the contract has a description with its unit and an example, and that
 * every entry here is used.
 */
export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  // Around every answer
  data: list('The answer itself.'),
  meta: list('What belongs to the answer besides.'),
  page: { description: 'Number of this page, from 1.', example: 1 },
  perPage: { description: 'How many entries a page has at most.', example: 24 },
  per_page: { description: 'How many entries to answer with at most.', example: 24 },
  total: { description: 'How many entries there are on all pages.', example: 312 },
  lastPage: { description: 'Number of the last page, from 1.', example: 13 },
  limit: { description: 'How many entries to answer with at most.', example: 12 },
  next: { description: '`after` of the next answer; null with the last one.', example: 'g120' },
  after: { description: '`meta.next` of the answer before; nothing for the first.', example: 'g120' },
  language: { description: 'Language of texts, as the platform names it.', example: 'de' },

  // The office
  'PlayerFile.profile': list('What the player has told about themselves.'),
  'WithdrawalCase.withdrawal': list('The withdrawal itself.'),
  'ProfileChangeBySupport.changes': list('The fields that change; one that is left out stays as it is.'),
  // Second steps and passkeys
  secondStep: list('The second step that is due.'),
  response: list('What the browser answers, in the JSON form of WebAuthn.'),

  // Bonuses
  'OwnBonuses.active': list('The one that is wagered; null when none is.'),

  // Money
  amount: minorUnits('How much.'),
  currency: { description: 'ISO 4217 code of the currency.', example: 'EUR' },
  EUR: byCurrency('euros'),
  USD: byCurrency('US dollars'),
  AUD: byCurrency('Australian dollars', 3_000),
  CHF: byCurrency('Swiss francs'),
  'Money.amount': minorUnits('How much.'),
  'Balance.balance': list('Real money that can be staked.'),
  'Balance.bonus': list('Bonus money that can be staked.'),
  held: list('Set aside for withdrawals, no longer in the balance.'),
  depositWager: list('Real stakes still to be made before a withdrawal.'),
  availableForWithdraw: list('What could be withdrawn now.'),
  version: {
    description: 'Grows with every movement: of two balances the greater one is newer.',
    example: 42,
  },

  // Transactions
  'Transaction.id': { description: 'Id of the movement.', example: '18204' },
  'Transaction.type': { description: 'What kind of movement it is.', example: 'deposit' },
  'Transaction.status': { description: 'How far it is.', example: 'complete' },
  'Transaction.balance': {
    description: 'The real balance after it. Minor units; null while nothing has moved.',
    example: 12_500,
  },
  fee: minorUnits('What it cost the player.', 0),
  date: moment('When it happened.'),
  reference: {
    description: 'What the other side calls it; null where there is no other side.',
    example: 'PAY-7KQ4',
  },
  'Transaction.method': { description: 'Payment method; null for what is no payment.', example: 'card' },
  gameId: { description: 'Id of the game; null for what was not played.', example: 'g120' },
  type: { description: 'Only movements of this type.', example: 'deposit' },
  status: { description: 'Only entries with this status.', example: 'active' },
  sort: { description: 'Order of the entries.', example: 'dateDesc' },
  from: { description: 'Not before this day or moment. ISO 8601, UTC; inclusive.', example: '2026-11-01' },
  to: { description: 'Before this day or moment. ISO 8601, UTC; exclusive.', example: '2026-12-01' },

  // Countries and accounts
  alpha2: { description: 'ISO 3166-1 alpha-2 code.', example: 'DE' },
  alpha3: { description: 'ISO 3166-1 alpha-3 code.', example: 'DEU' },
  blocked: { description: 'Whether the product is refused there.', example: false },
  visitorCountry: {
    description: 'ISO 3166-1 alpha-2 code of where the visitor’s address lies; null when it can’t be told.',
    example: 'DE',
  },
  email: { description: 'E-mail address, at most 256 characters.', example: 'mara@example.org' },
  password: {
    description: '8 to 64 characters with a Latin letter and a digit.',
    example: 'correct-horse-18',
  },
  'Registration.currency': {
    description: 'ISO 4217 code of the account’s currency; the country’s first one unless told.',
    example: 'EUR',
  },
  ageConfirmed: {
    description: 'The player is 18 or older and accepts the terms. Must be true.',
    example: true,
  },
  tracking: {
    description: 'Parameters of the visit that led here, by name; at most 30.',
    example: { utm_source: 'newsletter' },
  },
  userId: uuid('Id of the player.'),
  success: { description: 'Always true: a refusal is a problem.', example: true },
  confirmed: { description: 'Always true: a refusal is a problem.', example: true },
  received: { description: 'Always true: a refusal is a problem.', example: true },
  newAddress: {
    description: 'The address that the account is to get; masked to whoever has the old one.',
    example: 'm…@e….org',
  },
  token: { description: 'Token of the link in the confirmation mail.', example: 'p3nQ0aT6Yk1' },
  code: {
    description: 'Code with which the player logs in elsewhere: once, within a minute.',
    example: 'Zk9f3bT2',
  },
  expiresAt: moment('When it ends.'),
  'PlayerProfile.id': uuid('Id of the player.'),
  emailVerified: { description: 'Whether the player confirmed the address.', example: true },
  country: { description: 'ISO 3166-1 alpha-2 code.', example: 'DE' },
  createdAt: moment('When it began.'),
  subscriptions: list('Which mails the player gets.'),
  email_promo_sub: { description: 'Mails about promotions.', example: true },
  email_bonuses_sub: { description: 'Mails about bonuses.', example: true },
  email_financial_sub: { description: 'Mails about deposits and withdrawals.', example: true },
  email_technical_sub: { description: 'Mails about the service.', example: true },
  'PlayerSession.id': uuid('Id of the session.'),
  current: { description: 'Whether it is the one that asks.', example: true },
  lastSeenAt: moment('When it was last used.'),
  address: {
    description: 'Network address that it was opened from; null when unknown.',
    example: '203.0.113.7',
  },
  userAgent: { description: 'What the browser called itself; null when it did not.', example: 'Mozilla/5.0' },
  ended: { description: 'How many sessions were ended.', example: 2 },

  // Games
  id: { description: 'Id of the game, or its slug.', example: 'g120' },
  ids: { description: 'Ids with commas between.', example: 'g120,g121' },
  slug: { description: 'The readable part of its address.', example: 'amber-fox' },
  name: { description: 'Name, as players read it.', example: 'Amber Fox' },
  'Game.id': { description: 'Id of the game.', example: 'g120' },
  image: {
    description: 'Address of the picture, without size and ending.',
    example: '/art/posters/g120/4f1c',
  },
  imagine: list('The pictures as SPEC §3 names them.'),
  files: list('Addresses of the poster by device, without size and ending.'),
  desktop: { description: 'Address of the poster for wide screens.', example: '/art/posters/g120/4f1c' },
  mobile: { description: 'Address of the poster for phones.', example: '/art/posters/g120/4f1c' },
  gradient_color: { description: 'CSS colour to show while the picture comes.', example: '#3d2b56' },
  geo_link: { description: 'Path of the page, without language prefix.', example: '/game/amber-fox' },
  providerId: { description: 'Id of the provider.', example: 27 },
  provider_id: { description: 'Ids of providers with commas between.', example: '27,31' },
  providerName: { description: 'Name of the provider.', example: 'Northlight' },
  playable: {
    description: 'False while no studio has an engine for its kind: such a game is in no list and no search.',
    example: true,
  },
  hasDemo: { description: 'Whether it can be played without money and log-in.', example: true },
  categories: { description: 'Ids of the categories that it is in.', example: [2, 14] },
  category: { description: 'Path of a category.', example: 'slots' },
  feature: { description: 'Paths of categories with commas between.', example: 'megaways,freespins' },
  theme: { description: 'What the game is about; the poster is drawn from it.', example: 'animals' },
  rtp: { description: 'Return to player. Basis points: 9650 is 96.50 %.', example: 9_650 },
  rtp_min: { description: 'At least this return to player. Basis points.', example: 9_600 },
  rtp_max: { description: 'At most this return to player. Basis points.', example: 9_700 },
  volatility: { description: 'How far results swing.', example: 'high' },
  lines: { description: 'How many lines pay; 0 where nothing pays by lines.', example: 20 },
  maxWin: { description: 'The largest win, as a multiple of the stake.', example: 5_000 },
  released: { description: 'Day of release. ISO 8601.', example: '2026-03-14' },
  live: list('Limits of a live table; absent for other games.'),
  limitMin: minorUnits('The smallest stake.', 100),
  limitMax: minorUnits('The largest stake.', 500_000),
  art: list('What the poster is drawn with.'),
  v: { description: 'Composition of the poster.', example: 3 },
  sym: { description: 'Symbol of the poster.', example: 2 },
  hue: { description: 'Turn of the colours. Degrees.', example: 24 },
  'Game.art.lines': { description: 'Lines that the title is set in.', example: ['Amber', 'Fox'] },
  offered: { description: 'False once it was withdrawn.', example: true },
  updatedAt: moment('Since when its page says what it says.'),
  'Provider.id': { description: 'Id of the provider; 0 is the entry of all of them.', example: 27 },
  providerIcon: {
    description: 'Address of the provider’s mark; null for none.',
    example: '/art/studios/northlight.svg',
  },
  gamesCount: { description: 'How many games it has.', example: 104 },
  'GameCategory.id': { description: 'Id of the category.', example: 2 },
  'GameCategory.code': { description: 'Code of the category.', example: 'GAMES_TOP' },
  path: { description: 'Path of the category’s page; null when it has none.', example: 'top' },
  favourites: list('Marked games, the latest mark first.'),
  recent: list('Played games, the last one first.'),
  recommended: list('Games that may please, the best first.'),
  at: moment('When it was played last.'),
  mode: { description: 'For money, or as a demo.', example: 'real' },
  device: { description: 'What the player holds.', example: 'mobile' },
  sessionId: uuid('Id of the game session.'),
  url: {
    description: 'Address of the game’s page, for an iframe.',
    example: 'https://studio.example/play?token=gs_7c1e',
  },

  // What studios call
  request_id: { description: 'The caller’s name for this call; it comes back.', example: 'r-1001' },
  session_token: { description: 'Token of the launch.', example: 'gs_7c1e' },
  player_id: { description: 'Id of the player.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' },
  game_id: { description: 'Id of the game.', example: 'g120' },
  round_id: { description: 'The studio’s id of the round.', example: '900317' },
  round_closed: { description: 'Whether nothing more comes of this round.', example: true },
  tx_id: uuid('Idempotency key of the call.'),
  ref_tx_id: uuid('`tx_id` of the bet that it refers to.'),
  'WalletAnswer.status': { description: 'Outcome, by name.', example: 'OK' },
  'WalletAnswer.balance': minorUnits('What can be staked now.', 12_500),

  // Payments
  provider: { description: 'Name of the payment company.', example: 'sandbox' },
  methods: list('Methods for the player’s currency and country.'),
  min: minorUnits('The smallest amount.', 1_000),
  max: minorUnits('The largest amount.', 500_000),
  min_amount: list('The smallest deposit with it.'),
  max_amount: list('The largest deposit with it.'),
  'DepositMethod.method': {
    description: 'What POST /deposits takes; an option is joined to it with _.',
    example: 'card',
  },
  'DepositMethod.type': { description: 'How it pays.', example: 'regular' },
  title: { description: 'Name, as players read it.', example: 'Card' },
  logoUrl: { description: 'Address of the brand’s mark; null for none.', example: '/brands/card.svg' },
  options: list('What can be chosen within the method; empty for nothing.'),
  'options.id': { description: 'Id of the option.', example: 'BTC' },
  method: { description: 'Method of GET /deposit-methods, with its option.', example: 'card' },
  promocode: { description: 'Promo code, in any case.', example: 'WELCOME' },
  'Deposit.id': uuid('Id of the deposit.'),
  formFields: list('Fields that the player fills in before the checkout opens; empty for none.'),
  params: { description: 'Hidden fields that are posted to the checkout; empty for none.', example: {} },
  checkoutUrl: {
    description: 'Address of the checkout; null once it is closed.',
    example: 'https://pay.example/checkout/7KQ4',
  },
  transaction: list('The movement, or how far the payment is.'),
  round: list('What was staked in it, and what came of it.'),
  'formFields.name': { description: 'Name of the field in the answer.', example: 'nationality' },
  'formFields.type': { description: 'What kind of field it is.', example: 'text' },
  toShow: { description: 'Whether the player sees it.', example: true },
  value: { description: 'What it begins with.', example: '' },
  paymentMethod: { description: 'The chosen method.', example: 'card' },
  'transaction.received': minorUnits('What arrived; null while nothing did.', 2_500),
  'transaction.status': { description: 'How far the payment is.', example: 'processing' },

  // Bonuses
  'Bonus.id': { description: 'Id of the bonus.', example: 'welcome-1' },
  'Grant.id': {
    description: 'Id of the player’s own bonus.',
    example: '019a3c5e-7d10-7b60-9f5e-2f4a8a0c1b22',
  },
  'Grant.type': { description: 'Code of what gave it, SPEC §3.', example: 5 },
  tag: { description: 'Which tab and audience it is for.', example: 'vip-pack' },
  tags: { description: 'Tags with commas between.', example: 'standard,promobonus' },
  'Bonus.type': { description: 'Code of what it is given for, SPEC §3.', example: 5 },
  shortDescription: { description: 'One sentence about it.', example: 'Your first deposit doubled.' },
  imageBackground: { description: 'Address of the picture, without ending.', example: '/art/scenes/welcome' },
  'numberDeposits.from': { description: 'The first deposit that it is for, from 1.', example: 1 },
  'numberDeposits.to': { description: 'The last deposit that it is for.', example: 1 },
  percent: { description: 'Percent.', example: 10 },
  grantId: {
    description: 'Id of free spins of a player’s.',
    example: '0198c6f0-5a3e-7c1b-9d2f-6b1e8a4c7d55',
  },
  grant_id: {
    description: 'Id of free spins of a player’s.',
    example: '0198c6f0-5a3e-7c1b-9d2f-6b1e8a4c7d55',
  },
  free_spin_grant_id: {
    description: 'Id of the free spins that it takes one of.',
    example: '0198c6f0-5a3e-7c1b-9d2f-6b1e8a4c7d55',
  },
  freeSpins: { description: 'How many free spins.', example: 50 },
  wagering: { description: 'How many times it is staked before it is the player’s money.', example: 35 },

  // Loyalty
  'LoyaltyLevel.code': { description: 'Code of the level.', example: 'recruit' },
  levelInfo: list('What the level asks for and gives.'),
  level: { description: 'Number of the level, from 1.', example: 3 },
  fromPoints: { description: 'Points from which the level is reached.', example: 500 },
  cashback: list('What comes back of losses.'),
  personalManager: { description: 'Whether a person looks after the player.', example: false },
  points: { description: 'Points.', example: 640 },
  pointsLeft: { description: 'Points still missing for the next level; null at the top.', example: 360 },
  progressPercent: { description: 'How far the way to the next level is gone, 0 to 100.', example: 28 },
  cashbackPercent: { description: 'Percent of losses that come back; 0 below the first level.', example: 10 },
  levelsTotal: { description: 'How many levels there are.', example: 12 },

  // Event streams
  event: list('Name of the event.'),

  // Jackpots and winners
  'Jackpot.code': { description: 'Code of the jackpot.', example: 'jackpot-max' },
  'allJackpotsSum.code': { description: 'Code of the sum.', example: 'jackpot-total' },
  jackpotInfo: list('What it holds.'),
  jackpotsFund: list('What all of them hold together.'),
  allJackpotsSum: list('All jackpots together.'),
  share: { description: 'What of each stake it gets. Basis points: 100 is 1 %.', example: 100 },
  'Winner.id': { description: 'Rising: of two winners the one with the greater id is newer.', example: 901 },
  login: { description: 'The first characters, at most three, and `***`.', example: 'mar***' },
  game: list('What was played.'),

  // Tournaments
  'Tournament.id': { description: 'Id of the tournament.', example: 'autumn-race' },
  'Tournament.status': { description: 'Whether it comes, is on, or is over.', example: 'active' },
  descriptionShort: { description: 'One sentence about it.', example: 'The highest win counts.' },
  dateStart: moment('When it begins.'),
  dateEnd: moment('When it ends; exclusive.'),
  winners: { description: 'How many places win.', example: 50 },
  fullPrizePool: list('What all prizes come to.'),
  freespinPool: { description: 'How many free spins all prizes hold.', example: 500 },
  pointsPool: { description: 'How many points all prizes hold.', example: 1_000 },
  placeFrom: { description: 'The first place that gets it, from 1.', example: 1 },
  placeTo: { description: 'The last place that gets it.', example: 3 },
  joinedAt: moment('When the player joined.'),
  tournamentId: { description: 'Id of the tournament.', example: 'autumn-race' },

  // Support
  topic: { description: 'What it is about.', example: 'payments' },
  message: { description: 'What the player writes.', example: 'My deposit has not arrived.' },
  verification: {
    description: 'Answer of POST /support/verifications; without, the writer counts as not verified.',
    example: 'v1.7c1e',
  },

  // Between our own processes
  generation: {
    description: 'When the CMS was read: the greater one is newer. Unix time in ms.',
    example: 1_795_532_645_000,
  },
};
