import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import type { PlayerRow, Subscriptions } from './store';

/**
 * A subscription begins with a confirmed address: else letters would go to whomever somebody typed. What was chosen
 * before (at the sign-up) stays as it is, and counts from the confirmation on; ending one is always possible.
 * @throws Problem 403 `client_api_61`, which names what can't begin in `fields`.
 */
export function demandConfirmed(player: PlayerRow | null, wanted: Partial<Subscriptions>): void {
  if (!player || player.email_verified) return;
  const begun = Object.entries(wanted).filter(
    ([name, value]) => value && !player[name as keyof Subscriptions],
  );
  if (begun.length === 0) return;
  throw new Problem(403, API_CODES.subscriptionVerification, 'the address is not confirmed yet', {
    fields: Object.fromEntries(begun.map(([name]) => [name, 'unconfirmed'])),
  });
}
