/** The info pages that are there from the start, in the order of the footer. */
export const INFO_PAGES = [
  'about',
  'terms_and_conditions',
  'bonus_terms_and_conditions',
  'tournament_rules',
  'privacy_policy',
  'responsible_gambling',
  'aml_kyc',
  'payments',
  'affiliates',
  'contact',
] as const;
export type InfoCode = (typeof INFO_PAGES)[number];
