import type { JWTPayload } from 'jose';
import type { FakeIssuer, Lies } from '@/tests/support/fake-issuer';
import { asVisitor } from '@/tests/support/visitor';
import { freshAddress } from '@/tests/support/call';
import type { IdentityHarness } from '@/tests/support/identity-harness';

export interface Landing {
  /** The page that the visitor ends on. */
  page: URL;
  result: string | null;
  setCookies: string[];
}

/** A browser that keeps cookies and does not follow by itself. */
export function socialBrowser(harness: IdentityHarness, jar: Record<string, string> = {}) {
  const from = freshAddress();
  const keep = (setCookies: string[]) => {
    for (const cookie of setCookies) {
      const [pair = '', ...attributes] = cookie.split(';');
      const at = pair.indexOf('=');
      if (attributes.some((one) => /max-age=0$/i.test(one.trim())))
        Reflect.deleteProperty(jar, pair.slice(0, at));
      else jar[pair.slice(0, at)] = pair.slice(at + 1);
    }
  };
  const cookie = () =>
    Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');

  const get = async (path: string) => {
    const response = await fetch(harness.url + path, {
      redirect: 'manual',
      headers: { ...asVisitor(from), cookie: cookie() },
    });
    const setCookies = response.headers.getSetCookie();
    keep(setCookies);
    return {
      response,
      location: new URL(response.headers.get('location') ?? 'http://nowhere.test'),
      setCookies,
    };
  };
  const call: IdentityHarness['call'] = async (method, path, options = {}) => {
    const answer = await harness.call(method, path, { from, cookie: cookie(), ...options });
    keep(answer.setCookies);
    return answer;
  };
  const land = async (query: Record<string, string>, provider = 'google'): Promise<Landing> => {
    const search = new URLSearchParams(query).toString();
    const { location, setCookies } = await get(`/api/v1/auth/social/${provider}/callback?${search}`);
    return { page: location, result: location.searchParams.get('result'), setCookies };
  };
  const begin = async (query = '', provider = 'google') =>
    (await get(`/api/v1/auth/social/${provider}${query}`)).location;

  return {
    jar,
    get,
    call,
    begin,
    land,
    /** Begins, logs in at the issuer as `claims` say, and comes back. */
    async logIn(issuer: FakeIssuer, claims: JWTPayload, lies: Lies = {}, query = '') {
      const there = (await begin(query)).searchParams;
      const code = issuer.code({ nonce: there.get('nonce'), ...claims }, lies);
      return land({ code, state: there.get('state') ?? '' });
    },
  };
}
