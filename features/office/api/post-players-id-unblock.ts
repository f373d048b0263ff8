import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

export const unblockPlayer = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/unblock', { params: { path: { id } }, body: { reason } }),
  );
