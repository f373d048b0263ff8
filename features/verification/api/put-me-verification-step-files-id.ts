import { fileUpload } from '@/lib/browser/platform/file-upload';
import type { VerificationStep } from '@/lib/domain/verification';
import type { DocumentFile } from './get-me-verification';

interface Sending {
  step: VerificationStep;
  id: string;
  file: File;
  type: string;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends a document. Under the same id it stays one, however often it is sent. */
export async function sendDocument({ step, id, ...upload }: Sending): Promise<DocumentFile> {
  const { data } = await fileUpload.PUT<{ data: DocumentFile }>('/api/v1/me/verification/{step}/files/{id}', {
    path: { step, id },
    ...upload,
  });
  return data;
}
