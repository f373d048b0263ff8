import { createHash, randomBytes } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { Client, SecondStepDue, SignedIn } from './client';
import type { LogIn, SessionOpener } from './open-session';
import type { FactorCodes } from './second-factor-codes';
import {
  addPendingStep,
  countRecoveryCodes,
  countStepTry,
  hasFactor,
  lockFactor,
  takePendingStep,
} from './second-factor-store';
import type { Db } from './store';
import type { TrustedDevices } from './trusted-device';

/** How long a log-in waits for its second step. Milliseconds. */
const STEP_MS = 10 * 60 * 1000;
/** Codes that may be tried at one log-in. */
const TRIES = 5;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const over = () =>
  new Problem(401, API_CODES.secondStepOver, 'this log-in is over; begin again', {
    fields: { code: 'over' },
  });

interface Parts {
  kernel: Pick<Kernel, 'db' | 'clock'>;
  codes: FactorCodes;
  devices: TrustedDevices;
}

/** The guard of every log-in: decides whether a second step is due before a session is made. */
export function createSecondStepGuard({ kernel, devices }: Omit<Parts, 'codes'>) {
  const { clock } = kernel;
  return async (trx: Db, { playerId, client, how }: LogIn): Promise<SecondStepDue['secondStep'] | null> => {
    // A passkey is two factors in one; a code comes from a session that was opened with both.
    if (how === 'passkey' || how === 'code') return null;
    if (!(await hasFactor(trx, playerId))) return null;
    const now = clock.now();
    if (await devices.isTrusted(trx, playerId, client.cookie, now)) return null;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + STEP_MS);
    await addPendingStep(trx, { hash: hashOf(token), player_id: playerId, how, now, expiresAt });
    const recovery = (await countRecoveryCodes(trx, playerId)) > 0;
    return { token, methods: recovery ? ['totp', 'recovery'] : ['totp'], expiresAt };
  };
}

/** The second step itself: a code turns the pending log-in into a session. */
export function createSecondStep({
  kernel,
  codes,
  devices,
  opener,
  endCarried,
}: Parts & { opener: SessionOpener; endCarried(client: Client): Promise<void> }) {
  const { db, clock } = kernel;

  return {
    /**
     * Code, session and trust in one transaction: a code is not used up by a log-in that fails.
     * @throws Problem 401 `second_step_over` for an unknown, old or ended log-in and with the fifth wrong code, 401
     *   `second_factor_wrong`, 429 with Retry-After, and those of openSession().
     */
    async finishLogIn(
      { token, code, trustDevice }: { token: string; code: string; trustDevice: boolean },
      client: Client,
    ): Promise<SignedIn> {
      const hash = hashOf(token);
      const step = await countStepTry(db, hash, TRIES, clock.now());
      if (!step) throw over();
      const { player_id: playerId, how } = step;
      await codes.count(playerId, code);
      try {
        const signedIn = await db.transaction().execute(async (trx) => {
          await lockFactor(trx, playerId);
          if (!(await takePendingStep(trx, hash))) throw over();
          const by = await codes.spend(trx, playerId, code);
          const opened = await opener.openSession(trx, { playerId, client, how });
          const trust = trustDevice ? [await devices.trust(trx, playerId, clock.now())] : [];
          await audit(trx, {
            actor: byPlayer(playerId),
            action: 'identity.second-step',
            requestId: client.requestId,
            after: { by, trusted: trustDevice },
          });
          return { ...opened, cookies: [...opened.cookies, ...trust] };
        });
        await endCarried(client);
        return signedIn;
      } catch (error) {
        const wrong = error instanceof Problem && error.code === API_CODES.secondFactorWrong;
        if (!wrong || step.tries < TRIES) throw error;
        await takePendingStep(db, hash);
        throw over();
      }
    },
  };
}
