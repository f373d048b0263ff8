'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useSaveSubscription } from '../api/post-mail-subscriptions';
import { useLookAtSubscription } from '../api/post-mail-subscriptions-preview';
import { useLink } from '../hooks/use-link';
import styles from './link-card.module.scss';
import { LinkProblem } from './link-problem';

/** Ends a subscription by the link of a letter, without a log-in; and takes it back for who pressed by mistake. */
export function Unsubscribe() {
  const t = useTranslations('Unsubscribe');
  const problemText = useProblemText();
  const link = useLink(useLookAtSubscription());
  const save = useSaveSubscription();
  if (link.view !== 'ready' || !link.data) {
    return <LinkProblem view={link.view === 'ready' ? 'failed' : link.view} onAgain={link.again} />;
  }
  const list = t(`lists.${link.data.list}`);
  const state = !save.isSuccess ? 'ask' : save.variables.subscribed ? 'back' : 'done';
  return (
    <div className={styles.place}>
      <section className={styles.card}>
        <div aria-live="polite">
          <h1>{t(`${state}.title`)}</h1>
        </div>
        <p className={styles.lead}>{t(`${state}.text`, { list })}</p>
        {save.error && (
          <p className={styles.wrong} role="alert">
            {problemText(save.error)}
          </p>
        )}
        <Button
          tone={state === 'done' ? 'secondary' : 'primary'}
          size="large"
          wide
          busy={save.isPending}
          onClick={() => save.mutate({ token: link.token, subscribed: state === 'done' })}
        >
          {t(state === 'done' ? 'done.undo' : 'ask.button')}
        </Button>
        <ButtonLink href="/" wide>
          {t('home')}
        </ButtonLink>
      </section>
    </div>
  );
}
