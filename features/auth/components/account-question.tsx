'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Countdown } from '@/components/ui/countdown/countdown';
import { ResultCard } from '@/components/ui/result-card/result-card';
import type { CodePreview } from '../api/post-auth-session-codes-preview';
import { useSettled } from '../hooks/use-settled';

interface AccountQuestionProps {
  preview: Pick<CodePreview, 'account' | 'known' | 'present' | 'secondsLeft'>;
  /** The address of the player who is logged in here, if known. */
  current: string | null;
  /** The yes is on its way. */
  busy: boolean;
  onYes: () => void;
  /** The code expired while the question was open. */
  onOver: () => void;
}

/**
 * Asks before a link logs in: shows whose account it is, who would be logged out, and how long the link works. No
 * answer is preselected.
 */
export function AccountQuestion({ preview, current, busy, onYes, onOver }: AccountQuestionProps) {
  const t = useTranslations('Arrival');
  const settled = useSettled();
  const { account, known, present, secondsLeft } = preview;
  const switches = present === 'other';
  return (
    <ResultCard
      state="waiting"
      title={t('question.title', { account })}
      text={
        <>
          {switches && `${t('question.other', { current: current ?? t('question.somebodyElse') })} `}
          {t(known ? 'question.known' : 'question.unknown')}{' '}
          <Countdown seconds={secondsLeft} onEnd={onOver}>
            {(seconds) => t('question.left', { seconds })}
          </Countdown>
        </>
      }
    >
      <Button tone="primary" busy={busy} disabled={!settled && !busy} onClick={onYes}>
        {t('question.yes', { account })}
      </Button>
      <ButtonLink href="/">{t(switches ? 'question.stay' : 'question.no')}</ButtonLink>
    </ResultCard>
  );
}
