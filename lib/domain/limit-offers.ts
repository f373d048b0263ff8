/** Where a limit on deposits is offered. */
export const LIMIT_OFFER_PLACES = ['sign_up', 'deposit'] as const;
export type LimitOfferPlace = (typeof LIMIT_OFFER_PLACES)[number];

/** What is offered for a month with one press, in whole units of the account's currency; any other amount on the page of limits. */
export const OFFERED_LIMITS = [50, 100, 250] as const;
