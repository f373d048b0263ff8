import type { TextField, TextFieldSingleValidation } from 'payload';

const MAX_LENGTH = 300;
const OWN_PATH = /^\/(?!\/)[\w/{}~.-]*(\?[\w=&%.-]*)?$/;

/** Whether a browser may be sent there: a path of ours without its language, or a whole https address. */
export function isTarget(value: string): boolean {
  if (value.startsWith('/')) return OWN_PATH.test(value);
  return /^https:\/\/[^\s\\@]+$/.test(value) && URL.canParse(value);
}

/** The error for any other value. */
export const TARGET_RULE =
  'A path of this site without its language, such as /games/top, or a whole https:// address.';

const validateTarget: TextFieldSingleValidation = (value) => {
  if (!value) return true;
  if (value.length > MAX_LENGTH) return `At most ${MAX_LENGTH} characters.`;
  return isTarget(value) || TARGET_RULE;
};

interface Options {
  required?: boolean;
  label?: string;
  validate?: TextFieldSingleValidation;
}

/** The target of a slide, a tile or a button. */
export const targetField = ({ validate = validateTarget, ...options }: Options = {}): TextField => ({
  name: 'target',
  label: 'Leads to',
  type: 'text',
  maxLength: MAX_LENGTH,
  validate,
  admin: {
    description:
      'Where it leads: /games/top for a page of ours in the reader’s language, or a whole https:// address.',
  },
  ...options,
});
