'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Chip, type ChipTone } from '@/components/ui/chip/chip';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { toastsAtom } from '@/lib/browser/toast/toasts';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { VerificationStatus, VerificationStep } from '@/lib/domain/verification';
import { useVerification, type Verification as State } from '../api/get-me-verification';
import { useUploads } from '../hooks/use-uploads';
import { StepList } from './step-list';
import { StepPanel } from './step-panel';
import styles from './verification.module.scss';

const TONES: Record<VerificationStatus, ChipTone> = {
  not_verified: 'neutral',
  pending: 'wait',
  verified: 'ok',
  documents_expired: 'bad',
  less_than_18: 'bad',
};

/** The first step that waits for the player; else the first one. */
const nextStep = ({ steps }: State): VerificationStep =>
  (
    steps.find(({ open, status }) => open && status !== 'not_verified') ??
    steps.find(({ open }) => open) ??
    steps[0]
  )?.step ?? 'identity';

/** Documents of the player: what is proved, what is missing, and the way to hand it in. */
export function Verification() {
  const t = useTranslations('Verification');
  const problemText = useProblemText();
  const { data, error, refetch, isFetching } = useVerification();
  useRefetchOnPush(refetch);
  if (data) return <Loaded state={data} />;
  if (error) {
    return (
      <EmptyState title={t('away')} text={problemText(error)}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <Skeleton height="312px" />
      <Skeleton height="620px" />
    </div>
  );
}

/** A decision is pushed as a message to the player, which shows as a toast: what it speaks of is read again at once. */
function useRefetchOnPush(refetch: () => unknown) {
  const newest = useAtomValue(toastsAtom).at(-1)?.id;
  useEffect(() => {
    if (newest?.startsWith('message-')) void refetch();
  }, [newest, refetch]);
}

function Loaded({ state }: { state: State }) {
  const t = useTranslations('Verification');
  const [chosen, setChosen] = useState<VerificationStep | null>(null);
  const [said, setSaid] = useState('');
  const uploads = useUploads((name, became) =>
    setSaid(t(became === 'refused' ? 'said.refused' : 'said.ready', { name })),
  );
  // Stays on a step that was worked on, though it asks for nothing any more.
  const [first] = useState(() => nextStep(state));
  const shown = chosen ?? first;
  const step = state.steps.find((one) => one.step === shown);
  const open = state.steps
    .flatMap(({ files }) => files)
    .filter((file) => file.reviewedAt === null && file.state !== 'refused').length;
  return (
    <>
      <div className={styles.standing}>
        <Chip tone={TONES[state.status]}>{t(`status.${state.status}`)}</Chip>
        <p>{t(`statusText.${state.status}`)}</p>
      </div>
      <div className={styles.page}>
        <StepList steps={state.steps} shown={shown} onShow={setChosen} />
        {step && <StepPanel key={step.step} step={step} uploads={uploads} open={open} onSaid={setSaid} />}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
