import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

/** The absolute time-out of a session: after it the player logs in again. Seconds. */
export const SESSION_SECONDS = 24 * 60 * 60;
/** The idle time-out: a session unused for this long is over. Seconds. */
export const SESSION_IDLE_SECONDS = 4 * 60 * 60;
/**
 * How long the browser that asked for a code may log in with it without a question: as long as the code is valid.
 * Seconds.
 */
const ASKED_SECONDS = 60;
/** How long a device counts as known after its last log-in. Seconds. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;

const SESSION_TOKEN = /^[A-Za-z0-9]{32}$/;
const DEVICE_NONCE = /^[\w-]{22}$/;

/** The account that a mark is for. */
export interface Marked {
  email: string;
  /** Counts how often its marks were made void; 0 for one that is just opened. */
  era: number;
}

/** Names, writes and reads the cookies of an account: the session, the mark of a known device, and of an asked code. */
export interface AccountCookies {
  sessionName: string;
  secure: boolean;
  /** The token of the session cookie, when its signature is ours. */
  sessionToken(cookieHeader: string | null): string | null;
  /** Set-Cookie of a session that was opened without better-auth's own answer. */
  startSession(token: string): string;
  /** Set-Cookie that ends the session cookie. */
  endSession(): string;
  /** The device's own mark for this account, when it was given here; see docs/adr/0003-accounts.md. */
  knownDevice(cookieHeader: string | null, account: Marked): string | null;
  /**
   * What the browser is counted by when it opens accounts, and goes by in all of them: the mark that it has of any
   * account, else a new one. It proves nothing.
   */
  deviceOf(cookieHeader: string | null): string;
  /** Set-Cookie that marks the device as one that this account has logged in from. */
  markDevice(account: Marked, nonce?: string | null): string;
  /** Set-Cookie that marks the browser as the one that asked for this code. */
  markAsked(code: string): string;
  /** Whether this is the browser that asked for the code. */
  hasAsked(cookieHeader: string | null, code: string): boolean;
  /** What tells this browser from others in a table of them. */
  deviceKey(nonce: string): string;
  /** A keyed hash: tells two values apart in a table without writing them there. */
  keyed(purpose: string, value: string): string;
}

const newNonce = () => randomBytes(16).toString('base64url');

/** In a time that says nothing of where they differ. */
export const isEqual = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};

/** @param webOrigin the address that browsers use: over https the cookies are `__Host-` and Secure. */
export function accountCookies(webOrigin: string, secret: string): AccountCookies {
  const secure = webOrigin.startsWith('https://');
  const prefix = secure ? '__Host-' : '';
  const sessionName = `${prefix}parlour.session`;
  const deviceName = `${prefix}parlour.device`;
  const askedName = `${prefix}parlour.asked`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;

  const read = (header: string | null, name: string) => (header ? parse(header, name)[name] : undefined);
  const mac = (text: string) => createHmac('sha256', secret).update(text);
  const keyed = (purpose: string, value: string) => mac(`${purpose}\n${value}`).digest('base64url');
  // Neither an address nor a nonce has line ends: of era 0 are the marks from before there were eras.
  const deviceSignature = ({ email, era }: Marked, nonce: string) =>
    keyed('device', era === 0 ? `${email}\n${nonce}` : `${email}\n${era}\n${nonce}`);

  return {
    sessionName,
    secure,
    keyed,
    deviceKey: (nonce) => keyed('seen', nonce),
    sessionToken(header) {
      // better-auth's form of a signed cookie: token, point, HMAC-SHA256 in base64.
      const value = read(header, sessionName);
      const point = value?.lastIndexOf('.') ?? -1;
      if (!value || point < 0) return null;
      const token = value.slice(0, point);
      if (!SESSION_TOKEN.test(token)) return null;
      return isEqual(value.slice(point + 1), mac(token).digest('base64')) ? token : null;
    },
    startSession: (token) =>
      serialize(sessionName, `${token}.${mac(token).digest('base64')}`, {
        ...attributes,
        maxAge: SESSION_SECONDS,
      }),
    endSession: () => serialize(sessionName, '', { ...attributes, maxAge: 0 }),
    knownDevice(header, account) {
      const [nonce, signature] = (read(header, deviceName) ?? '').split('.');
      if (!nonce || !signature || !DEVICE_NONCE.test(nonce)) return null;
      return isEqual(signature, deviceSignature(account, nonce)) ? nonce : null;
    },
    deviceOf(header) {
      const [nonce = ''] = (read(header, deviceName) ?? '').split('.');
      return DEVICE_NONCE.test(nonce) ? nonce : newNonce();
    },
    // Made of the code itself, so that nothing has to be kept; who has the code alone can't make it.
    markAsked: (code) =>
      serialize(askedName, keyed('asked', code), {
        ...attributes,
        sameSite: 'Strict',
        maxAge: ASKED_SECONDS,
      }),
    hasAsked: (header, code) => isEqual(read(header, askedName) ?? '', keyed('asked', code)),
    markDevice(account, nonce) {
      const own = nonce ?? newNonce();
      return serialize(deviceName, `${own}.${deviceSignature(account, own)}`, {
        ...attributes,
        maxAge: DEVICE_SECONDS,
      });
    },
  };
}
