import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type ProfileChanges = components['schemas']['ProfileChange'];

/** Changes what a player has told. */
export const changeProfile = (id: string, changes: ProfileChanges, reason: string) =>
  asked(() =>
    api.PATCH('/api/office/v1/players/{id}/profile', {
      params: { path: { id } },
      body: { changes, reason },
    }),
  );
