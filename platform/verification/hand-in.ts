import { API_CODES } from '@/lib/domain/api-codes';
import { takesFiles } from '@/lib/domain/verification';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { pagePath } from '../mail/service';
import type { VerificationParts, VerificationService } from './types';
import { standingOf } from './standing';
import type { DocumentStore } from './storage';
import { oldOrphans, strikeOrphan } from './orphans';
import * as store from './store';
import { STEP_WORDS } from './texts';

export const PAGE = '/account/profile/verification';

/** An upload that nothing was heard of for so long is over. Milliseconds. */
const STALE_MS = 15 * 60_000;
/** By then the last try to have a held file scanned is over (uploads.ts). Milliseconds. */
const HELD_MS = 8 * 24 * 60 * 60_000;

const wrongStatus = (detail: string) => new Problem(409, API_CODES.kycStatus, detail);

/** What a player does with files that are there: takes them back, or hands them in. */
export function createHandIn(
  kernel: Kernel,
  { identity, mail }: VerificationParts,
  documents: DocumentStore,
): Pick<VerificationService, 'remove' | 'submit' | 'sweep'> {
  const { db, clock, config, log } = kernel;

  const clear = async (playerId: string, id: string, folder: string) => {
    await documents.deleteFolder(folder);
    await store.forgetFolder(db, playerId, id);
  };

  return {
    async remove(session, id, requestId) {
      const { playerId } = session;
      const folder = await db.transaction().execute(async (trx) => {
        await store.lockCase(trx, playerId);
        await identity.demandLive(trx, session);
        const file = await store.findFile(trx, playerId, id);
        if (!file || file.state === 'removed') {
          throw new Problem(404, API_CODES.notFound, 'there is no such file');
        }
        if (file.submitted_at && file.state !== 'refused') {
          throw wrongStatus('the file was handed in');
        }
        await store.markRemoved(trx, playerId, id, clock.now());
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'verification.remove-file',
          subject: id,
          before: { step: file.step, state: file.state },
          requestId,
        });
        return file.folder;
      });
      // Should this fail, the sweep does it later.
      if (folder)
        await clear(playerId, id, folder).catch((error: unknown) =>
          log.warn({ err: error }, 'document not deleted'),
        );
    },

    async submit(session, step, requestId) {
      const { playerId } = session;
      const player = await identity.player(playerId);
      if (!player) throw new Problem(404, API_CODES.notFound, 'there is no such player');
      await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const standing = await store.lockCase(trx, playerId);
        await identity.demandLive(trx, session);
        const steps = await store.stepsOf(trx, playerId);
        const before = steps.find((one) => one.step === step)?.status ?? 'not_verified';
        if (standing === 'less_than_18' || !takesFiles(before)) {
          throw wrongStatus('this step can’t be handed in now');
        }
        const files = (await store.filesOf(trx, playerId)).filter(
          (file) => file.step === step && file.reviewed_at === null && file.submitted_at === null,
        );
        const fresh = new Date(now.getTime() - STALE_MS);
        if (files.some((file) => file.state === 'uploading' && file.created_at > fresh)) {
          throw wrongStatus('a file is still on its way');
        }
        if (!files.some((file) => file.state === 'ready' || file.state === 'held')) {
          throw new Problem(422, API_CODES.wrongData, 'there is no file to hand in', { refusal: 'empty' });
        }
        await store.markSubmitted(trx, playerId, step, now);
        const statuses = new Map(steps.map((one) => [one.step, one.status]));
        await store.setCaseStatus(trx, playerId, standingOf(statuses.set(step, 'pending'), standing), now);
        await mail.queue(trx, {
          kind: 'documents_received',
          to: player.email,
          language: player.language,
          playerId,
          params: {
            step: STEP_WORDS[step][player.language],
            url: config.webUrl + pagePath(player.language, PAGE),
          },
        });
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'verification.submit',
          subject: playerId,
          before: { step, status: before },
          after: { step, status: 'pending' },
          requestId,
        });
      });
    },

    async sweep() {
      const now = clock.now();
      const before = new Date(now.getTime() - STALE_MS);
      await store.refuseHeld(db, new Date(now.getTime() - HELD_MS), now);
      const dropped = await store.dropStale(db, before);
      const left = await store.leftovers(db, before);
      for (const { player_id: playerId, id, folder } of left) await clear(playerId, id, folder);
      const orphans = await oldOrphans(db, before);
      for (const folder of orphans) {
        await documents.deleteFolder(folder);
        await strikeOrphan(db, folder);
      }
      log.info({ dropped, deleted: left.length, orphans: orphans.length }, 'documents swept');
    },
  };
}
