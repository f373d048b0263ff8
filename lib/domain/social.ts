/** The companies that players can log in with; their names are the same in every language. */
export const SOCIAL_PROVIDERS = [
  { id: 'google', name: 'Google' },
  { id: 'microsoft', name: 'Microsoft' },
  { id: 'apple', name: 'Apple' },
  { id: 'telegram', name: 'Telegram' },
] as const;

export type SocialProviderId = (typeof SOCIAL_PROVIDERS)[number]['id'];
export const SOCIAL_PROVIDER_IDS = [
  'google',
  'microsoft',
  'apple',
  'telegram',
] as const satisfies readonly SocialProviderId[];

export const socialProviderName = (id: SocialProviderId): string =>
  SOCIAL_PROVIDERS.find((provider) => provider.id === id)?.name ?? id;

/**
 * How a log-in with a company went. The platform sends the visitor to `/auth/social?result=…` with one of these, never
 * with a text or an address from outside.
 */
export const SOCIAL_RESULTS = [
  /** A session is open. */
  'signed_in',
  /** A second factor is asked for first. */
  'second_step',
  /** Nobody here yet: country, age and terms are asked for before there is an account. */
  'confirm',
  /** The company's verified address has an account here that it is not linked to. */
  'email_in_use',
  'linked',
  /** Another account here is linked to this account of the company. */
  'linked_elsewhere',
  /** Another of the company's accounts is linked to this account here. */
  'linked_other',
  /** Who began to link is not logged in any more. */
  'session_over',
  'denied',
  /** The company is not offered here. */
  'unavailable',
  /** The company did not answer, or too late. */
  'provider_down',
  /** Begun in another browser, too long ago, or used already. */
  'expired',
  'blocked',
  /** Nobody is let in from the visitor's network, or it can't be told which it is. */
  'address_refused',
  /** Its player has closed it. */
  'closed',
  /** Somebody else was in: nobody gets in before a new password was set. */
  'reset_required',
  /** The answer did not prove anything. */
  'failed',
] as const;
export type SocialResult = (typeof SOCIAL_RESULTS)[number];

export const isSocialResult = (value: unknown): value is SocialResult =>
  (SOCIAL_RESULTS as readonly unknown[]).includes(value);

export const isSocialProvider = (value: unknown): value is SocialProviderId =>
  (SOCIAL_PROVIDER_IDS as readonly unknown[]).includes(value);
