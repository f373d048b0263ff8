import type { Answer, Written } from './answers';
import type { Problem } from './problem';

/** An answer as it leaves. */
export function toResponse(answer: Answer, requestId: string): Response {
  const headers = new Headers({ 'X-Request-Id': requestId });
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (answer.body === undefined) return new Response(null, { status: answer.status, headers });
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

/** The response that a route has made itself. */
export const written = (answer: Answer | Written | Response): Response | undefined => {
  if (answer instanceof Response) return answer;
  return 'response' in answer ? answer.response : undefined;
};

export function problemResponse(problem: Problem, requestId: string): Response {
  return toResponse(
    {
      status: problem.status,
      body: problem.toBody(requestId),
      headers: { ...problem.headers, 'Content-Type': 'application/problem+json' },
    },
    requestId,
  );
}
