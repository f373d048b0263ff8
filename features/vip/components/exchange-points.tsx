'use client';

import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button } from '@/components/ui/button/button';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { useExchangePoints } from '../api/post-me-loyalty-exchange';
import { useVipPlayer } from '../state/vip-player';
import styles from './own-levels.module.scss';

/** Points for money, where the programme has a rate. It is asked once more before anything is exchanged. */
export function ExchangePoints() {
  const t = useTranslations('Vip.exchange');
  const locale = useLocale();
  const problemText = useProblemText();
  const addToast = useSetAtom(addToastAtom);
  const key = useIdempotencyKey();
  const mutation = useExchangePoints();
  const { exchange, retry } = useVipPlayer();
  const [asked, setAsked] = useState(false);
  if (!exchange) return null;
  const { points, rate, each, amount, currency } = exchange;
  const money = (minor: number) => formatAmount(minor, currency, locale);

  async function send() {
    const content = { points };
    try {
      const given = await mutation.mutateAsync({ ...content, idempotencyKey: key.keyOf(content) });
      key.done();
      setAsked(false);
      addToast({
        id: 'points-exchanged',
        status: 'success',
        title: t('done'),
        text: t('doneText', {
          points: given.points,
          amount: formatAmount(given.amount, given.currency, locale),
        }),
      });
      retry();
    } catch (problem) {
      key.failed(problem);
      addToast({ id: 'points-exchanged', status: 'error', title: t('failed'), text: problemText(problem) });
    }
  }

  return (
    <section className={styles.exchange} aria-labelledby="vip-exchange">
      <h3 id="vip-exchange">{t('title')}</h3>
      <p>{t('rate', { points: rate, amount: money(each) })}</p>
      {amount === 0 ? (
        <p>{t('none')}</p>
      ) : asked ? (
        <>
          <p>{t('ask', { points, amount: money(amount) })}</p>
          <div className={styles.choices}>
            <Button busy={mutation.isPending} onClick={() => void send()}>
              {t('yes')}
            </Button>
            <Button tone="outline" onClick={() => setAsked(false)}>
              {t('no')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.choices}>
          <Button onClick={() => setAsked(true)}>{t('action', { points, amount: money(amount) })}</Button>
        </div>
      )}
    </section>
  );
}
