/**
 * An RFC 9457 answer of the web's own routes, as the platform gives them. Nobody may store it.
 * @param code of the API's codes, where the caller has words for it
 */
export function problemAnswer(status: number, title: string, code?: string): Response {
  const type = code === undefined ? 'about:blank' : `urn:parlour:problem:${code}`;
  return Response.json(
    { type, title, status, ...(code === undefined ? {} : { code }) },
    { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } },
  );
}
