'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { Step } from '@/components/ui/step/step';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useReport } from '../api/post-auth-reports';
import { useLookAtReport } from '../api/post-auth-reports-preview';
import { isRefusal, useLink } from '../hooks/use-link';
import styles from './link-card.module.scss';
import { LinkProblem } from './link-problem';

/**
 * The target of "this wasn't me" in letters about the account's safety. A press of the button does it: merely opening
 * the link, as mail scanners do, changes nothing.
 */
export function NotMe() {
  const t = useTranslations('AccountLinks');
  const problemText = useProblemText();
  const client = useQueryClient();
  const link = useLink(useLookAtReport());
  const report = useReport();

  if (report.data) {
    return (
      <Step of="done" arrives>
        <ResultCard state="done" title={t('notMe.done.title')} text={t(`notMe.done.${report.data.what}`)}>
          <ButtonLink href="/" tone="primary">
            {t('home')}
          </ButtonLink>
        </ResultCard>
      </Step>
    );
  }
  if (link.view !== 'ready' || !link.data || isRefusal(report.error)) {
    return <LinkProblem view={link.view === 'ready' ? 'failed' : link.view} onAgain={link.again} />;
  }
  const { what, email } = link.data;
  return (
    <div className={styles.place}>
      <section className={styles.card}>
        <h1>{t(`notMe.${what}.title`)}</h1>
        <p className={styles.lead}>{t(`notMe.${what}.text`, { email })}</p>
        {report.error && (
          <p className={styles.wrong} role="alert">
            {problemText(report.error)}
          </p>
        )}
        <Button
          tone="danger"
          size="large"
          wide
          busy={report.isPending}
          onClick={() => report.mutate(link.token, { onSuccess: () => void client.invalidateQueries() })}
        >
          {t(`notMe.${what}.button`)}
        </Button>
        <ButtonLink href="/" wide>
          {t('notMe.wasMe')}
        </ButtonLink>
      </section>
    </div>
  );
}
