import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { addTrustedDevice, isTrustedDevice } from './second-factor-store';
import type { Db } from './store';

/** How long a device needs no second step. Seconds. */
export const TRUST_SECONDS = 30 * 24 * 60 * 60;

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Browsers in which a player has said that the second step may be left out. The mark is a random cookie of its own and
 * a row: unlike the mark of a known device it can be taken back, and it says nothing of the account.
 */
export function createTrustedDevices({ secure }: { secure: boolean }) {
  const name = `${secure ? '__Host-' : ''}parlour.trusted`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: TRUST_SECONDS } as const;
  const tokenOf = (cookie: string | null) => {
    const token = cookie ? parse(cookie, name)[name] : undefined;
    return token && TOKEN.test(token) ? token : null;
  };

  return {
    async isTrusted(db: Db, playerId: string, cookie: string | null, now: Date): Promise<boolean> {
      const token = tokenOf(cookie);
      return token !== null && isTrustedDevice(db, playerId, hashOf(token), now);
    },

    /** @returns the Set-Cookie that marks the browser. */
    async trust(trx: Db, playerId: string, now: Date): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + TRUST_SECONDS * 1000);
      await addTrustedDevice(trx, { hash: hashOf(token), playerId, now, expiresAt });
      return serialize(name, token, attributes);
    },
  };
}

export type TrustedDevices = ReturnType<typeof createTrustedDevices>;
