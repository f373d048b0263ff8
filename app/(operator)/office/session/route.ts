import config, { endOfficeTokens, officeOperator } from '@payload-config';
import { webConfig } from '@/lib/server/config/web';
import { exchangeOperator } from '@/lib/server/office/exchange-operator';

function problem(status: number, code: string, title: string): Response {
  return Response.json(
    { type: `urn:parlour:problem:${code}`, title, status, code },
    { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } },
  );
}

/**
 * Exchanges the log-in at /admin for the office's token, and renews it: 401 when nobody is logged in, 403
 * `second_factor_missing` for an operator who has to set theirs up first, 403 `admin_1` for one without a role.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('origin') !== webConfig().webOrigin) {
    return problem(403, 'forbidden_origin', 'Not from our own pages');
  }
  const operator = await officeOperator(config, request.headers);
  if (operator === null) return problem(401, 'client_api_27', 'Log in at /admin first');
  if (operator === 'incomplete') {
    return problem(403, 'second_factor_missing', 'Set up the second factor at /admin first');
  }
  const answer = await exchangeOperator(operator).catch(() => null);
  if (answer === null) return problem(503, 'server_error', 'The platform does not answer');
  // Logged out, removed or given another role in the meantime: what was just given ends as what was given before.
  const still = answer.ok ? await officeOperator(config, request.headers) : operator;
  if (still === null || still === 'incomplete' || still.administrator !== operator.administrator) {
    await endOfficeTokens(config, operator.id);
    return problem(401, 'client_api_27', 'Log in at /admin first');
  }
  const headers = new Headers({
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    'cache-control': 'no-store',
  });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(await answer.text(), { status: answer.status, headers });
}
