'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextLink } from '@/components/ui/link/link';
import { infoPath } from '@/lib/domain/info-path';
import { isPlainPress } from '@/lib/browser/plain-press';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useAcceptTerms } from '../api/post-me-terms';
import styles from './profile-form.module.scss';

interface TermsUpdateModalProps {
  /** The operators' text, by its code. */
  terms: string;
  onRead: () => void;
  onAccepted: () => void;
  onLogOut: () => void;
}

/** New terms: the player accepts them or logs out, there is no third way. */
export function TermsUpdateModal({ terms, onRead, onAccepted, onLogOut }: TermsUpdateModalProps) {
  const t = useTranslations('ProfileRequirements');
  const problemText = useProblemText();
  const accept = useAcceptTerms();
  return (
    <Dialog open onOpenChange={() => undefined} title={t('termsTitle')} steadfast reading>
      <div className={styles.form}>
        <p className={styles.lead}>
          {t.rich('termsText', {
            terms: (text) => (
              <TextLink
                href={infoPath(terms)}
                onClick={(event) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  onRead();
                }}
              >
                {text}
              </TextLink>
            ),
          })}
        </p>
        {accept.isError && (
          <p className={styles.wrong} role="alert">
            {problemText(accept.error)}
          </p>
        )}
        <Button
          tone="primary"
          size="large"
          wide
          busy={accept.isPending}
          onClick={() => accept.mutate(undefined, { onSuccess: onAccepted })}
        >
          {t('termsAccept')}
        </Button>
        <Button size="large" wide onClick={onLogOut}>
          {t('termsLogOut')}
        </Button>
      </div>
    </Dialog>
  );
}
