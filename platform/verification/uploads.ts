import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_CODES } from '@/lib/domain/api-codes';
import { uploadProblem } from '@/lib/domain/uploads';
import { takesFiles, type FileRefusal } from '@/lib/domain/verification';
import { enqueue } from '../jobs/jobs';
import { networkOf } from '../kernel/address';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { Examine, Sender } from './examine';
import { addOrphan, strikeOrphan } from './orphans';
import { receive, tooLarge, type Body } from './receive';
import type { Upload, VerificationParts, VerificationService } from './types';
import type { DocumentStore } from './storage';
import * as store from './store';

export const HELD_JOB = 'verification-held';
/** First look for the scanner after it was away, and how often at all: about two days. */
const HELD_AFTER_SECONDS = 30;
const HELD_TRIES = 16;

const refused = (refusal: FileRefusal) => ({ state: 'refused' as const, refusal, pages: 0, folder: null });

/** A file's way from the browser to the pictures that are kept of it. */
export function createUploads(
  kernel: Kernel,
  {
    identity,
    documents,
    examine,
  }: { identity: VerificationParts['identity']; documents: DocumentStore; examine: Examine },
): Pick<VerificationService, 'upload' | 'examineHeld'> {
  const { db, clock, config, log } = kernel;

  const atWork = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'parlour-document-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  /** Deletes what no row names. Should this fail, the sweep does it later. */
  const drop = async (folder: string) => {
    try {
      await documents.deleteFolder(folder);
      await strikeOrphan(db, folder);
    } catch (error) {
      log.warn({ err: error, folder }, 'document of nobody not deleted');
    }
  };

  /** Looks at a file, and keeps what comes of it. @returns what its row says from now on */
  const conclude = async (sender: Sender, source: string, type: string, work: string, keepHeld: boolean) => {
    const target = path.join(work, 'pages');
    await mkdir(target, { recursive: true });
    const examined = await examine({ source, type, target, scanner: config.scanner }, sender);
    if (examined.outcome === 'refused') return refused(examined.refusal);
    if (examined.outcome === 'held' && !keepHeld) return null;
    const folder = randomUUID();
    await addOrphan(db, folder, clock.now());
    try {
      if (examined.outcome === 'held') {
        await documents.put(`${folder}/held`, source);
        return { state: 'held' as const, refusal: null, pages: 0, folder };
      }
      for (let page = 1; page <= examined.pages; page += 1) {
        await documents.put(`${folder}/${page}.jpg`, path.join(target, `${page}.jpg`));
      }
      return { state: 'ready' as const, refusal: null, pages: examined.pages, folder };
    } catch (error) {
      log.error({ err: error }, 'the store of documents took none');
      await drop(folder);
      throw new Problem(
        503,
        API_CODES.serverError,
        'the document could not be kept; nothing of it was',
        undefined,
        { 'Retry-After': '30' },
      );
    }
  };

  /** The file as it is known already, or the number of this try at it, which ends those that arrived before it. */
  const begin = (session: PlayerSession, { id, step, name, type }: Upload, body: Body, arrivedAt: Date) =>
    db.transaction().execute(async (trx): Promise<store.FileRow | number> => {
      const { playerId } = session;
      const standing = await store.lockCase(trx, playerId);
      await identity.demandLive(trx, session);
      const known = await store.findFile(trx, playerId, id);
      if (known && (known.step !== step || known.state === 'removed')) {
        throw new Problem(409, API_CODES.kycStatus, 'the file was handed in elsewhere, or removed');
      }
      if (known && known.state !== 'uploading') return known;
      const row = (await store.stepsOf(trx, playerId)).find((one) => one.step === step);
      if (standing === 'less_than_18' || !takesFiles(row?.status ?? 'not_verified')) {
        throw new Problem(409, API_CODES.kycStatus, 'this step takes no files now');
      }
      // Whoever sent it has left while it waited for its turn: what the same person sent since then goes on.
      if (body.destroyed) throw new Problem(400, API_CODES.wrongData, 'the upload broke off');
      if (known) {
        const attempt = await store.nextAttempt(trx, playerId, id, arrivedAt);
        // Its sender has most likely left: it waited for its turn while the file was sent anew.
        if (attempt === null) throw new Problem(409, API_CODES.kycStatus, 'the file was sent anew meanwhile');
        return attempt;
      }
      if (!(await store.hasRoom(trx, playerId))) {
        throw new Problem(409, API_CODES.kycTooMany, 'there are as many files as a player can hand in');
      }
      await store.insertFile(trx, { playerId, id, step, name, type }, arrivedAt);
      return 1;
    });

  const settle = async (
    file: { playerId: string; id: string; attempt: number },
    from: 'uploading' | 'held',
    outcome: store.Outcome,
    { session, heldIn }: { session?: PlayerSession; heldIn?: string } = {},
  ) => {
    const settled = db.transaction().execute(async (trx) => {
      await store.lockCase(trx, file.playerId);
      if (session) await identity.demandLive(trx, session);
      const mine = await store.finish(trx, file, from, outcome, clock.now());
      if (mine && outcome.folder) await strikeOrphan(trx, outcome.folder);
      if (mine && heldIn) await addOrphan(trx, heldIn, clock.now());
      if (mine && outcome.state === 'held') {
        const { playerId, id } = file;
        await enqueue(
          kernel,
          trx,
          HELD_JOB,
          { playerId, id },
          { startAfterSeconds: HELD_AFTER_SECONDS, retryLimit: HELD_TRIES },
        );
      }
      return mine;
    });
    let taken = false;
    try {
      taken = await settled;
    } finally {
      // Removed, or sent anew, while it was looked at; or its sender's session is over.
      if (!taken && outcome.folder) await drop(outcome.folder);
    }
  };

  return {
    async upload(session, upload, body: Body, { address, arrivedAt }) {
      const { playerId } = session;
      const bytesSaid = Number(body.headers['content-length'] ?? 1);
      const problem = uploadProblem({ name: upload.name, type: upload.type, size: bytesSaid });
      if (problem === 'tooLarge') throw tooLarge();
      if (problem) {
        const status = problem === 'type' ? 415 : 422;
        throw new Problem(status, API_CODES.wrongData, 'only JPEG, PNG, PDF and BMP are taken', {
          refusal: problem,
        });
      }
      const begun = await begin(session, upload, body, arrivedAt);
      if (typeof begun !== 'number') {
        body.resume();
        return begun;
      }
      const file = { playerId, id: upload.id, attempt: begun };
      const sender = { playerId, network: networkOf(address) };
      try {
        await atWork(async (work) => {
          const source = path.join(work, 'source');
          const { bytes, sha256 } = await receive(body, source);
          if (bytes === 0)
            throw new Problem(422, API_CODES.wrongData, 'the file is empty', { refusal: 'empty' });
          const made = (await conclude(sender, source, upload.type, work, true)) ?? refused('unreadable');
          await settle(file, 'uploading', { ...made, bytes, sha256 }, { session });
        });
      } catch (error) {
        // Never between the moments at which the next try finds the file and takes it over.
        await db.transaction().execute(async (trx) => {
          await store.lockCase(trx, playerId);
          await store.dropAttempt(trx, playerId, upload.id, begun);
        });
        throw error;
      }
      const row = await store.findFile(db, playerId, upload.id);
      if (!row || row.state === 'removed')
        throw new Problem(409, API_CODES.kycStatus, 'the file was removed');
      return row;
    },

    async examineHeld(playerId, id) {
      const file = await store.findFile(db, playerId, id);
      if (file?.state !== 'held' || !file.folder) return;
      const { folder: heldIn, attempt, type } = file;
      const content = await documents.get(`${heldIn}/held`);
      const made = await atWork(async (work) => {
        if (!content) return refused('unreadable');
        const source = path.join(work, 'source');
        await writeFile(source, content);
        return conclude({ playerId, network: null }, source, type, work, false);
      });
      if (!made) throw new Error('the scanner is away');
      const { bytes, sha256 } = await store.contentOf(db, playerId, id);
      await settle({ playerId, id, attempt }, 'held', { ...made, bytes, sha256 }, { heldIn });
      await drop(heldIn);
      log.info({ file: id, state: made.state }, 'held document was looked at');
    },
  };
}
