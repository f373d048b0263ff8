'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { useExchangeCode } from '@/features/auth/api/exchange-code';
import { errandOf } from '@/features/auth/domain/errand';
import { keepTracking } from '@/features/auth/state/tracking';
import { useSession } from '@/features/player/hooks/use-session';
import { isApiProblem } from '@/lib/http/problem';
import { useRouter } from '@/lib/i18n/navigation';
import { addToastAtom } from '@/lib/toast/toasts';

/** Only the platform's own word makes a code bad; silence, a fault of ours or too many calls do not. */
const isRefusal = (error: unknown) =>
  isApiProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Whoever was sent here by somebody else: with a code to log in with, with bad news, or with word of where they come
 * from. It is seen to and they are led to the lobby. A code is posted by the page: an address alone changes nothing.
 */
export function ArrivalScreen() {
  const t = useTranslations('Arrival');
  const router = useRouter();
  const addToast = useSetAtom(addToastAtom);
  const { status, begin } = useSession();
  const { mutate, error, isPending } = useExchangeCode();
  const seen = useRef(false);

  const exchange = useCallback(
    (code: string) =>
      mutate(code, {
        onSuccess: ({ language }) => {
          void begin(language);
          router.replace('/');
        },
      }),
    [begin, mutate, router],
  );
  const see = useEffectEvent(() => {
    const errand = errandOf(window.location.pathname, window.location.search);
    // Somebody who is logged in is not made somebody else by an address.
    if (errand.kind === 'code' && status === 'out') {
      exchange(errand.code);
      return;
    }
    if (errand.kind === 'failed') {
      addToast({
        id: 'arrival',
        status: 'error',
        title: t('sentBack'),
        ...(errand.message ? { text: errand.message } : {}),
        history: false,
      });
    }
    if (errand.kind === 'data') keepTracking(errand.tracking);
    router.replace('/');
  });
  useEffect(() => {
    if (seen.current || status === 'unknown') return;
    seen.current = true;
    see();
  }, [status]);

  const again = () => {
    const errand = errandOf(window.location.pathname, window.location.search);
    if (errand.kind === 'code') exchange(errand.code);
  };
  const refused = error !== null && isRefusal(error);
  if (error === null || isPending) {
    return (
      <ResultCard state="asking" title={t('asking.title')} text={t('asking.text')}>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </ResultCard>
    );
  }
  return (
    <ResultCard
      state="failed"
      title={t(refused ? 'refused.title' : 'unreachable.title')}
      text={t(refused ? 'refused.text' : 'unreachable.text')}
    >
      {refused ? (
        <ButtonLink href="/auth#log-in" tone="primary" data-modal="LOGIN">
          {t('logIn')}
        </ButtonLink>
      ) : (
        <Button tone="primary" onClick={again}>
          {t('again')}
        </Button>
      )}
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </ResultCard>
  );
}
