import { sql } from 'kysely';
import { networkOf } from '../kernel/address';
import type { AccountCookies } from './cookies';
import type { Db } from './store';

/** One try at logging in, under the keys that it is counted by. */
export interface LoginTry {
  origin: string;
  account: string;
  address: string;
  known: boolean;
}

/**
 * @param email in its normal spelling; whether an account has it makes no difference to any count.
 * @param device the mark of a device that the account has logged in from, else null.
 */
export function loginTry(
  cookies: AccountCookies,
  email: string,
  address: string,
  device: string | null,
): LoginTry {
  const from = networkOf(address);
  return {
    origin: device
      ? cookies.keyed('login-device', `${email}\n${device}`)
      : cookies.keyed('login', `${email}\n${from}`),
    account: cookies.keyed('login-account', email),
    // Known devices are counted apart: strangers of the same network don't use up what their owners have.
    address: cookies.keyed(device ? 'login-known-address' : 'login-address', from),
    known: device !== null,
  };
}

/** Takes a try, before the password is looked at. @returns seconds to wait, 0 when it may go on. */
export async function beginLogin(db: Db, attempt: LoginTry, now: Date): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select identity.begin_login(${attempt.origin}, ${attempt.account}, ${attempt.address}, ${attempt.known}, ${now}) as wait`.execute(
    db,
  );
  return rows[0]?.wait ?? 0;
}

/** Gives the try back: the password was right. */
export async function forgiveLogin(db: Db, attempt: LoginTry): Promise<void> {
  await sql`select identity.forgive_login(${attempt.origin}, ${attempt.account}, ${attempt.address}, ${attempt.known})`.execute(
    db,
  );
}
