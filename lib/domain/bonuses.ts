/** Who a bonus is for (SPEC §3). */
export const BONUS_TAGS = ['standard', 'vip-pack', 'promobonus', 'vippromo'] as const;
export type BonusTag = (typeof BONUS_TAGS)[number];

/** Bonus types of SPEC §3: what gives one. The place in the list is the code. */
export const BONUS_TYPES = [
  'Registration',
  'RegistrationPromoCode',
  'FirstAuthorization',
  'PromoCode',
  'Birthday',
  'Deposits',
  'Periodic',
  'IncreaseWinnings',
  'ActivatedByLink',
] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

export const bonusTypeCode = (type: BonusType): number => BONUS_TYPES.indexOf(type);

/** SPEC §9: the deposits that the welcome pack covers. */
export const WELCOME_DEPOSITS = 4;

/** The states of a grant, one player's copy of a bonus. They only go forward; from `completed` on it has ended. */
export const GRANT_STATES = [
  'pending',
  'queued',
  'active',
  'completed',
  'expired',
  'cancelled',
  'forfeited',
] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** Pictures that a bonus may have: the paths of their files, without the ending. */
export const BONUS_PICTURES = [
  '/art/scenes/bonus-birthday',
  '/art/scenes/bonus-cashback',
  '/art/scenes/bonus-free-spins',
  '/art/scenes/bonus-promo-code',
  '/art/scenes/bonus-reload',
  '/art/scenes/bonus-vip',
  '/art/scenes/bonus-welcome',
] as const;

/** The chips of a deposit of the welcome pack: four pictures, then the first again. @param deposit from 1 */
export const packPicture = (deposit: number) => `/art/scenes/pack-${((deposit - 1) % 4) + 1}`;

/** What a player does with a bonus (SPEC §4). */
export const BONUS_CHOICES = ['Activated', 'Rejected', 'Queue'] as const;
export type BonusChoice = (typeof BONUS_CHOICES)[number];

/** How a promo code's bonus is taken (SPEC §4): activated at once, which burns one that is in play, or put in the queue. */
export const BONUS_TAKINGS = ['now', 'queue'] as const;
export type BonusTaking = (typeof BONUS_TAKINGS)[number];

/**
 * Why a grant has ended. `wagered`: its wagering is done. `run_out`: its bonus money was lost. `rejected`, `cancelled`: the
 * player said so. `switched`: another one was activated. `currency`: the account is kept in another currency. `closed`: the
 * account was closed. `excluded`: the player is excluded from play. `deposit_back`: its deposit went back. `time`: its time was over. `operator`: the house took it.
 */
export const GRANT_END_REASONS = [
  'wagered',
  'run_out',
  'rejected',
  'cancelled',
  'switched',
  'currency',
  'closed',
  'excluded',
  'deposit_back',
  'time',
  'operator',
] as const;
export type GrantEndReason = (typeof GRANT_END_REASONS)[number];

/**
 * Why a player can't have a bonus. `unavailable`: it is not on offer, not for them, or its budget is spent. `level`: it is for
 * other VIP levels, and for them in all else. `account`: the account is blocked. `used`: they have had it. `open`: a deposit for it is not finished. `other_currency`: it is not given
 * in this one. `other_deposit`: it is for another of their deposits. `below_minimum`: too little was paid. `one_per_person`: somebody who
 * seems to be the same person has had one. `first_play`: their law lets a player have one bonus, before the first play.
 * `spin_stake`: a free spin of it is worth more than their law lets a round of slots cost.
 */
export const BONUS_REFUSALS = [
  'unavailable',
  'level',
  'account',
  'used',
  'open',
  'other_currency',
  'other_deposit',
  'below_minimum',
  'one_per_person',
  'first_play',
  'spin_stake',
] as const;
export type BonusRefusal = (typeof BONUS_REFUSALS)[number];

/** Why a deposit that was made for a bonus came without it: what was promised holds, so some reasons can't be. */
export const DEPOSIT_REFUSALS = [
  'unavailable',
  'account',
  'used',
  'below_minimum',
  'one_per_person',
] as const satisfies readonly BonusRefusal[];
export type DepositRefusal = (typeof DEPOSIT_REFUSALS)[number];

/** Why a bonus on offer that a player asks for does not come with their next deposit, before an amount is named. */
export const ASKED_REFUSALS = [
  'level',
  'account',
  'used',
  'open',
  'other_currency',
  'other_deposit',
  'one_per_person',
  'first_play',
] as const satisfies readonly BonusRefusal[];
export type AskedRefusal = (typeof ASKED_REFUSALS)[number];

/**
 * What happened to a grant. `late_burned`, `late_converted`: a stake of before its end was won or given back after it, and
 * the bonus part went to the house, or became real money. `warned`: so many hours before its end, in `why`.
 * `prolonged`: the player takes a break until the moment in `why`, and so long its time stands still. `counted`: an operator let
 * rounds count whose bets had covered each other.
 */
export const GRANT_STEPS = [
  'offered',
  'queued',
  'activated',
  'completed',
  'expired',
  'cancelled',
  'forfeited',
  'converted',
  'burned',
  'late_converted',
  'late_burned',
  'warned',
  'prolonged',
  'counted',
] as const;
export type GrantStepName = (typeof GRANT_STEPS)[number];

/** Pictures of bonuses that none came with: paths as the platform tells them, without base path and ending. */
export const BONUS_SCENES = {
  none: '/art/scenes/bonus-cashback',
  ended: '/art/scenes/bonus-cashback',
  offer: '/art/scenes/bonus-reload',
} as const;

/** Of what the wagering is a multiple. */
export const WAGERING_BASES = ['bonus', 'bonus+deposit'] as const;
export type WageringBasis = (typeof WAGERING_BASES)[number];
