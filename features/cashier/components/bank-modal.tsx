'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import { landmarkGlyph } from '@/components/ui/icon/cashier-glyphs';
import { useShownDeposit } from '../api/get-deposits-id';
import { useMethodTitle } from '../hooks/use-method-title';
import { BankDeposit } from './bank-deposit';
import { ShownDeposit } from './shown-deposit';

interface BankModalProps {
  depositId: string;
  onClose: () => void;
}

/** The account that a bank transfer goes to, once the bank has made it. */
export function BankModal({ depositId, onClose }: BankModalProps) {
  const t = useTranslations('BankTransfer');
  const transaction = useShownDeposit(depositId).data?.transaction;
  const method = useMethodTitle(transaction?.paymentMethod ?? 'banktransfer');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      reading
      sign={<Icon glyph={landmarkGlyph} />}
      title={method}
      lead={t('lead')}
    >
      <ShownDeposit depositId={depositId}>
        {(deposit) => <BankDeposit deposit={deposit} onClose={onClose} />}
      </ShownDeposit>
    </Dialog>
  );
}
