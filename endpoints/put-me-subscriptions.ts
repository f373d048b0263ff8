import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** The kinds of mail that a player can do without, in SPEC's order. */
export const SUBSCRIPTIONS = [
  'email_promo_sub',
  'email_bonuses_sub',
  'email_technical_sub',
  'email_financial_sub',
] as const;
export type Subscription = (typeof SUBSCRIPTIONS)[number];
export type Subscriptions = Record<Subscription, boolean>;

const putSubscriptions = async (body: Subscriptions) =>
  (await answerOf(api.PUT('/api/v1/me/subscriptions', { body }))).data;

/** SPEC §4: a new player is subscribed to promo, bonus, financial and technical mail. Sent with the registration. */
export const NEW_PLAYER_SUBSCRIPTIONS: Subscriptions = {
  email_promo_sub: true,
  email_bonuses_sub: true,
  email_financial_sub: true,
  email_technical_sub: true,
};

/** Saves which mails the player gets. One call after the other: the last choice is what stays. */
export function useSaveSubscriptions() {
  return useMutation({ mutationFn: putSubscriptions, scope: { id: 'subscriptions' } });
}
