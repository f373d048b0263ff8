'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { welcomeBonusQuery } from '@/features/bonuses/api/get-bonuses-welcome';
import { DepositForm, DepositSkeleton } from '@/features/cashier/components/deposit-form';
import { OpenDeposits } from '@/features/cashier/components/open-deposits';
import type { DepositBonus } from '@/features/cashier/domain/wish';
import { useSession } from '@/features/player/hooks/use-session';
import type { Currency } from '@/lib/money/money';
import { useAccountCurrency } from './use-account-currency';
import { useClosedSections } from '@/lib/browser/sections/use-closed-sections';

const never = () => () => undefined;

/** Whether the address asks for the welcome bonus, as “Claim it” does (features/bonuses/components/welcome-pack). */
const useWelcomeAsked = () =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('bonus') === 'welcome',
    () => false,
  );

/** The player's current welcome bonus, when the address asks for it: null for none, undefined until known. */
function useAskedBonus(currency: Currency): DepositBonus | null | undefined {
  const isAsked = useWelcomeAsked();
  const isOpen = !useClosedSections().includes('bonuses');
  const playerId = useSession().player?.id ?? null;
  const { data, isError } = useQuery(welcomeBonusQuery(isAsked && isOpen ? playerId : null));
  if (!isAsked || !isOpen || isError) return null;
  return data && { promocode: data.id, name: data.name, minimum: data.minDeposit[currency] ?? 0 };
}

/** The deposit modal's content inline, on the wallet's deposit page (SPEC §2). */
export function DepositScreen() {
  const currency = useAccountCurrency();
  const bonus = useAskedBonus(currency);
  return (
    <>
      <BlockBoundary>
        <OpenDeposits />
      </BlockBoundary>
      <BlockBoundary>
        {bonus === undefined ? (
          <DepositSkeleton place="page" />
        ) : (
          <DepositForm currency={currency} place="page" wish={{ bonus: bonus ?? undefined }} />
        )}
      </BlockBoundary>
    </>
  );
}
