'use client';

import { useTranslations } from 'next-intl';
import { Coin } from '@/components/ui/coin/coin';
import { Dialog } from '@/components/ui/dialog/dialog';
import { coinSign } from '../domain/coins';
import { useShownDeposit } from '../api/get-deposits-id';
import { CryptoDeposit } from './crypto-deposit';
import { ShownDeposit } from './shown-deposit';

interface CryptoModalProps {
  depositId: string;
  onClose: () => void;
}

/** Where coins are sent, and what has become of them. */
export function CryptoModal({ depositId, onClose }: CryptoModalProps) {
  const t = useTranslations('Crypto');
  const crypto = useShownDeposit(depositId).data?.crypto;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      reading
      sign={crypto && <Coin currency={crypto.coin} size="large" />}
      title={crypto ? t('title', { coin: coinSign(crypto.coin) }) : t('loading')}
    >
      <ShownDeposit depositId={depositId}>
        {(deposit) =>
          deposit.crypto && <CryptoDeposit deposit={deposit} crypto={deposit.crypto} onClose={onClose} />
        }
      </ShownDeposit>
    </Dialog>
  );
}
