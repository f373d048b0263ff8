import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { SocialProviderId } from '@/lib/domain/social';
import type { OwnerProof } from './get-me-second-factor';
import { waysInKey } from './get-me-ways-in';

/** Takes a company away as a way in. */
export function useUnlinkWay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ provider, proof }: { provider: SocialProviderId; proof: OwnerProof }) =>
      answerOf(
        api.POST('/api/v1/me/ways-in/{provider}/unlink', { params: { path: { provider } }, body: proof }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: waysInKey }),
  });
}
