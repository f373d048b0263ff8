import type { Kernel } from '../kernel/kernel';
import { eraseDocuments } from './erasure';
import { createExaminer } from './examine';
import { createHandIn } from './hand-in';
import { readOwnDocuments } from './own-record';
import { createReview } from './review';
import { createDocumentStore } from './storage';
import * as store from './store';
import type { VerificationParts, VerificationService } from './types';
import { createUploads } from './uploads';

export { STEP_SORTS, type ListedStep, type StepFilter } from './review-store';
export type { ReviewCase, VerificationService } from './types';

export function createVerificationService(kernel: Kernel, parts: VerificationParts): VerificationService {
  const { db } = kernel;
  const documents = parts.documents ?? createDocumentStore(kernel.config);
  const examine = parts.examine ?? createExaminer();
  return {
    async of(playerId) {
      const [status, steps, files] = await Promise.all([
        store.caseStatus(db, playerId),
        store.stepsOf(db, playerId),
        store.filesOf(db, playerId),
      ]);
      return { status, steps, files };
    },
    ownDocuments: (playerId) => readOwnDocuments(db, playerId),
    erase: (playerId) => eraseDocuments(db, documents, playerId),
    isVerified: async (playerId) => (await store.caseStatus(db, playerId)) === 'verified',
    async page(playerId, id, page) {
      const file = await store.findFile(db, playerId, id);
      if (file?.state !== 'ready' || !file.folder || page < 1 || page > file.pages) return null;
      return documents.get(`${file.folder}/${page}.jpg`);
    },
    ...createUploads(kernel, { identity: parts.identity, documents, examine }),
    ...createHandIn(kernel, parts, documents),
    ...createReview(kernel, parts),
  };
}
