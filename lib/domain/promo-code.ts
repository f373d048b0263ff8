/** What a field shows of a code while it is typed. What is sent is `promoCodeOf` it. */
export const typedPromoCode = (typed: string): string => typed.toUpperCase();

/** SPEC §5: a promo code is upper case, however it is typed. */
export const promoCodeOf = (typed: string): string => typedPromoCode(typed.trim());
