import { isApiProblem } from '@/lib/http/problem';

/** Where the platform's refusals of a proof belong, as keys of `SecondFactor.errors`. */
const FIELDS: Readonly<Record<string, { password?: string; code?: string }>> = {
  client_api_20: { password: 'password.wrong' },
  // Of a platform that tells it like a failed log-in.
  client_api_7: { password: 'password.wrong' },
  second_factor_wrong: { code: 'code.wrong' },
  second_factor_required: { code: 'code.proofRequired' },
};

/** Errors at fields of a form that also asks who one is: a wrong password stands at the password. */
export function ownerProblems(problem: unknown): Record<string, string> {
  if (!isApiProblem(problem)) return {};
  return (
    FIELDS[problem.code] ??
    Object.fromEntries(
      Object.entries(problem.body.fields ?? {}).map(([field, rule]) => [field, `${field}.${rule}`]),
    )
  );
}
