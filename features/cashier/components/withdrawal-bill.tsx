'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { currencyOrDefault } from '@/lib/money/money';
import styles from './withdrawal.module.scss';
import own from './withdrawal-bill.module.scss';

/** Minor units of a currency, as the platform names it. */
export interface Sum {
  amount: number;
  currency: string;
}

/** What there is and what holds it back: the platform's answer about what can leave. */
export interface Bill {
  total: Sum;
  bonus: Sum;
  held: Sum;
  waitsForWager: Sum;
  waitsForRefund: Sum;
  availableForWithdraw: Sum;
  depositWager: Sum;
  refundOwed: Sum | null;
}

/** The sum as a bill: everything, less each thing that holds it back, is what can leave. */
export function WithdrawalBill({ bill }: { bill: Bill }) {
  const t = useTranslations('Withdrawal.bill');
  const locale = useLocale();
  const money = ({ amount, currency }: Sum) => formatAmount(amount, currencyOrDefault(currency), locale);
  const less = ({ amount, currency }: Sum) =>
    formatAmount(amount === 0 ? 0 : -amount, currencyOrDefault(currency), locale);
  const isOpen = bill.depositWager.amount > 0;
  const lines = [
    { key: 'bonus', name: t('bonus'), note: t('bonusNote'), of: bill.bonus },
    {
      key: 'held',
      name: t('held'),
      note: bill.held.amount > 0 ? t('heldSome') : t('heldNone'),
      of: bill.held,
    },
    {
      key: 'wager',
      name: t('wager'),
      note: isOpen ? t('wagerSome', { amount: money(bill.depositWager) }) : t('wagerNone'),
      of: bill.waitsForWager,
    },
    // Hardly anybody ever owes one.
    ...(bill.refundOwed
      ? [
          {
            key: 'refund',
            name: t('refund'),
            note: t('refundSome', { amount: money(bill.refundOwed) }),
            of: bill.waitsForRefund,
          },
        ]
      : []),
  ];
  return (
    <section className={styles.panel} aria-labelledby="withdrawal-bill">
      <h2 id="withdrawal-bill">{t('title')}</h2>
      <dl className={own.bill}>
        <div>
          <dt>{t('balance')}</dt>
          <dd>{money(bill.total)}</dd>
        </div>
        {lines.map(({ key, name, note, of }) => (
          <div key={key} data-none={of.amount === 0 || undefined}>
            <dt>
              {name}
              <small>{note}</small>
            </dt>
            <dd>{less(of)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{t('sum')}</dt>
          <dd>{money(bill.availableForWithdraw)}</dd>
        </div>
      </dl>
    </section>
  );
}
