import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { SecondStepDue } from '../client';

/** How long a browser may take at the company and on the page after it. Seconds. */
const BROWSER_SECONDS = 30 * 60;
/** How long a second step waits to be picked up by the page that asks for it. Seconds. */
const STEP_SECONDS = 10 * 60;

const BROWSER = /^[\w-]{43}$/;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

type SecondStep = SecondStepDue['secondStep'];

/** The cookies of a log-in with another company: the browser that began it, and a second step that is due. */
export interface SocialCookies {
  /** The hash by which this browser is known; null when it has not begun anything. */
  browser(cookieHeader: string | null): string | null;
  /** Marks the browser, or keeps its mark. */
  mark(cookieHeader: string | null): { hash: string; cookie: string };
  handOver(step: SecondStep): string;
  /** The second step that was handed over; null when there is none. */
  secondStep(cookieHeader: string | null): SecondStep | null;
  /** Set-Cookie that takes the second step away. */
  takeSecondStep(): string;
}

export function socialCookies(webOrigin: string): SocialCookies {
  const secure = webOrigin.startsWith('https://');
  const prefix = secure ? '__Host-' : '';
  const browserName = `${prefix}parlour.social`;
  const stepName = `${prefix}parlour.step`;
  // Lax: the way back from the company is a top-level navigation from another site.
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  const read = (header: string | null, name: string) => (header ? parse(header, name)[name] : undefined);
  const own = (header: string | null) => {
    const value = read(header, browserName);
    return value && BROWSER.test(value) ? value : null;
  };

  return {
    browser(header) {
      const value = own(header);
      return value ? sha256(value) : null;
    },
    mark(header) {
      // One mark for all tabs of the browser: two log-ins may be under way.
      const value = own(header) ?? randomBytes(32).toString('base64url');
      const cookie = serialize(browserName, value, { ...attributes, maxAge: BROWSER_SECONDS });
      return { hash: sha256(value), cookie };
    },
    handOver: ({ token, methods, expiresAt }) =>
      serialize(stepName, `${token}.${methods.join('-')}.${expiresAt.getTime()}`, {
        ...attributes,
        maxAge: STEP_SECONDS,
      }),
    secondStep(header) {
      const [token = '', methods = '', time = ''] = (read(header, stepName) ?? '').split('.');
      const known = methods.split('-').filter((one) => one === 'totp' || one === 'recovery');
      if (!/^[\w-]{1,128}$/.test(token) || known.length === 0 || !/^\d{13}$/.test(time)) return null;
      return { token, methods: known, expiresAt: new Date(Number(time)) };
    },
    takeSecondStep: () => serialize(stepName, '', { ...attributes, maxAge: 0 }),
  };
}
