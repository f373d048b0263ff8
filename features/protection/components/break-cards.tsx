'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { Button } from '@/components/ui/button/button';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { EXCLUSIONS, TIME_OUTS, type Exclusion, type TimeOut } from '@/lib/domain/breaks';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { useBreak } from '../api/get-me-break';
import { useTakeBreak } from '../api/put-me-break';
import styles from './break-cards.module.scss';

/** The ways to stop: for a while, or for good. Neither is a danger, and none is chosen beforehand but the shortest. */
export function BreakCards({ onExcluded }: { onExcluded: () => void }) {
  return (
    <div className={styles.cards}>
      <TimeOutCard />
      <ExclusionCard onExcluded={onExcluded} />
    </div>
  );
}

function TimeOutCard() {
  const t = useTranslations('Protection');
  const words = useLimitWords(DEFAULT_CURRENCY);
  const problemText = useProblemText();
  const away = useBreak();
  const take = useTakeBreak();
  const [length, setLength] = useState<TimeOut>('24h');
  const until = away.data?.kind === 'time_out' ? away.data.until : null;
  return (
    <section className={styles.card} aria-labelledby="limits-break" id="break">
      <h2 id="limits-break">{t('breakTitle')}</h2>
      {away.isPending ? (
        <Skeleton height="24px" />
      ) : (
        <p role="status">{until ? t('onBreak', { until: words.moment(until) }) : t('breakText')}</p>
      )}
      <RadioGroup
        label={t('breakLength')}
        layout="tiles"
        options={TIME_OUTS.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        value={length}
        onValueChange={setLength}
      />
      <Button tone="ivory" wide busy={take.isPending} onClick={() => take.mutate({ length, origin: 'page' })}>
        {t(until ? 'breakLonger' : 'breakStart', { length: t(`lengths.${length}`) })}
      </Button>
      {take.isError && (
        <p role="alert" className={styles.problem}>
          {problemText(take.error)}
        </p>
      )}
    </section>
  );
}

function ExclusionCard({ onExcluded }: { onExcluded: () => void }) {
  const t = useTranslations('Protection');
  const problemText = useProblemText();
  const take = useTakeBreak();
  const [length, setLength] = useState<Exclusion | null>(null);
  const [sure, setSure] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="limits-exclusion">
      <h2 id="limits-exclusion">{t('exclusionTitle')}</h2>
      <p>{t('exclusionText')}</p>
      <RadioGroup
        label={t('exclusionLength')}
        layout="tiles"
        options={EXCLUSIONS.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        value={length}
        onValueChange={(chosen) => {
          setLength(chosen);
          setSure(false);
        }}
      />
      {sure && length ? (
        <div className={styles.sure} role="group" aria-label={t('exclusionSure')}>
          <p>{t('exclusionSureText', { length: t(`lengths.${length}`) })}</p>
          <Button
            tone="ivory"
            wide
            busy={take.isPending}
            onClick={() => take.mutate({ length, origin: 'page' }, { onSuccess: onExcluded })}
          >
            {t('exclusionYes', { length: t(`lengths.${length}`) })}
          </Button>
          <Button wide onClick={() => setSure(false)}>
            {t('exclusionNo')}
          </Button>
        </div>
      ) : (
        <Button wide disabled={!length} onClick={() => setSure(true)}>
          {length ? t('exclusionStart', { length: t(`lengths.${length}`) }) : t('exclusionChoose')}
        </Button>
      )}
      {take.isError && (
        <p role="alert" className={styles.problem}>
          {problemText(take.error)}
        </p>
      )}
    </section>
  );
}
