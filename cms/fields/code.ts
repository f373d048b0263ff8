import type { TextField, Validate } from 'payload';
import { untilPublished } from './first-published';

const CODE = /^[a-z][a-z0-9_]*$/;

export const validateCode: Validate<string | null | undefined> = (value) =>
  CODE.test(value ?? '') || 'Small letters, digits and underscores, beginning with a letter.';

/** The code by which the product finds a document. */
export const codeField = (description: string): TextField => ({
  name: 'code',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 80,
  validate: validateCode,
  access: { update: untilPublished },
  admin: { position: 'sidebar', description },
});
