'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CompanyMark } from '@/components/ui/company-mark/company-mark';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useWaysIn, type WayIn } from '../api/get-me-ways-in';
import type { WayChange } from './way-dialog';
import styles from './linked-ways.module.scss';

const WayDialog = lazy(async () => ({ default: (await import('./way-dialog')).WayDialog }));

/** The companies that open this account, to be linked and unlinked. */
export function LinkedWays() {
  const t = useTranslations('Social.ways');
  const headingId = useId();
  const { data, isError, refetch } = useWaysIn();
  const [change, setChange] = useState<WayChange>();
  // One that is linked stays in sight when it is not offered any more.
  const shown = data?.providers.filter(({ isEnabled, linkedAt }) => isEnabled || linkedAt !== null) ?? [];
  if (data && shown.length === 0) return null;

  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      {isError && !data && (
        <div className={styles.failed} role="alert">
          <p>{t('failed')}</p>
          <Again onPress={() => void refetch()} />
        </div>
      )}
      {!isError && !data && <Skeleton height="112px" />}
      {data && (
        <ul className={styles.list}>
          {shown.map((way) => (
            <Way
              key={way.id}
              way={way}
              onChange={() => setChange({ way, kind: way.linkedAt ? 'unlink' : 'link' })}
            />
          ))}
        </ul>
      )}
      {change && (
        <Suspense>
          <WayDialog change={change} onClose={() => setChange(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function Again({ onPress }: { onPress: () => void }) {
  const t = useTranslations('Social');
  return (
    <Button size="small" onClick={onPress}>
      {t('again')}
    </Button>
  );
}

function Way({ way, onChange }: { way: WayIn; onChange: () => void }) {
  const t = useTranslations('Social.ways');
  const format = useFormatter();
  const { id, name, linkedAt, isLast } = way;
  const noteId = useId();
  return (
    <li className={styles.way}>
      <CompanyMark company={id} />
      <div className={styles.words}>
        <b>{name}</b>
        <small id={noteId}>
          {linkedAt === null
            ? t('notLinked')
            : isLast
              ? t('last')
              : t('linkedSince', { date: format.dateTime(new Date(linkedAt), { dateStyle: 'medium' }) })}
        </small>
      </div>
      {linkedAt === null ? (
        <Button size="small" aria-label={t('linkOf', { company: name })} onClick={onChange}>
          {t('link')}
        </Button>
      ) : (
        !isLast && (
          <Button
            size="small"
            tone="outline"
            aria-label={t('unlinkOf', { company: name })}
            aria-describedby={noteId}
            onClick={onChange}
          >
            {t('unlink')}
          </Button>
        )
      )}
    </li>
  );
}
