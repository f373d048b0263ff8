'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { Step } from '@/components/ui/step/step';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { isApiProblem } from '@/lib/http/problem';
import { useAgreeToEmailChange } from '../api/post-auth-email-changes-agree';
import { useLookAtEmailChange } from '../api/post-auth-email-changes-preview';
import { useLink } from '../hooks/use-link';
import styles from './link-card.module.scss';
import { LinkProblem } from './link-problem';

/** The target of both letters of a change of the address: says what it is about, and agrees by a press. */
export function ChangeEmail() {
  const t = useTranslations('AccountLinks');
  const problemText = useProblemText();
  const client = useQueryClient();
  const link = useLink(useLookAtEmailChange());
  const agree = useAgreeToEmailChange();

  if (agree.data) {
    const outcome = agree.data.changed ? 'changed' : 'waiting';
    return (
      <Step of={outcome} arrives>
        <ResultCard
          state={agree.data.changed ? 'done' : 'waiting'}
          title={t(`changeEmail.${outcome}.title`)}
          text={t(`changeEmail.${outcome}.text`)}
        >
          <ButtonLink href="/" tone="primary">
            {t('home')}
          </ButtonLink>
        </ResultCard>
      </Step>
    );
  }
  const isSpent = isApiProblem(agree.error) && agree.error.code === 'client_api_27';
  if (link.view !== 'ready' || !link.data || isSpent) {
    return <LinkProblem view={link.view === 'ready' ? 'failed' : link.view} onAgain={link.again} />;
  }
  const { side, newAddress, waitsForOther } = link.data;
  return (
    <div className={styles.place}>
      <section className={styles.card}>
        <h1>{t(`changeEmail.${side}.title`)}</h1>
        <p className={styles.lead}>{t(`changeEmail.${side}.text`, { email: newAddress })}</p>
        {waitsForOther && <p className={styles.lead}>{t('changeEmail.waitsForOther')}</p>}
        {agree.error && (
          <p className={styles.wrong} role="alert">
            {problemText(agree.error)}
          </p>
        )}
        <Button
          tone="primary"
          size="large"
          wide
          busy={agree.isPending}
          onClick={() => agree.mutate(link.token, { onSuccess: () => void client.invalidateQueries() })}
        >
          {t(`changeEmail.${side}.button`)}
        </Button>
      </section>
    </div>
  );
}
