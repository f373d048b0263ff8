import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { Client } from './client';
import { demandLive } from './live-session';
import type { FactorCodes } from './second-factor-codes';
import { hasFactor, logInOf } from './second-factor-store';
import * as store from './store';
import type { Db } from './store';

/** What a logged-in player shows once more before something that can't be taken back. */
export interface OwnerProof {
  password?: string | undefined;
  /** Of the authenticator app, or a recovery code; needed when a second factor is on. */
  code?: string | undefined;
}

/** Uses up the proof, in the transaction of what it is for. @throws Problem 401 `second_factor_wrong`. */
export type SpendProof = (trx: Db) => Promise<void>;

/** See createConfirmOwner(). */
export type ProveOwner = (session: PlayerSession, proof: OwnerProof, client: Client) => Promise<SpendProof>;

/** How recent a log-in must be to stand for a password, in an account that has none. Milliseconds. */
const FRESH_MS = 10 * 60 * 1000;

interface Parts {
  kernel: Pick<Kernel, 'db' | 'clock'>;
  codes: FactorCodes;
  /** One counted try. @throws Problem 401 `client_api_20`, 429. */
  checkPassword(
    session: PlayerSession,
    input: { email: string; password: string },
    client: Client,
  ): Promise<void>;
}

/**
 * Asks who is logged in to prove once more that it is they: an open session alone, on a device that was left or with a
 * cookie that was taken, changes neither e-mail, password, factor nor passkey, and closes or pays out nothing.
 */
export function createConfirmOwner({ kernel, codes, checkPassword }: Parts) {
  const { db, clock } = kernel;

  /** @throws Problem 401 `fresh_login_required` when the log-in is too long ago. */
  const demandFresh = async ({ playerId, sessionId }: PlayerSession) => {
    const since = await logInOf(db, playerId, sessionId);
    if (since === null || clock.now().getTime() - since.getTime() > FRESH_MS) {
      throw new Problem(401, API_CODES.freshLoginRequired, 'log in once more');
    }
  };

  /**
   * The code alone, where the session is proof enough for who has no second factor. A wrong one is counted.
   * @returns what uses up the code; nothing is proven until it has run.
   * @throws Problem 401 `second_factor_required` without a needed code, 429 with Retry-After.
   */
  const proveFactor = async (playerId: string, typed: string | undefined): Promise<SpendProof> => {
    const code = typed?.trim() ?? '';
    if (await hasFactor(db, playerId)) {
      if (code === '') throw codeRequired();
      await codes.count(playerId, code);
      return async (trx) => void (await codes.spend(trx, playerId, code));
    }
    // Turned on in the meantime: then the proof is not enough any more.
    return async (trx) => {
      if (await hasFactor(trx, playerId)) throw codeRequired();
    };
  };

  /**
   * Checks the proof as far as that needs no transaction: argon2 must not hold a connection.
   * @returns what uses up the code, if one is needed; nothing is proven until it has run.
   * @throws Problem 422 without a password, 401 `client_api_20` for a wrong one, 401 `second_factor_required` without
   *   a needed code, 401 `fresh_login_required`, 429 with Retry-After.
   */
  const proveOwner = async (
    session: PlayerSession,
    proof: OwnerProof,
    client: Client,
  ): Promise<SpendProof> => {
    const { playerId } = session;
    const player = await store.findPlayer(db, playerId);
    if (!player) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
    if ((await store.passwordHash(db, player.email)) === null) {
      await demandFresh(session);
    } else {
      const password = proof.password ?? '';
      if (password === '') {
        const fields = { password: 'required' };
        throw new Problem(422, API_CODES.wrongData, 'the password is needed', { fields });
      }
      await checkPassword(session, { email: player.email, password }, client);
    }
    return proveFactor(playerId, proof.code);
  };

  return {
    proveOwner,
    proveFactor,

    /** The same, using the code up at once: for what follows in a transaction of its own. */
    async confirmOwner(session: PlayerSession, proof: OwnerProof, client: Client): Promise<void> {
      const spend = await proveOwner(session, proof, client);
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        await spend(trx);
      });
    },
  };
}

const codeRequired = () =>
  new Problem(401, API_CODES.secondFactorRequired, 'a code of the second factor is needed', {
    fields: { code: 'required' },
  });
