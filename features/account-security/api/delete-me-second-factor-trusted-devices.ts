import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { secondFactorKey } from './get-me-second-factor';

/** Every device is asked for a code again. */
export function useForgetDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.DELETE('/api/v1/me/second-factor/trusted-devices')),
    onSettled: () => client.invalidateQueries({ queryKey: secondFactorKey }),
  });
}
