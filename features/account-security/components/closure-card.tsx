'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextArea } from '@/components/ui/text-area/text-area';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { KEPT_AFTER_CLOSING_YEARS } from '@/lib/domain/retention';
import { isApiProblem } from '@/lib/http/problem';
import { useSecondFactor, type Asks } from '../api/get-me-second-factor';
import { useCloseAccount } from '../api/post-me-closure';
import { CardNote } from './card-frame';
import { OwnerProof } from './owner-proof';
import styles from './closure-card.module.scss';

/** Closes the account for good, and says what stays of it. */
export function ClosureCard({ onClosed }: { onClosed: () => void }) {
  const t = useTranslations('Profile');
  const problemText = useProblemText();
  const [asked, setAsked] = useState(false);
  // The page shows nothing of it before the press.
  const factor = useSecondFactor(asked);
  return (
    <section className={styles.card} aria-labelledby="profile-close">
      <h2 id="profile-close">{t('close')}</h2>
      <p className={styles.lead}>{t('closeLead', { years: KEPT_AFTER_CLOSING_YEARS })}</p>
      <Button
        busy={asked && factor.isFetching && !factor.data}
        onClick={() => {
          setAsked(true);
          if (factor.isError) void factor.refetch();
        }}
      >
        {t('closeBegin')}
      </Button>
      {asked && factor.error && !factor.data && <CardNote>{problemText(factor.error)}</CardNote>}
      {asked && factor.data && (
        <Closure asks={factor.data.asks} onClosed={onClosed} onKeep={() => setAsked(false)} />
      )}
    </section>
  );
}

interface ClosureProps {
  asks: Asks;
  onClosed: () => void;
  onKeep: () => void;
}

function Closure({ asks, onClosed, onKeep }: ClosureProps) {
  const t = useTranslations('Profile');
  const close = useCloseAccount();
  const [reason, setReason] = useState('');
  return (
    <OwnerProof
      title={t('closeSure')}
      text={t('closeLead', { years: KEPT_AFTER_CLOSING_YEARS })}
      submit={t('closeConfirm')}
      danger
      asks={asks}
      problemMessage={(problem) => {
        const open = isApiProblem(problem) ? problem.body.fields : undefined;
        if (open?.balance) return t('closeProblems.balance');
        if (open?.round) return t('closeProblems.round');
        return open?.deposit ? t('closeProblems.deposit') : undefined;
      }}
      onProof={async (proof) => {
        await close.mutateAsync({ ...proof, ...(reason && { reason }) });
        onClosed();
      }}
      onClose={onKeep}
    >
      <TextArea
        label={t('closeReason')}
        name="reason"
        rows={3}
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </OwnerProof>
  );
}
