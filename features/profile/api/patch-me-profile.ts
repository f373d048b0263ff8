import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requirementsKey } from '@/endpoints/get-me-requirements';
import { answerOf, api } from '@/lib/browser/platform/client';
import { profileKey } from './get-me-profile';

/** What is sent: a field that is missing stays as it is. */
export interface ProfileChange {
  name?: string;
  surname?: string;
  birthday?: string;
  sex?: string;
  address?: string;
  city?: string;
  postcode?: string;
  code?: string;
  phone?: string;
}

/** Saves what the player tells; what is shown of it elsewhere follows. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: ProfileChange) =>
      (await answerOf(api.PATCH('/api/v1/me/profile', { body: change }))).data,
    onSuccess: (profile) => {
      client.setQueryData(profileKey, profile);
      void client.invalidateQueries({ queryKey: requirementsKey });
    },
  });
}
