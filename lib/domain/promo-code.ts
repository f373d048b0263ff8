/** SPEC §5: a promo code is upper case, however it is typed. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase();
