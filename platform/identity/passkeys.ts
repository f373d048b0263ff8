import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import { loginTakenProblem } from './accounts';
import type { Client, SignedIn } from './client';
import type { OwnerProof, SpendProof } from './confirm-owner';
import { demandLive } from './live-session';
import type { SessionOpener } from './open-session';
import { ANSWER_MS, createPasskeyChallenges } from './passkey-challenges';
import { passkeyNameOf } from './passkey-name';
import * as passkeys from './passkey-store';
import { lockFactor } from './second-factor-store';
import type { SecurityLetters } from './security-letters';
import * as store from './store';
import type { Db } from './store';

/** Passkeys that a player can have. */
export const PASSKEYS_MAX = 10;
const RP_NAME = 'Parlour';

/** Loaded by the first passkey: it is 250 files, of which a start needs none. */
const webauthn = () => import('@simplewebauthn/server');

export interface Passkey {
  id: string;
  name: string;
  /** Whether it is on all devices of its owner, by their account at its maker. */
  synchronised: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PasskeyService {
  list(playerId: string): Promise<Passkey[]>;
  /** @throws Problem 409 `passkey_limit`, and those of proveOwner(). */
  beginNew(
    session: PlayerSession,
    proof: OwnerProof,
    client: Client,
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** @throws Problem 422 `passkey_refused`, 409 `passkey_limit` or `client_api_44` for another account's, 401 when the session is over by then. */
  add(
    session: PlayerSession,
    input: { name: string; response: RegistrationResponseJSON },
    client: Client,
  ): Promise<Passkey>;
  /** @throws Problem 404 when the player has no such passkey. */
  rename(session: PlayerSession, id: string, name: string, client: Client): Promise<Passkey>;
  /** @throws Problem 404, and those of proveOwner(). */
  remove(session: PlayerSession, id: string, proof: OwnerProof, client: Client): Promise<void>;
  beginLogIn(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** @throws Problem 401 `passkey_refused`, and those of openSession(). */
  logIn(response: AuthenticationResponseJSON, client: Client): Promise<SignedIn>;
}

interface Parts {
  kernel: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>;
  opener: SessionOpener;
  letters: SecurityLetters;
  proveOwner(session: PlayerSession, proof: OwnerProof, client: Client): Promise<SpendProof>;
  endCarried(client: Client): Promise<void>;
}

const toPasskey = (row: passkeys.PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  synchronised: row.synchronised,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

const refused = (status: 401 | 422) =>
  new Problem(status, API_CODES.passkeyRefused, 'the passkey is unknown, or its answer does not fit');
const tooMany = () => new Problem(409, API_CODES.passkeyLimit, `no more than ${PASSKEYS_MAX} passkeys`);
const unknown = () => new Problem(404, API_CODES.notFound, 'there is no such passkey');

/**
 * Passkeys by @simplewebauthn/server, which better-auth's plugin is made of. The plugin itself does not ask for the
 * user's verification, and stores, consumes and opens sessions each on its own: here the verification is what makes a
 * passkey two factors, and use and session are one transaction.
 */
export function createPasskeys({ kernel, opener, letters, proveOwner, endCarried }: Parts): PasskeyService {
  const { db, clock, config, log } = kernel;
  const rpID = new URL(config.webOrigin).hostname;
  const expected = {
    expectedOrigin: config.webOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };
  const challenges = createPasskeyChallenges(kernel);

  /** What a library's check says; its errors are about what the browser sent. */
  const checked = async <Result>(check: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await check();
    } catch (error) {
      log.debug({ err: error }, 'a passkey was refused');
      return null;
    }
  };

  const demandRoom = async (on: Db, playerId: string) => {
    const own = await passkeys.listPasskeys(on, playerId);
    if (own.length >= PASSKEYS_MAX) throw tooMany();
    return own;
  };

  const find = async (playerId: string, id: string): Promise<Passkey> => {
    const row = (await passkeys.listPasskeys(db, playerId)).find((own) => own.id === id);
    if (!row) throw unknown();
    return toPasskey(row);
  };

  return {
    list: async (playerId) => (await passkeys.listPasskeys(db, playerId)).map(toPasskey),

    async beginNew(session, proof, client) {
      const { playerId } = session;
      const player = await store.findPlayer(db, playerId);
      if (!player) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
      const own = await demandRoom(db, playerId);
      const { generateRegistrationOptions } = await webauthn();
      const spend = await proveOwner(session, proof, client);
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID,
        userID: new Uint8Array(Buffer.from(playerId)),
        userName: player.email,
        timeout: ANSWER_MS,
        attestationType: 'none',
        excludeCredentials: own.map(({ credential_id: id }) => ({ id })),
        // Kept on the authenticator: a log-in names no account.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        await spend(trx);
        await challenges.forNew(trx, playerId, options.challenge);
      });
      return options;
    },

    async add(session, { name: typed, response }, client) {
      const { playerId } = session;
      const name = passkeyNameOf(typed);
      const challenge = await challenges.takeNew(playerId, response.response.clientDataJSON);
      if (challenge === null) throw refused(422);
      const { verifyRegistrationResponse } = await webauthn();
      const result = await checked(() =>
        verifyRegistrationResponse({ ...expected, response, expectedChallenge: challenge }),
      );
      if (!result?.verified) throw refused(422);
      const { credential, credentialBackedUp } = result.registrationInfo;
      const id = await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        await demandRoom(trx, playerId);
        const added = await passkeys.addPasskey(trx, {
          player_id: playerId,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey),
          uses: credential.counter,
          transports: [...(credential.transports ?? [])],
          synchronised: credentialBackedUp,
          name,
          created_at: clock.now(),
        });
        if (added === null) {
          const owner = await passkeys.findPasskeyOwner(trx, credential.id);
          throw owner === playerId ? refused(422) : loginTakenProblem();
        }
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.passkey-add',
          subject: added,
          requestId: client.requestId,
        });
        await letters.passkeyAdded(trx, playerId, name);
        return added;
      });
      return find(playerId, id);
    },

    async rename(session, id, typed, client) {
      const { playerId } = session;
      await find(playerId, id);
      const name = passkeyNameOf(typed);
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        if (!(await passkeys.renamePasskey(trx, playerId, id, name))) throw unknown();
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.passkey-rename',
          subject: id,
          after: { name },
          requestId: client.requestId,
        });
      });
      return find(playerId, id);
    },

    async remove(session, id, proof, client) {
      const { playerId } = session;
      await find(playerId, id);
      const spend = await proveOwner(session, proof, client);
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        await spend(trx);
        const name = await passkeys.deletePasskey(trx, playerId, id);
        if (name === null) throw unknown();
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.passkey-remove',
          subject: id,
          requestId: client.requestId,
        });
        await letters.passkeyRemoved(trx, playerId, name);
      });
    },

    async beginLogIn() {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID,
        timeout: ANSWER_MS,
        userVerification: 'required',
      });
      await challenges.forLogIn(options.challenge);
      return options;
    },

    async logIn(response, client) {
      const challenge = await challenges.takeLogIn(response.response.clientDataJSON);
      const playerId = await passkeys.findPasskeyOwner(db, response.id);
      const { userHandle } = response.response;
      const named = userHandle === undefined ? playerId : Buffer.from(userHandle, 'base64url').toString();
      if (challenge === null || playerId === null || named !== playerId) throw refused(401);
      const { verifyAuthenticationResponse } = await webauthn();
      const signedIn = await db.transaction().execute(async (trx) => {
        await lockFactor(trx, playerId);
        const passkey = await passkeys.lockPasskey(trx, response.id);
        if (!passkey) throw refused(401);
        const result = await checked(() =>
          verifyAuthenticationResponse({
            ...expected,
            response,
            expectedChallenge: challenge,
            credential: {
              id: passkey.credential_id,
              publicKey: new Uint8Array(passkey.public_key),
              counter: Number(passkey.uses),
            },
          }),
        );
        if (!result?.verified) throw refused(401);
        const { newCounter: uses, credentialBackedUp: synchronised } = result.authenticationInfo;
        await passkeys.notePasskeyUse(trx, passkey.id, { uses, synchronised, now: clock.now() });
        return opener.openSession(trx, { playerId, client, how: 'passkey' });
      });
      await endCarried(client);
      return signedIn;
    },
  };
}
