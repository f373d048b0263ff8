import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { CopyField } from '@/components/ui/copy-field/copy-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { CLIENT_SEED_LENGTH } from '@/lib/domain/wheel';
import type { WheelSeeds } from '../api/get-wheel-standing';
import { useNewSeeds } from '../api/post-me-wheel-seeds';
import styles from './wheel.module.scss';

interface FairDrawProps {
  seeds: WheelSeeds;
  /** While the wheel turns nothing is changed. */
  isBusy: boolean;
}

/** What the next spin is drawn from, and asking for new seeds with words of the reader's own. */
export function FairDraw({ seeds, isBusy }: FairDrawProps) {
  const t = useTranslations('Wheel.fair');
  const problemText = useProblemText();
  const addToast = useSetAtom(addToastAtom);
  const { mutateAsync, isPending } = useNewSeeds();
  const [words, setWords] = useState('');
  const wanted = words.trim();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (wanted === '') return;
    try {
      await mutateAsync(wanted);
      setWords('');
      addToast({ id: 'wheel-seeds', status: 'success', title: t('done') });
    } catch (problem) {
      addToast({ id: 'wheel-seeds', status: 'error', title: t('failed'), text: problemText(problem) });
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="wheel-fair">
      <h2 id="wheel-fair">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.seeds}>
        <CopyField label={t('commitment')} value={seeds.commitment} />
        <CopyField label={t('next')} value={seeds.nextCommitment} />
        <CopyField label={t('words')} value={seeds.clientSeed} />
        <p className={styles.small}>{t('nonce', { number: seeds.nonce })}</p>
      </div>
      <form className={styles.newSeeds} onSubmit={(event) => void send(event)}>
        <TextField
          label={t('newWords')}
          hint={t('newWordsHint')}
          value={words}
          maxLength={CLIENT_SEED_LENGTH}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" busy={isPending} disabled={wanted === '' || isBusy}>
          {t('ask')}
        </Button>
      </form>
    </section>
  );
}
