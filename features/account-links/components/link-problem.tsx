'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { ResultCard } from '@/components/ui/result-card/result-card';

interface LinkProblemProps {
  view: 'asking' | 'failed' | 'unreachable';
  onAgain: () => void;
  /** What helps with a link that no longer works. */
  children?: ReactNode;
}

/** The page of a link while it is looked at, and when it does not work. */
export function LinkProblem({ view, onAgain, children }: LinkProblemProps) {
  const t = useTranslations('AccountLinks');
  return (
    <ResultCard
      state={view === 'asking' ? 'asking' : 'failed'}
      title={t(`${view}.title`)}
      text={t(`${view}.text`)}
    >
      {view === 'failed' && children}
      {view === 'unreachable' && (
        <Button tone="primary" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </ResultCard>
  );
}
