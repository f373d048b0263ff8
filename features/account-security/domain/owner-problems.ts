import { isApiProblem } from '@/lib/http/problem';

/** Errors at fields of a form that also asks who one is: a wrong password stands at the password. */
export function ownerProblems(problem: unknown): Record<string, string> {
  if (!isApiProblem(problem)) return {};
  if (problem.code === 'client_api_7') return { password: 'password.wrong' };
  if (problem.code === 'second_factor_wrong') return { code: 'code.wrong' };
  return Object.fromEntries(
    Object.entries(problem.body.fields ?? {}).map(([field, rule]) => [field, `${field}.${rule}`]),
  );
}
