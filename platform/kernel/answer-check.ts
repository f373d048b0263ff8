import { isDeepStrictEqual } from 'node:util';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Answer, Written } from './answers';
import { Problem, type ProblemStatus } from './problem';
import type { Route } from './route';

const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;

/** A body as the caller reads it. */
async function readBody(answer: Answer | Written): Promise<{ status: number; body: unknown }> {
  if (!('response' in answer)) {
    return {
      status: answer.status,
      body: answer.body === undefined ? undefined : JSON.parse(JSON.stringify(answer.body)),
    };
  }
  const { status } = answer.response;
  const text = await answer.response.clone().text();
  return { status, body: text === '' ? undefined : JSON.parse(text) };
}

/**
 * Holds an answer to what its route declares: the status, every field of the body, and no field besides.
 * @throws Error that names the route and what does not fit
 */
export async function checkAnswer(route: Route, answer: Answer | Written | Response): Promise<void> {
  // A stream is typed where it is written.
  if (answer instanceof Response) return;
  const { status, body } = await readBody(answer);
  const declared = route.responses[status];
  // A repeated request gets the stored answer, which may be a refusal.
  if (!declared && route.idempotent && route.errors[status as ProblemStatus]) return;
  if (!declared) throw new Error(`${nameOf(route)} answered ${status}, which it does not declare`);
  if (!declared.schema) {
    if (body !== undefined) throw new Error(`${nameOf(route)} answered ${status} with an undeclared body`);
    return;
  }
  const parsed = declared.schema.safeParse(body);
  if (!parsed.success) {
    throw new Error(`${nameOf(route)} answered what its schema does not take: ${parsed.error.message}`);
  }
  if (!isDeepStrictEqual(parsed.data, body)) {
    throw new Error(`${nameOf(route)} answered fields that its schema does not name`);
  }
}

/** The problem itself, or a fault in its place when the route does not declare its status and code. */
export function checkProblem(route: Route, problem: Problem): Problem {
  if (route.errors[problem.status]?.includes(problem.code)) return problem;
  return new Problem(
    500,
    API_CODES.serverError,
    `${nameOf(route)} does not declare ${problem.status} ${problem.code}: ${problem.message}`,
  );
}
