'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { pauseGlyph } from '@/components/ui/icon/player-glyphs';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { useBreak } from '../api/get-me-break';
import { useTakeBreak } from '../api/put-me-break';
import styles from './stop-day.module.scss';

/** The break of a day at the head of the limits: one tap, no question; then until when it lasts, in the same place. */
export function StopDay() {
  const t = useTranslations('Protection');
  const words = useLimitWords(DEFAULT_CURRENCY);
  const problemText = useProblemText();
  const away = useBreak();
  const take = useTakeBreak();
  const said = useRef<HTMLParagraphElement>(null);
  const until = away.data?.kind === 'time_out' ? away.data.until : null;
  return (
    <div className={styles.stop}>
      {!until && (
        <Button
          tone="outline"
          wide
          busy={take.isPending}
          onClick={() =>
            take.mutate({ length: '24h', origin: 'page' }, { onSuccess: () => said.current?.focus() })
          }
        >
          <Icon glyph={pauseGlyph} size="small" />
          {t('stopDay')}
        </Button>
      )}
      {/* The button goes; whoever pressed it by keyboard stays here. */}
      <p ref={said} tabIndex={-1}>
        {until && t('onBreak', { until: words.moment(until) })}
      </p>
      {take.isError && (
        <p role="alert" className={styles.problem}>
          {problemText(take.error)}
        </p>
      )}
    </div>
  );
}
