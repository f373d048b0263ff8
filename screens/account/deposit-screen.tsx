'use client';

import { useSyncExternalStore } from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { DepositForm } from '@/features/cashier/components/deposit-form';
import { OpenDeposits } from '@/features/cashier/components/open-deposits';
import { useSession } from '@/features/player/hooks/use-session';
import { useLimitOfferLoads } from '@/features/protection/api/get-me-limit-offers';
import { LimitOffer } from '@/features/protection/components/limit-offer';
import { HeldNotice } from '@/features/protection/components/held-notice';
import { depositAsides } from '@/screens/bonuses/deposit-asides';
import { useAccountCurrency } from './use-account-currency';

const never = () => () => undefined;

/** The bonus that the address asks for: its id, or `welcome`, as “Claim it” does (features/bonuses/components/welcome-pack). */
const useAskedBonus = () =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('bonus') ?? undefined,
    () => undefined,
  );

/** The deposit modal's content inline, on the wallet's deposit page (SPEC §2). */
export function DepositScreen() {
  const currency = useAccountCurrency();
  const bonus = useAskedBonus();
  const offerLoads = useLimitOfferLoads();
  const isHeld = useSession().player?.away === 'held';
  return (
    <>
      <BlockBoundary>
        <OpenDeposits />
      </BlockBoundary>
      <BlockBoundary>
        {isHeld ? (
          <HeldNotice />
        ) : (
          <>
            <LimitOffer place="deposit" headingLevel={2} />
            {/* Another bonus, and an offer that was still being asked for, make another form: fields of the old one would jump. */}
            <DepositForm
              key={`${bonus ?? ''} ${offerLoads}`}
              currency={currency}
              place="page"
              wish={{ bonus }}
              asides={depositAsides(currency)}
              waits={offerLoads}
            />
          </>
        )}
      </BlockBoundary>
    </>
  );
}
