import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Kernel } from '../kernel/kernel';
import * as store from './store';
import type { Db } from './store';

/** How long a browser may take to answer. Milliseconds; what it is told itself, and some more for the way. */
export const ANSWER_MS = 5 * 60 * 1000;

const clientData = z.object({ challenge: z.string().min(16).max(128) });
const idOf = (challenge: string) => `passkey:${createHash('sha256').update(challenge).digest('base64url')}`;

/** The challenge that a browser says it has answered; not proven until the signature is checked. */
function challengeOf(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}

/** Challenges of passkeys: hashed at rest, each for one purpose, and answered once, rightly or wrongly. */
export function createPasskeyChallenges({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  const keep = (on: Db, challenge: string, value: string) =>
    store.replaceVerification(on, {
      identifier: idOf(challenge),
      value,
      expiresAt: new Date(clock.now().getTime() + ANSWER_MS),
    });
  const take = async (clientDataJSON: string) => {
    const challenge = challengeOf(clientDataJSON);
    if (challenge === null) return null;
    const value = (await store.takeVerification(db, idOf(challenge), clock.now()))?.value ?? null;
    return value === null ? null : { challenge, value };
  };
  const adding = (playerId: string) => `passkey-add:${playerId}`;
  const LOG_IN = 'passkey-log-in:';

  return {
    /** For a new passkey of this player; an earlier one of theirs stops working. */
    forNew: (trx: Db, playerId: string, challenge: string) => keep(trx, challenge, adding(playerId)),
    /** For whoever logs in. */
    forLogIn: (challenge: string) => keep(db, challenge, `${LOG_IN}${randomUUID()}`),

    /** Uses up the challenge of an answer. @returns null when it was not given for this. */
    async takeNew(playerId: string, clientDataJSON: string): Promise<string | null> {
      const taken = await take(clientDataJSON);
      return taken?.value === adding(playerId) ? taken.challenge : null;
    },
    async takeLogIn(clientDataJSON: string): Promise<string | null> {
      const taken = await take(clientDataJSON);
      return taken?.value.startsWith(LOG_IN) ? taken.challenge : null;
    },
  };
}
