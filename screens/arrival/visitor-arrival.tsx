'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { arrivalOf } from '@/features/auth/domain/arrival';
import { keepTracking } from '@/features/auth/state/tracking';
import { useRouter } from '@/lib/i18n/navigation';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { CodeArrival } from './code-arrival';

/**
 * Handles visitors who arrive from elsewhere: with a log-in code, an error, or tracking data. They are then
 * redirected to the lobby.
 */
export function VisitorArrival() {
  const t = useTranslations('Arrival');
  const router = useRouter();
  const addToast = useSetAtom(addToastAtom);
  const [code, setCode] = useState<string | null>(null);
  const seen = useRef(false);

  const see = useEffectEvent(() => {
    const arrival = arrivalOf(window.location.pathname, window.location.search);
    if (arrival.kind === 'code') {
      setCode(arrival.code);
      return;
    }
    if (arrival.kind === 'failed') {
      addToast({
        id: 'arrival',
        status: 'error',
        title: t('sentBack'),
        ...(arrival.message ? { text: arrival.message } : {}),
        history: false,
      });
    }
    if (arrival.kind === 'data') keepTracking(arrival.tracking);
    router.replace('/');
  });
  useEffect(() => {
    if (seen.current) return;
    seen.current = true;
    see();
  }, []);

  if (code !== null) return <CodeArrival code={code} />;
  return (
    <ResultCard state="asking" title={t('asking.title')} text={t('asking.text')}>
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </ResultCard>
  );
}
