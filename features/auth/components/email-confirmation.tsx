'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Countdown } from '@/components/ui/countdown/countdown';
import { ResultCard, type ResultState } from '@/components/ui/result-card/result-card';
import { isApiProblem } from '@/lib/http/problem';
import { useRouter } from '@/lib/i18n/navigation';
import { useConfirmEmail } from '../api/post-auth-confirm-email';

/** SPEC §2: a confirmed player is led home after a countdown. Seconds. */
const COUNTDOWN_SECONDS = 8;

type View = 'asking' | 'done' | 'failed' | 'unreachable';
const STATES: Record<View, ResultState> = {
  asking: 'asking',
  done: 'done',
  failed: 'failed',
  unreachable: 'failed',
};

/**
 * The target of the confirmation mail's link. The page posts the token: merely opening the link, as mail scanners do
 * without a script, changes nothing.
 */
export function EmailConfirmation() {
  const t = useTranslations('ConfirmedEmail');
  const router = useRouter();
  const { mutate, isSuccess, error } = useConfirmEmail();
  const asked = useRef(false);

  const ask = useCallback(
    () => mutate(new URLSearchParams(window.location.search).get('token') ?? ''),
    [mutate],
  );
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, [ask]);

  const view: View = isSuccess ? 'done' : error ? (isRefusal(error) ? 'failed' : 'unreachable') : 'asking';
  return (
    <ResultCard
      state={STATES[view]}
      title={t(`${view}.title`)}
      text={
        view === 'done' ? (
          <Countdown seconds={COUNTDOWN_SECONDS} onEnd={() => router.replace('/')}>
            {(seconds) => t('done.text', { seconds })}
          </Countdown>
        ) : (
          t(`${view}.text`)
        )
      }
    >
      {view === 'unreachable' && (
        <Button tone="primary" onClick={ask}>
          {t('again')}
        </Button>
      )}
      {view === 'failed' && (
        <ButtonLink href="/account/profile/security" tone="primary">
          {t('failed.newLink')}
        </ButtonLink>
      )}
      {/* Comes with the answer: a link that stood here before would be moved by the one beside it. */}
      {view !== 'asking' && (
        <ButtonLink href="/" tone={view === 'done' ? 'primary' : 'secondary'}>
          {t('home')}
        </ButtonLink>
      )}
    </ResultCard>
  );
}

/** Only the platform's own word makes a link bad; silence, a fault of ours or too many calls do not. */
function isRefusal(error: unknown): boolean {
  return isApiProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
