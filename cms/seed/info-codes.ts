/** The info pages that are there from the start, in the order of the footer. */
export const INFO_PAGES = [
  'terms_and_conditions',
  'bonus_terms_and_conditions',
  'privacy_policy',
  'responsible_gambling',
  'contact',
  'faq',
] as const;
export type InfoCode = (typeof INFO_PAGES)[number];
