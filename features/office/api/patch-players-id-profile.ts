import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type ProfileChanges = components['schemas']['ProfileChange'];

/** Changes what a player has told. `words` is what they read about it. */
export const changeProfile = (id: string, changes: ProfileChanges, told: { reason: string; words: string }) =>
  asked(() =>
    api.PATCH('/api/office/v1/players/{id}/profile', {
      params: { path: { id } },
      body: { changes, ...told },
    }),
  );
