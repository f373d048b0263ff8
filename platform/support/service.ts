import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { withoutCardNumbers } from '@/lib/domain/card-number';
import { normaliseEmail } from '@/lib/domain/credentials';
import type { LanguageCode } from '@/lib/domain/locales';
import type { SupportTopic } from '@/lib/domain/support';
import type { Client, IdentityService } from '../identity/service';
import { enqueue } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import type { PlayerSession } from '../kernel/session';
import { createMailer, supportMail } from '../mail/service';
import * as store from './store';

export const SUPPORT_MAIL_JOB = 'support-mail';

/** How long a given password vouches for who is writing. Milliseconds. */
const VERIFIED_MS = 30 * 60_000;
/** What somebody wrote without being logged in is kept as long as other letters (mail/forgetting.ts). Milliseconds. */
const STRANGERS_KEPT_MS = 400 * 24 * 60 * 60_000;
/** Letters and digits that are not confused on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export interface SupportInput {
  name: string;
  email: string;
  topic: SupportTopic;
  message: string;
  language: LanguageCode;
  /** What `verify` answered, when the player was asked to prove who they are. */
  verification?: string;
}

/** What visitors and players write to the support team. */
export interface SupportService {
  /**
   * Stores a message, and mails it to the team: both or neither.
   * @returns its reference. With an expired verification, or another player's, the message is stored as unverified.
   */
  write(input: SupportInput, player: PlayerSession | null): Promise<string>;
  /**
   * Looks at the player's password.
   * @returns a word for `write`, good for this log-in and half an hour.
   * @throws Problem 401 `client_api_20`, 429 with Retry-After: see identity's confirmPassword.
   */
  verify(
    credentials: { email: string; password: string },
    player: PlayerSession,
    client: Client,
  ): Promise<string>;
  /** What a player has written, the latest first. */
  messagesOf(playerId: string): Promise<store.OwnMessage[]>;
  /** Deletes what a player has written, also from their address without being logged in. */
  erase(playerId: string, address: string | null): Promise<void>;
  /** Deletes what strangers wrote long ago; a job's work. */
  forget(): Promise<void>;
  /** Mails a message to the team; a job's work. */
  sendMail(requestId: string): Promise<void>;
}

function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${four()}-${four()}`;
}

export function createSupportService(
  kernel: Kernel,
  { identity }: { identity: Pick<IdentityService, 'confirmPassword'> },
): SupportService {
  const { config, db, clock } = kernel;
  const mail = createMailer(config);

  const sign = ({ playerId, sessionId }: PlayerSession, until: number) =>
    createHmac('sha256', config.authSecret)
      .update(`support-verification\n${playerId}\n${sessionId}\n${until}`)
      .digest('base64url');

  const isVerified = (word: string | undefined, player: PlayerSession | null): boolean => {
    const [until = '', signature = ''] = word?.split('.') ?? [];
    if (!player || Number(until) <= clock.now().getTime()) return false;
    const expected = Buffer.from(sign(player, Number(until)));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    messagesOf: (playerId) => store.listOf(db, playerId),
    erase: (playerId, address) => store.deleteOf(db, playerId, address),
    forget: () => store.deleteStrangers(db, new Date(clock.now().getTime() - STRANGERS_KEPT_MS)),

    async write({ verification, ...input }, player) {
      const request = {
        ...input,
        // Nobody needs one to help, and nothing of a card's number is kept anywhere.
        name: withoutCardNumbers(input.name),
        message: withoutCardNumbers(input.message),
        email: normaliseEmail(input.email),
        playerId: player?.playerId ?? null,
        verified: isVerified(verification, player),
      };
      for (;;) {
        const reference = newReference();
        const written = await db.transaction().execute(async (trx) => {
          const requestId = await store.insertRequest(trx, { ...request, reference });
          if (requestId) await enqueue(kernel, trx, SUPPORT_MAIL_JOB, { requestId });
          return requestId;
        });
        if (written) return reference;
      }
    },

    async verify(credentials, player, client) {
      await identity.confirmPassword(player, credentials, client);
      const until = clock.now().getTime() + VERIFIED_MS;
      return `${until}.${sign(player, until)}`;
    },

    async sendMail(requestId) {
      const request = await store.findRequest(db, requestId);
      // A job that ran, but whose completion was not recorded, runs again.
      if (!request || request.mailedAt) return;
      await mail.send({ to: config.supportAddress, ...supportMail(request) });
      await store.markMailed(db, requestId, clock.now());
    },
  };
}
