import { object, string } from 'yup';
import { emailProblem } from '@/lib/domain/credentials';
import { INPUT_MAX, PASSWORD_MAX, SUPPORT_MESSAGE_MAX } from '@/lib/domain/limits';
import { SUPPORT_TOPICS } from '@/lib/domain/support';

/** Errors are message keys of `Support.errors`; the form puts them into the reader's language. */
const email = string().test('email', 'email', (value) => emailProblem(value ?? '') === null);

export const requestSchema = object({
  name: string().trim().required('name').max(INPUT_MAX, 'nameLong'),
  email,
  topic: string().oneOf(SUPPORT_TOPICS, 'topic').required('topic'),
  message: string().trim().required('message').max(SUPPORT_MESSAGE_MAX, 'messageLong'),
});

/** SPEC §5: the support form's password has at most 64 characters. */
export const proofSchema = object({
  email,
  password: string().required('password').max(PASSWORD_MAX, 'passwordLong'),
});
