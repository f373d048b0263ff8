'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Countdown } from '@/components/ui/countdown/countdown';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { isApiProblem } from '@/lib/http/problem';
import { useResendConfirmation } from '../api/post-me-email-confirmations';
import styles from './cards.module.scss';

/** Seconds between two letters, unless the platform says another number. */
const WAIT_SECONDS = 60;

/** Has the letter that confirms the address sent once more, with a wait between two. */
export function ResendConfirmation() {
  const t = useTranslations('EmailSettings');
  const problemText = useProblemText();
  const resend = useResendConfirmation();
  const [wait, setWait] = useState(0);
  const press = () =>
    resend.mutate(undefined, {
      onSuccess: () => setWait(WAIT_SECONDS),
      onError: (error) => {
        if (isApiProblem(error) && error.body.retryAfter) setWait(error.body.retryAfter);
      },
    });
  const isWaiting = wait > 0;
  return (
    <>
      <p className={styles.note}>{t('resend.text')}</p>
      <div>
        <Button busy={resend.isPending} waiting={isWaiting} onClick={press}>
          {isWaiting ? (
            <Countdown key={wait} seconds={wait} onEnd={() => setWait(0)}>
              {(seconds) => t('resend.wait', { seconds })}
            </Countdown>
          ) : (
            t('resend.button')
          )}
        </Button>
      </div>
      <p role="status">{resend.isSuccess && isWaiting ? t('resend.sent') : ''}</p>
      {resend.error && !isWaiting && (
        <p className={styles.wrong} role="alert">
          {problemText(resend.error)}
        </p>
      )}
    </>
  );
}
