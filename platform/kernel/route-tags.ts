/** The part of the contract that a route is listed under, with what the document says of it. */
export const ROUTE_TAGS = {
  identity: 'Accounts, sessions, and the countries that a visitor can choose from.',
  players: 'What players tell about themselves, and the terms that they accept.',
  ledger: 'The player’s balance and every movement of it.',
  protection: 'The limits that players set on their deposits, losses, stakes and time.',
  currencies: 'The player’s accounts in several currencies, and which one is in use.',
  history: 'What a player did, looked back at: rounds, days, one movement, a statement.',
  games: 'The catalogue, launches, and what a player marks.',
  wallet: 'What a game studio calls, signed: see docs/contracts/wallet.md.',
  chat: 'What a game studio tells of the chat at its tables, signed: see docs/contracts/chat.md.',
  payments: 'Deposits, withdrawals, and the events of payment companies.',
  loyalty: 'VIP levels and points.',
  jackpots: 'Jackpots and winners.',
  bonuses: 'What bonuses are on offer.',
  tournaments: 'Tournaments, and taking part in them.',
  wheel: 'The wheel of fortune: what its fields bring, and a player’s turns.',
  notifications: 'The live channel of a logged-in player.',
  verification: 'Documents that a player hands in, and what becomes of them.',
  mail: 'Subscriptions to letters, without a log-in.',
  support: 'Messages to the support team.',
  office: 'The operators’ back office: every call names its operator, and is refused without its permission.',
  internal: 'Calls of the web’s own processes.',
} as const;

export type RouteTag = keyof typeof ROUTE_TAGS;
