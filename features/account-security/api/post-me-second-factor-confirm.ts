import { answerOf, api } from '@/lib/browser/platform/client';

/** Turns the second factor on. @returns the recovery codes, for the only time. */
export const postMeSecondFactorConfirm = async (code: string) =>
  (await answerOf(api.POST('/api/v1/me/second-factor/confirm', { body: { code } }))).data.recoveryCodes;
