import type { BreakKind } from '@/lib/domain/breaks';
import { timeWords, type IdentityService } from '../../identity/service';
import { pagePath, type LetterQueue } from '../../mail/service';
import type { Db } from '../store';

const KINDS = {
  time_out: 'time_out_begun',
  exclusion: 'exclusion_begun',
  ordered: 'time_out_ordered',
} as const;

/** Writes to a player that a break has begun. @param until null for good; `ordered`: by an operator */
export const createBreakLetters =
  ({
    identity,
    mail,
    webUrl,
  }: {
    identity: Pick<IdentityService, 'player'>;
    mail: LetterQueue;
    webUrl: string;
  }) =>
  async (trx: Db, playerId: string, until: Date | null, kind: BreakKind | 'ordered'): Promise<void> => {
    const player = await identity.player(playerId, trx);
    if (!player) return;
    const letter = { to: player.email, language: player.language, playerId };
    const url = webUrl + pagePath(player.language, '/account/limits');
    if (until === null) await mail.queue(trx, { kind: 'excluded_for_good', ...letter, params: { url } });
    else {
      const words = timeWords(until, player.language);
      await mail.queue(trx, { kind: KINDS[kind], ...letter, params: { until: words, url } });
    }
  };
