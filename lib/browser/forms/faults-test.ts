import { ValidationError, type AnyObject, type TestConfig } from 'yup';
import { fieldPath } from './field-path';

/**
 * A rule of a schema that a function holds, for what several fields say together.
 * @param faults keys of errors by field, of values as the form has them; an empty text is not among them
 */
export const faultsTest = (
  faults: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
): TestConfig<AnyObject> => ({
  name: 'faults',
  test(values, { createError }) {
    const wrong = Object.entries(faults(values));
    if (wrong.length === 0) return true;
    return new ValidationError(
      wrong.map(([name, message]) => createError({ path: fieldPath(name), message })),
    );
  },
});
