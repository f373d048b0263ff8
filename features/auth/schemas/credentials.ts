import { boolean, object, string, type TestContext } from 'yup';
import { emailProblem, passwordProblem } from '@/lib/domain/credentials';

interface Chosen {
  email?: string;
}

/** Errors are message keys of `Auth.errors`; the form puts them into the reader's language. */
const rule = (test: (value: string, form: Chosen) => string | null, prefix: string) =>
  function check(this: TestContext, value: string | undefined) {
    const problem = test(value ?? '', this.parent as Chosen);
    return problem === null || this.createError({ message: `${prefix}.${problem}` });
  };

const email = string().test(
  'email',
  rule((value) => emailProblem(value), 'email'),
);

export const signUpSchema = object({
  email,
  password: string().test(
    'password',
    rule((password, form) => passwordProblem(password, form.email ?? ''), 'password'),
  ),
  country: string().required('country.required'),
  ageConfirmed: boolean().oneOf([true], 'age.required'),
});

/** Log-in asks only that something is there: an old password may follow older rules. */
export const logInSchema = object({
  email,
  password: string().required('password.required'),
});
