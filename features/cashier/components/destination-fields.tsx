'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field/text-field';
import type { SentForm } from '@/lib/browser/forms/use-form';
import type { PayoutMethod } from '../api/get-withdraw-methods';

/** What is typed into the form of a withdrawal. */
export interface WithdrawalInput {
  method: string;
  /** Whole units as typed. */
  amount: string;
  iban: string;
  bsb: string;
  account: string;
  holder: string;
  address: string;
  tag: string;
  code: string;
}

/** Where the money goes, as far as the way asks for it. */
export function DestinationFields({
  form,
  method,
}: {
  form: SentForm<WithdrawalInput>;
  method: PayoutMethod;
}) {
  const t = useTranslations('Withdrawal');
  return (
    <>
      {method.fields.includes('iban') && (
        <TextField label={t('iban')} autoComplete="off" spellCheck={false} {...form.field('iban')} />
      )}
      {method.fields.includes('bsb') && (
        <TextField
          label={t('bsb')}
          hint={t('bsbHint')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('bsb')}
        />
      )}
      {method.fields.includes('account') && (
        <TextField label={t('account')} inputMode="numeric" autoComplete="off" {...form.field('account')} />
      )}
      {method.fields.includes('holder') && (
        <TextField label={t('holder')} hint={t('holderHint')} autoComplete="name" {...form.field('holder')} />
      )}
      {method.fields.includes('address') && (
        <TextField
          label={t('address', { network: method.network ?? method.title })}
          hint={t('addressHint')}
          autoComplete="off"
          spellCheck={false}
          {...form.field('address')}
        />
      )}
      {method.fields.includes('tag') && (
        <TextField
          label={t('tag')}
          hint={form.values.tag.trim() === '' ? t('tagEmpty') : undefined}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('tag')}
        />
      )}
    </>
  );
}
