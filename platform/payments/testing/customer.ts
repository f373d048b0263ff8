import { authenticatorApp } from '../../identity/testing/authenticator-app';
import { callAt } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';

/** Somebody of the storm of payments. */
export interface Customer {
  playerId: string;
  email: string;
  cookie: string;
  /** Of their game session. */
  token: string;
  /** Makes codes of their second factor; null for who has none. */
  app: ReturnType<typeof authenticatorApp> | null;
  /** The code that they sent last: it is good once, and who goes on sending it is locked out for an hour. */
  sentCode: string | null;
  /** What they know to have begun. */
  deposits: Set<string>;
  withdrawals: Set<string>;
  /** Whether they play for much: an operator decides then, for the largest sums two. */
  isLarge: boolean;
}

/** Opens an account over HTTP, and tells what a withdrawal asks for. @param withFactor whether codes are asked of them. */
export async function openCustomer(
  url: string,
  at: number,
  withFactor: boolean,
): Promise<Pick<Customer, 'playerId' | 'email' | 'cookie' | 'app'>> {
  const email = `customer${at}@parlour.example`;
  const body = { email, password: GOOD_PASSWORD, country: 'DE', currency: 'EUR', ageConfirmed: true };
  const made = await callAt(url, 'POST', '/api/v1/auth/register', { body });
  if (made.status !== 201) throw new Error(`no account: ${JSON.stringify(made.body)}`);
  const { cookie } = made;
  const playerId = String(made.data.userId);
  if (!withFactor) return { playerId, email, cookie, app: null };
  const post = (path: string, content: object) => callAt(url, 'POST', path, { body: content, cookie });
  const begun = await post('/api/v1/me/second-factor', { password: GOOD_PASSWORD });
  const app = authenticatorApp(String(begun.data.address), () => new Date());
  const confirmed = await post('/api/v1/me/second-factor/confirm', { code: app.code(-1) });
  if (confirmed.status !== 200) throw new Error(`no second factor: ${JSON.stringify(confirmed.body)}`);
  return { playerId, email, cookie, app };
}
