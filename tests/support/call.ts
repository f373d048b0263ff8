import { TEST_WEB_ORIGIN } from './platform';
import { asVisitor } from './visitor';

export interface CallOptions {
  /** Sent as JSON, a text as it is; bytes with the content type that `headers` name. */
  body?: unknown;
  cookie?: string;
  /** Client address, as our web process would name it. */
  from?: string;
  headers?: Record<string, string>;
}

export interface CallAnswer {
  status: number;
  body: Record<string, unknown>;
  data: Record<string, unknown>;
  setCookies: string[];
  /** What a browser would send back. */
  cookie: string;
  headers: Headers;
}

let addresses = 0;
/** An address that no other call of this run came from, so that limits of tests don't meet. */
export const freshAddress = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

/** What a browser would send back of an answer's cookies. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

function contentOf(body: unknown): { body?: BodyInit; headers?: Record<string, string> } {
  if (body === undefined) return {};
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) };
  const headers = { 'content-type': 'application/json' };
  return { headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** Calls the platform at a URL as our pages do, each time from an address of its own; what it redirects to is not opened. */
export async function callAt(
  url: string,
  method: string,
  path: string,
  { body, cookie, from = freshAddress(), headers }: CallOptions = {},
): Promise<CallAnswer> {
  const content = contentOf(body);
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      origin: TEST_WEB_ORIGIN,
      ...asVisitor(from),
      ...content.headers,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: content.body,
  });
  const text = await response.text();
  const read = (text.startsWith('{') ? JSON.parse(text) : {}) as CallAnswer['body'];
  return {
    status: response.status,
    body: read,
    data: (read.data ?? {}) as Record<string, unknown>,
    setCookies: response.headers.getSetCookie(),
    cookie: cookiesOf(response.headers),
    headers: response.headers,
  };
}
