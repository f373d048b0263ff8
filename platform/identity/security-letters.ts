import type { Kernel } from '../kernel/kernel';
import { pageUrl, type LetterQueue } from '../mail/service';
import { timeWords } from './device-words';
import { createOneTimeLinks } from './one-time-links';
import type { SafetyLetters } from './safety-letters';
import * as store from './store';
import type { Db } from './store';

interface Parts {
  kernel: Pick<Kernel, 'db' | 'config' | 'clock'>;
  mail: LetterQueue;
  tell: SafetyLetters['tell'];
}

/** Letters about the second factor and passkeys, each queued in the transaction that causes it. */
export function createSecurityLetters({ kernel, mail, tell }: Parts) {
  const { config, clock } = kernel;
  const links = createOneTimeLinks(kernel);

  return {
    secondFactorOn: (trx: Db, playerId: string) => tell(trx, { playerId, kind: 'second_factor_on', own: {} }),
    secondFactorOff: (trx: Db, playerId: string) =>
      tell(trx, { playerId, kind: 'second_factor_off', own: {} }),
    recoveryCodesNew: (trx: Db, playerId: string) =>
      tell(trx, { playerId, kind: 'recovery_codes_new', own: {} }),
    passkeyAdded: (trx: Db, playerId: string, name: string) =>
      tell(trx, { playerId, kind: 'passkey_added', own: { name } }),
    passkeyRemoved: (trx: Db, playerId: string, name: string) =>
      tell(trx, { playerId, kind: 'passkey_removed', own: { name } }),

    wayInLinked: (trx: Db, playerId: string, provider: string) =>
      tell(trx, { playerId, kind: 'way_in_linked', own: { provider } }),
    wayInUnlinked: (trx: Db, playerId: string, provider: string) =>
      tell(trx, { playerId, kind: 'way_in_unlinked', own: { provider } }),

    /** Somebody who guesses codes knows the password: the letter's link sets another one. */
    async secondStepLocked(trx: Db, playerId: string): Promise<void> {
      const player = await store.findPlayer(trx, playerId);
      if (!player) return;
      const { email: to, language } = player;
      const token = await links.make(trx, { purpose: 'reset-password', playerId, bound: { email: to } });
      await mail.queue(trx, {
        kind: 'second_step_locked',
        to,
        language,
        playerId,
        params: {
          time: timeWords(clock.now(), language),
          url: pageUrl(config.webUrl, language, '/set-password', token),
        },
      });
    },
  };
}

export type SecurityLetters = ReturnType<typeof createSecurityLetters>;
