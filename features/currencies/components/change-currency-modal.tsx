'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { Amount } from '@/components/ui/amount/amount';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button } from '@/components/ui/button/button';
import { Coin } from '@/components/ui/coin/coin';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { isApiProblem } from '@/lib/http/problem';
import type { Currency } from '@/lib/money/money';
import { useAccounts, type CurrencyAccount } from '../api/get-me-accounts';
import { useChangeCurrency } from '../api/post-me-currency';
import { WhatEnds, type Ends } from './what-ends';
import styles from './currencies.module.scss';

interface ChangeCurrencyModalProps {
  /** The one that is chosen at first. */
  currency?: Currency | undefined;
  /** What ends with the currency in use, beside its bonus money. */
  ends: Ends;
  /** The deposit wager of the currency in use is open; minor units. */
  onBlocked: (open: { depositWager: number; currency: Currency }) => void;
  onClose: () => void;
}

/** SPEC §4: puts another currency into use. What ends by it stands before the buttons. */
export function ChangeCurrencyModal(props: ChangeCurrencyModalProps) {
  const t = useTranslations('Currencies');
  const problemText = useProblemText();
  const accounts = useAccounts();
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={t('title')} form>
      <DialogText>
        <p>{t('text')}</p>
      </DialogText>
      {accounts.isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="300px" />
        </div>
      ) : accounts.isError ? (
        <EmptyState title={t('failed')} text={problemText(accounts.error)}>
          <Button onClick={() => void accounts.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : (
        <Choice {...props} accounts={accounts.data} />
      )}
    </Dialog>
  );
}

function Choice({
  accounts,
  currency,
  ends,
  onBlocked,
  onClose,
}: ChangeCurrencyModalProps & { accounts: readonly CurrencyAccount[] }) {
  const t = useTranslations('Currencies');
  const locale = useLocale();
  const problemText = useProblemText();
  const addToast = useSetAtom(addToastAtom);
  const change = useChangeCurrency();
  const { keyOf, failed, done } = useIdempotencyKey();
  const active = accounts.find((account) => account.active);
  const [chosen, setChosen] = useState<Currency | null>(currency ?? active?.currency ?? null);
  if (!active) return null;
  const isOther = chosen !== null && chosen !== active.currency;

  async function confirm() {
    if (!isOther || !active || chosen === null || ends.state !== 'known') return;
    if (active.depositWager > 0) {
      onBlocked({ depositWager: active.depositWager, currency: active.currency });
      return;
    }
    try {
      await change.mutateAsync({ currency: chosen, idempotencyKey: keyOf({ currency: chosen }) });
      done();
    } catch (problem) {
      failed(problem);
      if (isApiProblem(problem) && problem.code === 'client_api_57')
        onBlocked({ depositWager: problem.body.depositWager ?? 0, currency: active.currency });
      return;
    }
    addToast({
      id: 'currency',
      status: 'success',
      title: t('done', { currency: t(`names.${chosen}`) }),
      text: t('doneText', { amount: formatAmount(active.real, active.currency, locale) }),
    });
    onClose();
  }

  return (
    <div className={styles.choice}>
      <RadioGroup<Currency>
        label={t('choose')}
        layout="rows"
        value={chosen}
        onValueChange={(next) => setChosen(next)}
        options={accounts.map((account) => ({
          value: account.currency,
          label: (
            <span className={styles.option}>
              <Coin currency={account.currency} />
              <span className={styles.name}>
                {t(`names.${account.currency}`)}
                <span className={styles.code}>
                  {account.active ? t('inUse', { code: account.currency }) : account.currency}
                </span>
              </span>
              <span className={styles.money}>
                <Amount minor={account.real} currency={account.currency} locale={locale} />
              </span>
            </span>
          ),
        }))}
      />
      {isOther && <WhatEnds ends={ends} account={active} />}
      {change.isError && !(isApiProblem(change.error) && change.error.code === 'client_api_57') && (
        <p role="alert" className={styles.problem}>
          {problemText(change.error)}
        </p>
      )}
      <DialogActions>
        <Button tone="primary" size="large" wide onClick={onClose}>
          {t('keep', { currency: t(`names.${active.currency}`) })}
        </Button>
        <Button
          tone="danger"
          size="large"
          wide
          disabled={!isOther || ends.state !== 'known'}
          busy={change.isPending}
          onClick={() => void confirm()}
        >
          {t('change', { code: chosen ?? active.currency })}
        </Button>
      </DialogActions>
    </div>
  );
}
