import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Lets a player write at live tables again. */
export const liftChatSilence = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/chat-silences/lift', {
      params: { path: { id } },
      body: { reason },
    }),
  );
