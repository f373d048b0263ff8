'use client';

import { useTranslations } from 'next-intl';
import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DepositModal } from '@/features/cashier/components/deposit-modal';
import { useBalance } from '@/features/player/api/get-me-balance';
import { useSession } from '@/features/player/hooks/use-session';
import { useLimitOfferLoads } from '@/features/protection/api/get-me-limit-offers';
import { LimitOffer } from '@/features/protection/components/limit-offer';
import { HeldNotice } from '@/features/protection/components/held-notice';
import { currencyOrDefault } from '@/lib/money/money';
import { depositAsides } from '@/screens/bonuses/deposit-asides';

/** The deposit, with what its bonuses cost; while the account waits, why there is none. */
export function DepositFrame({ request, onClose }: ModalFrameProps<'DEPOSIT'>) {
  const t = useTranslations('Cashier');
  const isHeld = useSession().player?.away === 'held';
  const offerLoads = useLimitOfferLoads();
  const currency = currencyOrDefault(useBalance(true).data?.balance.currency);
  if (isHeld) {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={t('deposit')}>
        <HeldNotice />
      </Dialog>
    );
  }
  return (
    <DepositModal
      currency={currency}
      wish={request.props}
      asides={depositAsides(currency)}
      before={<LimitOffer place="deposit" />}
      waits={offerLoads}
      onClose={() => onClose()}
      onOpened={() => onClose('done')}
    />
  );
}
