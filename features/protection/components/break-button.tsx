'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { moonGlyph } from '@/components/ui/icon/glyphs';
import { useTakeBreak } from '../api/put-me-break';
import styles from './break-button.module.scss';

interface BreakButtonProps {
  /** The break has begun. @param until ISO 8601 */
  onBegun: (until: string) => void;
  onFailed: (problem: unknown) => void;
  /** It says what it does on a phone too, where there is room around it; or nowhere, where there is none. */
  worded?: boolean | 'never';
}

/** Beside a game: stops everything for 24 hours, with one tap and no question. */
export function BreakButton({ onBegun, onFailed, worded = false }: BreakButtonProps) {
  const t = useTranslations('Play');
  const take = useTakeBreak();
  return (
    <span className={styles.stop}>
      <Button
        size="small"
        aria-label={t('stopDayLabel')}
        title={t('stopDayLabel')}
        busy={take.isPending}
        onClick={() =>
          take.mutate(
            { length: '24h', origin: 'play' },
            { onSuccess: ({ until }) => until && onBegun(until), onError: onFailed },
          )
        }
      >
        <Icon glyph={moonGlyph} size="small" />
        {worded !== 'never' && <span className={worded ? undefined : styles.word}>{t('stopDay')}</span>}
      </Button>
    </span>
  );
}
