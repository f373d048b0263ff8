'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { clockGlyph } from '@/components/ui/icon/glyphs';
import { formatMoment } from '@/lib/domain/dates';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { currencyOrDefault } from '@/lib/money/money';
import { useCancelDeposit } from '../api/post-deposits-id-cancel';
import { useOpenDeposits, type OpenDeposit } from '../api/get-deposits';
import { nextStepOf, type DepositModalName } from '../domain/next-step';
import { useMethodTitle } from '../hooks/use-method-title';
import { useTakeStep } from '../hooks/use-take-step';
import styles from './open-deposits.module.scss';

interface OpenDepositsProps {
  /** Runs when one goes on in a modal of its own. */
  onOpened?: () => void;
}

/** Deposits that were left before they were paid: each can be continued or cancelled. */
export function OpenDeposits({ onOpened }: OpenDepositsProps) {
  const t = useTranslations('Cashier.open');
  const problemText = useProblemText();
  const open = useOpenDeposits().data ?? [];
  const cancel = useCancelDeposit();
  const said = cancel.isError ? problemText(cancel.error) : <Ended deposit={cancel.data} />;
  if (open.length === 0 && cancel.isIdle) return null;
  return (
    <section className={styles.open} aria-label={t('title', { count: Math.max(open.length, 1) })}>
      {open.length > 0 && <h2>{t('title', { count: open.length })}</h2>}
      {open.length > 0 && (
        <ul>
          {open.map((deposit) => (
            <Row
              key={deposit.id}
              deposit={deposit}
              busy={cancel.isPending && cancel.variables.id === deposit.id}
              onCancel={(idempotencyKey) => cancel.mutateAsync({ id: deposit.id, idempotencyKey })}
              onOpened={onOpened}
            />
          ))}
        </ul>
      )}
      <p className={styles.said} role="status" data-bad={cancel.isError || undefined}>
        {said}
      </p>
    </section>
  );
}

/** What one goes on with, by the modal that shows it. */
const WAYS = {
  DEPOSIT_CRYPTO: 'address',
  DEPOSIT_HELLOCLEVER_RESULT: 'account',
  DEPOSIT_PAYMENT_INFO: 'details',
  FORM_FIELDS: 'continue',
} as const satisfies Record<DepositModalName, string>;

interface RowProps {
  deposit: OpenDeposit;
  busy: boolean;
  /** Rejects with what the platform said, and says so itself. */
  onCancel: (idempotencyKey: string) => Promise<unknown>;
  onOpened: (() => void) | undefined;
}

function Row({ deposit, busy, onCancel, onOpened }: RowProps) {
  const { createdAt, transaction } = deposit;
  const step = nextStepOf(deposit);
  const takeStep = useTakeStep();
  const key = useIdempotencyKey();
  const endIt = () =>
    onCancel(key.keyOf({ id: deposit.id })).then(
      () => key.done(),
      (problem: unknown) => key.failed(problem),
    );
  const going = useMutation({ mutationFn: takeStep });
  const goOn = () =>
    going.mutate(deposit, { onSuccess: (taken) => (taken === 'opened' ? onOpened?.() : undefined) });
  const t = useTranslations('Cashier.open');
  const tCashier = useTranslations('Cashier');
  const locale = useLocale();
  const method = useMethodTitle(transaction.paymentMethod);
  const amount = formatAmount(transaction.amount, currencyOrDefault(transaction.currency), locale);
  const date = formatMoment(new Date(createdAt), locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const way = t(step.kind === 'modal' ? WAYS[step.modal] : 'continue');
  return (
    <li className={styles.deposit}>
      <Icon glyph={clockGlyph} />
      <p>
        <strong>{amount}</strong>
        <span>{t('begun', { method, date })}</span>
        {deposit.bonus && <span>{tCashier('forBonus', { name: deposit.bonus.name })}</span>}
      </p>
      <div className={styles.actions}>
        {step.kind === 'leave' && (
          <ButtonLink
            href={step.address}
            tone="secondary"
            size="small"
            aria-label={`${t('continue')} ${amount}`}
          >
            {t('continue')}
          </ButtonLink>
        )}
        {step.kind !== 'leave' && step.kind !== 'over' && (
          <Button
            tone="secondary"
            size="small"
            busy={going.isPending}
            aria-label={`${way} ${amount}`}
            onClick={goOn}
          >
            {way}
          </Button>
        )}
        <Button
          tone="outline"
          size="small"
          busy={busy}
          aria-label={`${t('cancel')} ${amount}`}
          onClick={() => void endIt()}
        >
          {t('cancel')}
        </Button>
      </div>
    </li>
  );
}

/** What became of the one that was to be cancelled. */
function Ended({ deposit }: { deposit: OpenDeposit | undefined }) {
  const t = useTranslations('Cashier.open');
  const locale = useLocale();
  if (!deposit) return null;
  const { status, amount, received, currency } = deposit.transaction;
  const moved = status === 'complete' ? (received ?? amount) : amount;
  const text = formatAmount(moved, currencyOrDefault(currency), locale);
  switch (status) {
    case 'processing':
      return t('processing', { amount: text });
    case 'complete':
      return t('complete', { amount: text });
    case 'failed':
    case 'refund':
      return t('failed', { amount: text });
    case 'cancel':
      return t('cancelled', { amount: text });
  }
}
