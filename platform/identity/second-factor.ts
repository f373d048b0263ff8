import { renderSVG } from 'uqr';
import {
  addressOfSecret,
  newSecret,
  plainCode,
  recoveryCodes,
  shownRecoveryCode,
  shownSecret,
  stepOfCode,
} from '@/lib/node/one-time-codes/codes';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit, byPlayer, type AuditEntry } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { Client } from './client';
import type { OwnerProof, SpendProof } from './confirm-owner';
import { endAccess } from './end-access';
import { demandLive } from './live-session';
import { wrongCode, type FactorCodes } from './second-factor-codes';
import type { SecretSeal } from './second-factor-seal';
import * as factors from './second-factor-store';
import type { SecurityLetters } from './security-letters';
import * as store from './store';
import type { Db } from './store';

/** How long a secret that was shown waits for its first code. Milliseconds. */
const PENDING_MS = 30 * 60 * 1000;

export interface SecondFactorState {
  enabled: boolean;
  since: Date | null;
  recoveryCodesLeft: number;
  trustedDevices: number;
  /** What confirmOwner() asks this player for; an account without a password is asked for a recent log-in. */
  asks: { password: boolean; code: boolean };
}

/** What is shown of a new secret. */
export interface SecondFactorSetUp {
  secret: string;
  address: string;
  picture: string;
}

export interface SecondFactorService {
  state(playerId: string): Promise<SecondFactorState>;
  /** @throws Problem 409 when one is on, and those of proveOwner(). */
  begin(session: PlayerSession, proof: OwnerProof, client: Client): Promise<SecondFactorSetUp>;
  /** @returns the recovery codes, for the only time. @throws Problem 409, 401 `second_factor_wrong`, 429. */
  confirm(session: PlayerSession, code: string, client: Client): Promise<string[]>;
  /** @throws Problem 409 when none is on, and those of proveOwner(). */
  remove(session: PlayerSession, proof: OwnerProof, client: Client): Promise<void>;
  /** @throws as remove(). */
  renewRecoveryCodes(session: PlayerSession, proof: OwnerProof, client: Client): Promise<string[]>;
  forgetDevices(session: PlayerSession, client: Client): Promise<void>;
  /**
   * For support, when phone and recovery codes are lost. Writes the player a letter; who did it and why is audited by
   * the office, in the same transaction.
   * @returns whether there was one.
   */
  removeByOperator(trx: Db, playerId: string): Promise<boolean>;
}

interface Parts {
  kernel: Pick<Kernel, 'db' | 'clock'>;
  seal: SecretSeal;
  codes: FactorCodes;
  letters: SecurityLetters;
  proveOwner(session: PlayerSession, proof: OwnerProof, client: Client): Promise<SpendProof>;
  sessionEnded(sessionId: string): void | Promise<void>;
}

const wrongState = (detail: string) => new Problem(409, API_CODES.secondFactorState, detail);

