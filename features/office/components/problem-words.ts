import { isApiProblem } from '@/lib/http/problem';

/** What went wrong, in the platform's own words: operators read English. */
export function problemWords(error: unknown): string {
  if (!isApiProblem(error)) return 'Something went wrong here. Try again.';
  if (error.code === 'no_response') return 'There is no answer. Check the network and try again.';
  if (error.status === 429) return 'That was a lot at once. Wait a moment and try again.';
  if (error.status >= 500) return 'The platform had a fault. Try again in a moment.';
  const fields = Object.entries(error.body.fields ?? {}).map(([field, what]) => `${field}: ${what}`);
  const detail = error.body.detail ?? 'This was refused.';
  return fields.length > 0 ? `${detail} (${fields.join(', ')})` : detail;
}
