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
  const deposit = useShownDeposit(depositId).data;
  const crypto = deposit?.crypto;
  const toSend = crypto && deposit.transaction.status === 'processing';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      reading
      sign={crypto && <Coin currency={crypto.coin} size="large" />}
      title={toSend ? t('title', { coin: coinSign(crypto.coin) }) : t('loading')}
    >
      <ShownDeposit depositId={depositId}>
        {(deposit) =>
          deposit.crypto && <CryptoDeposit deposit={deposit} crypto={deposit.crypto} onClose={onClose} />
        }
      </ShownDeposit>
    </Dialog>
  );
}
