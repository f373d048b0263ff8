import config, { endOfficeTokens, officeOperator } from '@payload-config';
import { webConfig } from '@/lib/server/config/web';
import { problemAnswer } from '@/lib/server/http/problem-answer';
import { exchangeOperator } from '@/lib/server/office/exchange-operator';

/**
 * Exchanges the log-in at /admin for the office's token, and renews it: 401 when nobody is logged in, 403
 * `second_factor_missing` for an operator who has to set theirs up first, 403 `admin_1` for one without a role.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('origin') !== webConfig().webOrigin) {
    return problemAnswer(403, 'Not from our own pages', 'forbidden_origin');
  }
  const operator = await officeOperator(config, request.headers);
  if (operator === null) return problemAnswer(401, 'Log in at /admin first', 'client_api_27');
  if (operator === 'incomplete') {
    return problemAnswer(403, 'Set up the second factor at /admin first', 'second_factor_missing');
  }
  const answer = await exchangeOperator(operator).catch(() => null);
  if (answer === null) return problemAnswer(503, 'The platform does not answer', 'server_error');
  // Logged out, removed or given another role in the meantime: what was just given ends as what was given before.
  const still = answer.ok ? await officeOperator(config, request.headers) : operator;
  if (still === null || still === 'incomplete' || still.administrator !== operator.administrator) {
    await endOfficeTokens(config, operator.id);
    return problemAnswer(401, 'Log in at /admin first', 'client_api_27');
  }
  const headers = new Headers({
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    'cache-control': 'no-store',
  });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(await answer.text(), { status: answer.status, headers });
}
