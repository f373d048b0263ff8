import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { SocialProviderId } from '@/lib/domain/social';
import type { OwnerProof } from './get-me-second-factor';

/** Begins to link a company. @returns where the browser goes to next */
export function useLinkWay() {
  return useMutation({
    mutationFn: async ({ provider, proof }: { provider: SocialProviderId; proof: OwnerProof }) =>
      (
        await answerOf(
          api.POST('/api/v1/me/ways-in/{provider}/link', { params: { path: { provider } }, body: proof }),
        )
      ).data.url,
  });
}
