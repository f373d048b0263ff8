import type { Currency } from '@/lib/money/money';

/** How a campaign stands. `ended`: its schedule is over. */
export const CAMPAIGN_STATES = ['draft', 'running', 'paused', 'ended'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** By what two accounts seem to be of one person. */
export const LIKENESSES = ['instrument', 'name_birthday', 'address', 'device'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** What was decided about somebody who was refused a bonus: it is one person, or it was given after all. */
export const REFUSAL_DECISIONS = ['stands', 'given'] as const;
export type RefusalDecision = (typeof REFUSAL_DECISIONS)[number];

/**
 * What guards of bonuses have done, beside second accounts. `deposit`: a deposit came without the bonus that it was made for.
 * `deposit_back`: a bonus ended, since its deposit went back. `covering`: rounds counted nothing. `max_bet`: stakes were refused.
 */
export const HIT_KINDS = ['deposit', 'deposit_back', 'covering', 'max_bet'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/**
 * What one operator may give by hand, or after a refusal, within 24 hours without a colleague's agreement, all players together;
 * and what one player may get so from all operators. Minor units.
 */
export const GIVEN_ALONE: Readonly<Record<Currency, number>> = {
  EUR: 10_000,
  USD: 10_000,
  AUD: 15_000,
  CHF: 10_000,
};
/** What came of giving a bonus to one player by hand. */
export const HAND_OUTCOMES = [
  'given',
  'given_before',
  'had',
  'closed',
  'currency',
  'one_person',
  'first_play',
  'spin_stake',
  'budget',
] as const;
export type HandOutcome = (typeof HAND_OUTCOMES)[number];
/** Players to whom a bonus is given by hand at once, at most. */
export const GIVEN_AT_ONCE = 200;
