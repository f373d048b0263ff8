import { answerOf } from '@/lib/browser/platform/client';
import { isApiProblem } from '@/lib/http/problem';
import { renewSession } from './session';

type Call<T> = () => Promise<{ data?: T; error?: unknown; response: Response }>;

/**
 * The answer of a call to the office. A token that is over is renewed once, as long as the log-in at the CMS lasts.
 * @throws ApiProblem
 */
export async function asked<T>(call: Call<T>): Promise<T> {
  try {
    return await answerOf(call());
  } catch (error) {
    if (!isApiProblem(error) || error.status !== 401) throw error;
    await renewSession();
    return answerOf(call());
  }
}
