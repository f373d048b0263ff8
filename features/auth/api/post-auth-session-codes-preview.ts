import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Whose account a code opens, and whether it may be opened here without a question. Uses nothing up. */
async function previewCode(code: string) {
  const sent = Date.now();
  const { data } = await answerOf(api.POST('/api/v1/auth/session-codes/preview', { body: { code } }));
  // The way of the answer has taken some of the time that it tells.
  const way = (Date.now() - sent) / 1_000;
  return { ...data, secondsLeft: Math.max(0, Math.floor(data.secondsLeft - way)) };
}
export type CodePreview = Awaited<ReturnType<typeof previewCode>>;

export const usePreviewCode = () => useMutation({ mutationFn: previewCode });
