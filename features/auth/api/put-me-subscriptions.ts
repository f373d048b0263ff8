import { answerOf, api } from '@/lib/browser/platform/client';

/** SPEC §4: a new player is subscribed to promo, bonus, financial and technical mail. */
export async function subscribeToAll(): Promise<void> {
  await answerOf(
    api.PUT('/api/v1/me/subscriptions', {
      body: {
        email_promo_sub: true,
        email_bonuses_sub: true,
        email_financial_sub: true,
        email_technical_sub: true,
      },
    }),
  );
}
