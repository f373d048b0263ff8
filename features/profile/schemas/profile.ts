import { object, string, type TestContext } from 'yup';
import { phoneProblem } from '@/components/ui/phone-field/phone-problem';
import { birthDateProblem } from '@/lib/domain/birth-date';
import { isSex, profileTextProblem, type ProfileText } from '@/lib/domain/player-profile';
import type { AboutField } from '../domain/profile-values';
import { birthDateOf } from '../domain/typed-birthday';

/** Errors are message keys of `Profile.errors`; the form puts them into the reader's language. */
const rule = (field: string, test: (value: string) => string | null) =>
  string().test(field, function check(this: TestContext, value: string | undefined) {
    const problem = test(value ?? '');
    return problem === null || this.createError({ message: `${field}.${problem}` });
  });

const text = (field: ProfileText) => rule(field, (value) => profileTextProblem(field, value));

const ABOUT = {
  name: text('name'),
  surname: text('surname'),
  birthday: rule('birthday', (value) => birthDateProblem(birthDateOf(value), new Date())),
  sex: rule('sex', (value) => (isSex(value) ? null : 'required')),
};

/** The rules of what a form about the person asks for (SPEC §5). */
export const aboutSchema = (fields: readonly AboutField[]) =>
  object(Object.fromEntries(fields.map((field) => [field, ABOUT[field]])));

export const contactsSchema = object({
  address: text('address'),
  city: text('city'),
  postcode: text('postcode'),
  phone: string().test('phone', async function check(value) {
    const { code = '' } = this.parent as { code?: string };
    const problem = await phoneProblem({ code, number: value ?? '' });
    return problem === null || this.createError({ message: `phone.${problem}` });
  }),
});
