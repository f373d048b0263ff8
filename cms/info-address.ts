import type { Validate } from 'payload';

const CODE = /^[a-z][a-z0-9_]*$/;

/** Codes of info pages are addresses: `privacy_policy`. */
export const validateInfoCode: Validate<string | null | undefined> = (value) =>
  CODE.test(value ?? '') || 'Small letters, digits and underscores, beginning with a letter.';

/** Empty, or an address of another house that a browser may be sent to. */
export const validateAffiliateUrl: Validate<string | null | undefined> = (value) => {
  if (!value) return true;
  const secure = URL.canParse(value) && new URL(value).protocol === 'https:';
  return secure || 'A whole address that begins with https://';
};