/** The second factor of a player: codes of an authenticator app, and recovery codes for a lost phone. */
export function createSecondFactor({
  kernel,
  seal,
  codes,
  letters,
  proveOwner,
  sessionEnded,
}: Parts): SecondFactorService {
  const { db, clock } = kernel;

  const record = (trx: Db, { playerId }: PlayerSession, action: AuditEntry['action'], client: Client) =>
    audit(trx, { actor: byPlayer(playerId), action, requestId: client.requestId });

  const newRecoveryCodes = async (trx: Db, playerId: string) => {
    const plain = recoveryCodes();
    const hashes = plain.map((code) => codes.recoveryHash(playerId, code));
    await factors.replaceRecoveryCodes(trx, playerId, hashes);
    return plain.map(shownRecoveryCode);
  };

  const demandOn = async (trx: Db, playerId: string) => {
    if (!(await factors.hasFactor(trx, playerId))) throw wrongState('there is no second factor');
  };

  /** The sealed secret that waits for its first code. @throws Problem 409 when none does. */
  const pendingOf = (factor: factors.FactorRow): string => {
    const { confirmed_at: confirmedAt, pending_secret: sealed, pending_since: since } = factor;
    if (confirmedAt !== null || sealed === null || since === null)
      throw wrongState('nothing waits for a code');
    if (clock.now().getTime() - since.getTime() > PENDING_MS) throw wrongState('the secret is too old');
    return sealed;
  };

  return {
    async state(playerId) {
      const player = await store.findPlayer(db, playerId);
      const factor = await factors.findFactor(db, playerId);
      const enabled = factor.confirmed_at !== null;
      return {
        enabled,
        since: factor.confirmed_at,
        recoveryCodesLeft: await factors.countRecoveryCodes(db, playerId),
        trustedDevices: await factors.countTrustedDevices(db, playerId, clock.now()),
        asks: {
          password: player !== null && (await store.passwordHash(db, player.email)) !== null,
          code: enabled,
        },
      };
    },

    async begin(session, proof, client) {
      const { playerId } = session;
      const player = await store.findPlayer(db, playerId);
      if (!player) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
      // An open session must not be enough to replace the player's phone with another.
      if (await factors.hasFactor(db, playerId)) throw wrongState('turn the second factor off first');
      const spend = await proveOwner(session, proof, client);
      const secret = newSecret();
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        // Confirmed in another window meanwhile.
        if (await factors.hasFactor(trx, playerId)) throw wrongState('turn the second factor off first');
        await spend(trx);
        await factors.savePendingSecret(trx, playerId, seal.close(secret, playerId), clock.now());
        await record(trx, session, 'identity.second-factor-begin', client);
      });
      const address = addressOfSecret(secret, player.email);
      return { secret: shownSecret(secret), address, picture: renderSVG(address, { border: 4 }) };
    },

    async confirm(session, code, client) {
      const { playerId, sessionId } = session;
      // A press too many says so, and is no try at a code.
      pendingOf(await factors.findFactor(db, playerId));
      await codes.count(playerId, code, 'second-factor-setup');
      const { shown, ended } = await db.transaction().execute(async (trx) => {
        const now = clock.now();
        await demandLive(trx, session);
        const factor = await factors.findFactor(trx, playerId);
        const secret = seal.open(pendingOf(factor), playerId);
        const step = stepOfCode(secret, plainCode(code), factor.last_step, now.getTime());
        if (step === undefined) throw wrongCode();
        await factors.confirmFactor(trx, playerId, step, now);
        const fresh = await newRecoveryCodes(trx, playerId);
        await codes.forgive(trx, playerId, 'second-factor-setup');
        // Those that began without the second factor, wherever they are, but for this one.
        const others = await endAccess(trx, playerId, { exceptSession: sessionId });
        await record(trx, session, 'identity.second-factor-on', client);
        await letters.secondFactorOn(trx, playerId);
        return { shown: fresh, ended: others };
      });
      for (const id of ended) await sessionEnded(id);
      return shown;
    },

    async remove(session, proof, client) {
      const { playerId } = session;
      await demandOn(db, playerId);
      const spend = await proveOwner(session, proof, client);
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        await demandOn(trx, playerId);
        await spend(trx);
        await factors.deleteFactor(trx, playerId);
        await record(trx, session, 'identity.second-factor-off', client);
        await letters.secondFactorOff(trx, playerId);
      });
    },

    async renewRecoveryCodes(session, proof, client) {
      const { playerId } = session;
      await demandOn(db, playerId);
      const spend = await proveOwner(session, proof, client);
      return db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        await demandOn(trx, playerId);
        await spend(trx);
        const shown = await newRecoveryCodes(trx, playerId);
        await record(trx, session, 'identity.recovery-codes', client);
        await letters.recoveryCodesNew(trx, playerId);
        return shown;
      });
    },

    async forgetDevices(session, client) {
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        await factors.forgetDevices(trx, session.playerId);
        await record(trx, session, 'identity.forget-devices', client);
      });
    },

    async removeByOperator(trx, playerId) {
      const { confirmed_at: since } = await factors.lockFactor(trx, playerId);
      await factors.deleteFactor(trx, playerId);
      if (since === null) return false;
      await letters.secondFactorOff(trx, playerId);
      return true;
    },
  };
}
