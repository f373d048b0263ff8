'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import { creditCardGlyph } from '@/components/ui/icon/cashier-glyphs';
import { currencyOrDefault } from '@/lib/money/money';
import { useShownDeposit } from '../api/get-deposits-id';
import { useMethodTitle } from '../hooks/use-method-title';
import { EndCard } from './end-card';
import { FormFields } from './form-fields';
import { ShownDeposit } from './shown-deposit';

interface FormFieldsModalProps {
  depositId: string;
  onClose: () => void;
}

/** What a payment company wants to know before its page opens. */
export function FormFieldsModal({ depositId, onClose }: FormFieldsModalProps) {
  const t = useTranslations('FormFields');
  const locale = useLocale();
  const transaction = useShownDeposit(depositId).data?.transaction;
  const method = useMethodTitle(transaction?.paymentMethod ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      form
      sign={<Icon glyph={creditCardGlyph} />}
      title={t('title')}
      lead={
        transaction &&
        t('lead', {
          method,
          amount: formatAmount(transaction.amount, currencyOrDefault(transaction.currency), locale),
        })
      }
    >
      <ShownDeposit depositId={depositId}>
        {(deposit) =>
          deposit.transaction.status === 'processing' && deposit.checkoutUrl ? (
            <FormFields
              // A form that the company has changed is filled in anew.
              key={deposit.formFields.map(({ name }) => name).join()}
              fields={deposit.formFields}
              params={deposit.params}
              address={deposit.checkoutUrl}
              method={method}
              onBack={onClose}
            />
          ) : (
            <EndCard deposit={deposit} onClose={onClose} />
          )
        }
      </ShownDeposit>
    </Dialog>
  );
}
