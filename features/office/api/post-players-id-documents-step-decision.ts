import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import type { VerificationStep } from '@/lib/domain/verification';
import { asked } from '../state/asked';

export type DocumentDecision = components['schemas']['DocumentDecision'];

/** Decides about documents, or asks a colleague to agree. */
export const decideDocuments = (id: string, step: VerificationStep, body: DocumentDecision) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/documents/{step}/decision', {
      params: { path: { id, step } },
      body,
    }),
  );
