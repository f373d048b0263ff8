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
