'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useOwnData, type OwnData } from '../api/get-me-export';
import { OwnDataText } from './own-data-text';
import styles from './profile-page.module.scss';

const FILE = 'parlour-data.json';

/** Hands the browser a file that it was not sent as one. */
function saveFile(data: OwnData): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}

/** Everything that is kept about the player: to read here, or as a file. Both are one download. */
export function OwnDataCard() {
  const t = useTranslations('Profile');
  const problemText = useProblemText();
  const { data, isError, error, isPending, mutate } = useOwnData();
  const [reading, setReading] = useState(false);
  const withData = (use: (data: OwnData) => void) => () =>
    data ? use(data) : mutate(undefined, { onSuccess: use });
  return (
    <section className={styles.card} aria-labelledby="profile-data">
      <h2 id="profile-data">{t('data')}</h2>
      <p className={styles.lead}>{t('dataLead')}</p>
      {isError && (
        <p className={styles.wrong} role="alert">
          {problemText(error)}
        </p>
      )}
      <div className={styles.choices}>
        <Button busy={isPending} aria-expanded={reading} onClick={withData(() => setReading(!reading))}>
          {t('dataRead')}
        </Button>
        <Button busy={isPending} onClick={withData(saveFile)}>
          {t('dataFile')}
        </Button>
      </div>
      {reading && data && <OwnDataText data={data} />}
    </section>
  );
}
