'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CompanyMark } from '@/components/ui/company-mark/company-mark';
import { Step } from '@/components/ui/step/step';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { formatDayInText } from '@/lib/domain/dates';
import { useSecondFactor } from '../api/get-me-second-factor';
import { useWaysIn, type WayIn } from '../api/get-me-ways-in';
import { CardFailure, CardFrame, CardLoading } from './card-frame';
import { WayDialog, type WayChange } from './way-dialog';
import styles from './linked-ways.module.scss';

/** The companies that open this account, to be linked and unlinked. */
export function LinkedWays() {
  const t = useTranslations('Social.ways');
  const s = useTranslations('Social');
  const problemText = useProblemText();
  const { data, error, refetch } = useWaysIn();
  const factor = useSecondFactor();
  const [change, setChange] = useState<WayChange>();
  // One that is linked stays in sight when it is not offered any more.
  const shown = data?.providers.filter(({ isEnabled, linkedAt }) => isEnabled || linkedAt !== null) ?? [];
  if (data && shown.length === 0) return null;

  const failed = error ?? factor.error;

  return (
    <CardFrame title={t('title')}>
      {data && factor.data ? (
        <>
          <Step of={shown.map(({ id, linkedAt }) => `${id} ${linkedAt}`).join()}>
            <ul className={styles.list}>
              {shown.map((way) => (
                <Way
                  key={way.id}
                  way={way}
                  onChange={() => setChange({ way, kind: way.linkedAt ? 'unlink' : 'link' })}
                />
              ))}
            </ul>
          </Step>
          {change && (
            <WayDialog change={change} asks={factor.data.asks} onClose={() => setChange(undefined)} />
          )}
        </>
      ) : failed ? (
        <CardFailure
          title={t('failed')}
          text={problemText(failed)}
          again={s('again')}
          onAgain={() => void Promise.all([refetch(), factor.refetch()])}
        />
      ) : (
        <CardLoading label={t('loading')} />
      )}
    </CardFrame>
  );
}

function Way({ way, onChange }: { way: WayIn; onChange: () => void }) {
  const t = useTranslations('Social.ways');
  const locale = useLocale();
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
              : t('linkedSince', { date: formatDayInText(new Date(linkedAt), locale) })}
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
