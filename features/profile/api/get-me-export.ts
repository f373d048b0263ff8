import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

async function getExport() {
  return (await answerOf(api.GET('/api/v1/me/export'))).data;
}
export type OwnData = Awaited<ReturnType<typeof getExport>>;

/** Everything that is kept about the player. Asked by a press alone: it may be three times a day. */
export function useOwnData() {
  return useMutation({ mutationFn: getExport });
}
