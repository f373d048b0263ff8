import { object } from 'yup';
import { signUpSchema } from './credentials';

const { email, country, ageConfirmed } = signUpSchema.fields;

/** What is asked of somebody whom a company has vouched for: the rules of the sign-up, without a password. */
export const socialSchema = object({ country, ageConfirmed });
/** The same, of a company that knows no address. */
export const socialWithEmailSchema = object({ email, country, ageConfirmed });
