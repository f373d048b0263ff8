import { ValidationError, type CollectionBeforeOperationHook } from 'payload';

/** In characters. Payload itself is content with three. */
const SHORTEST = 10;
const LONGEST = 200;

/** @throws ValidationError when an operator gets a password that is too short, or too long to be one. */
export const passwordLength: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { data?: { password?: unknown } };
  const password = data?.password;
  if (password === undefined || password === null) return args;
  const length = typeof password === 'string' ? password.length : 0;
  if (length < SHORTEST || length > LONGEST) {
    const message = `${SHORTEST} to ${LONGEST} characters.`;
    throw new ValidationError({ collection: 'operators', errors: [{ message, path: 'password' }], req });
  }
  return args;
};
