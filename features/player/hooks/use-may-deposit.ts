import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { useSession } from './use-session';

/** Whether the cashier is offered: not while the section is closed, nor to who is excluded or whose account waits. */
export function useMayDeposit(): boolean {
  const isReachable = useIsReachable();
  const away = useSession().player?.away;
  return isReachable('/account/wallet/deposit') && away !== 'exclusion' && away !== 'held';
}
