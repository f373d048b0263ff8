'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@/lib/domain/player-limits';
import { useLimits, type Limit } from '../api/get-me-limits';
import { LimitCell } from './limit-cell';
import { LimitEditor } from './limit-editor';
import styles from './limits-board.module.scss';

const isSame = (one: Pick<Limit, 'kind' | 'period'>, other: Pick<Limit, 'kind' | 'period'>) =>
  one.kind === other.kind && one.period === other.period;

/** Every limit in its place, and the one that is chosen to be changed. */
export function LimitsBoard() {
  const t = useTranslations('Protection');
  const problemText = useProblemText();
  const limits = useLimits();
  const [chosen, setChosen] = useState<Pick<Limit, 'kind' | 'period'> | null>(null);
  const [done, setDone] = useState('');
  const words = useLimitWords(limits.data?.currency ?? DEFAULT_CURRENCY);
  if (limits.isPending) {
    return (
      <div role="status" aria-label={t('loading')} className={styles.board}>
        <Skeleton height="440px" />
      </div>
    );
  }
  if (limits.isError) {
    return (
      <EmptyState title={t('failed')} text={problemText(limits.error)}>
        <Button onClick={() => void limits.refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  const { currency, required, net, limits: all } = limits.data;
  const missing = required.filter(
    (period) => all.find((one) => isSame(one, { kind: 'deposit', period }))?.amount === null,
  );
  const first =
    all.find(({ wish }) => wish) ??
    all.find((one) => isSame(one, { kind: 'deposit', period: missing[0] ?? 'week' }));
  const open = all.find((one) => chosen && isSame(one, chosen)) ?? first;
  return (
    <div className={styles.split}>
      <section className={styles.board} aria-label={t('limits')}>
        {missing.length > 0 && (
          <p className={styles.required}>
            {t('required', { periods: missing.map((period) => t(`periods.${period}`)).join(', ') })}
          </p>
        )}
        {net && (
          <p className={styles.required}>
            {t('netLaw', {
              most: words.amount('deposit', net.most),
              left: words.amount('deposit', net.left),
              until: words.moment(net.until),
            })}
          </p>
        )}
        {LIMIT_KINDS.map((kind) => (
          <div key={kind} className={styles.row} role="group" aria-labelledby={`limits-${kind}`}>
            <h3 id={`limits-${kind}`}>
              {t(`kinds.${kind}`)}
              <small>{t(`what.${kind}`)}</small>
            </h3>
            {LIMIT_PERIODS.map((period) => {
              const limit = all.find((one) => isSame(one, { kind, period }));
              return (
                limit && (
                  <LimitCell
                    key={period}
                    limit={limit}
                    currency={currency}
                    chosen={limit === open}
                    onChoose={() => {
                      setChosen({ kind, period });
                      setDone('');
                    }}
                  />
                )
              );
            })}
          </div>
        ))}
      </section>
      {open && (
        <LimitEditor
          key={`${open.kind} ${open.period} ${open.amount} ${open.wish?.from ?? ''}`}
          limit={open}
          currency={currency}
          readAt={limits.dataUpdatedAt}
          done={done}
          onDone={setDone}
        />
      )}
    </div>
  );
}
