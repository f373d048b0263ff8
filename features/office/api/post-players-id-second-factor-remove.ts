import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** For a player who can’t use it any more, and has proved who they are. */
export const removeFactor = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/second-factor/remove', {
      params: { path: { id } },
      body: { reason },
    }),
  );
