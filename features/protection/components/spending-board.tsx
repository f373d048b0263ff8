'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { downloadGlyph } from '@/components/ui/icon/history-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { SegmentedControl } from '@/components/ui/segmented-control/segmented-control';
import { Select } from '@/components/ui/select/select';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { saveFile } from '@/lib/browser/save-file';
import { formatDayInText } from '@/lib/domain/dates';
import { currencyOrDefault } from '@/lib/money/money';
import { useSpending, type Spending, type SpendingPer } from '../api/get-me-spending';
import { spendingFile } from '../domain/spending-file';
import { SpendingPictures } from './spending-pictures';
import styles from './spending-board.module.scss';

const PERS: readonly SpendingPer[] = ['day', 'week', 'month'];

const isEmpty = ({ spans }: Spending) =>
  spans.every(
    ({ deposited, withdrawn, result, seconds }) =>
      deposited === 0 && withdrawn === 0 && result === 0 && seconds === 0,
  );

/** What was paid in and taken out, what play came to and how long it took, by days, weeks or months of the player's clock. */
export function SpendingBoard() {
  const t = useTranslations('Spending');
  const locale = useLocale();
  const problemText = useProblemText();
  const [per, setPer] = useState<SpendingPer>('day');
  const [asked, setAsked] = useState<Spending['currency']>();
  const spending = useSpending(per, asked);
  const currency = currencyOrDefault(spending.data?.currency);
  const save = (data: Spending) =>
    saveFile(
      new Blob(
        [
          spendingFile({ ...data, currency }, [
            ...([t(`first.${data.per}`), t('deposited'), t('withdrawn'), t('result')] as const),
            ...([t('currency'), t('minutesColumn')] as const),
          ]),
        ],
        { type: 'text/csv;charset=utf-8' },
      ),
      `${t('fileName')}-${data.spans.at(-1)?.day ?? ''}.csv`,
    );
  return (
    <section className={styles.board} aria-label={t('title')}>
      <div className={styles.choices}>
        <SegmentedControl
          label={t('per')}
          segments={PERS.map((value) => ({ value, label: t(`pers.${value}`) }))}
          value={per}
          onValueChange={setPer}
          panelId="spending"
        />
        {spending.data && spending.data.currencies.length > 1 && (
          <Select
            label={t('currency')}
            hideLabel
            value={currency}
            onChange={({ target }) => setAsked(spending.data?.currencies.find((one) => one === target.value))}
            options={spending.data.currencies.map((value) => ({ value, label: value }))}
          />
        )}
        {spending.data && !isEmpty(spending.data) && (
          <Button size="small" onClick={() => spending.data && save(spending.data)}>
            <Icon glyph={downloadGlyph} size="small" />
            {t('save')}
          </Button>
        )}
      </div>
      <div id="spending" role="tabpanel" aria-label={t(`last.${per}`)} aria-busy={spending.isPlaceholderData}>
        {spending.isPending ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="520px" />
          </div>
        ) : spending.isError ? (
          <EmptyState title={t('failed')} text={problemText(spending.error)}>
            <Button onClick={() => void spending.refetch()}>{t('tryAgain')}</Button>
          </EmptyState>
        ) : isEmpty(spending.data) ? (
          <EmptyState title={t('empty')} text={t(`emptyText.${spending.data.per}`)} />
        ) : (
          <>
            <p className={styles.zone}>
              {t('zone', {
                last: t(`last.${spending.data.per}`),
                zone: spending.data.timeZone,
                from: formatDayInText(new Date(`${spending.data.spans[0]?.day}T00:00:00Z`), locale),
              })}
            </p>
            <SpendingPictures spending={spending.data} currency={currency} />
          </>
        )}
      </div>
    </section>
  );
}
