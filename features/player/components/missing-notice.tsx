'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { useRequirements } from '@/endpoints/get-me-requirements';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { ACCOUNT_DRAWER } from '../domain/account-drawer-id';
import styles from './missing-notice.module.scss';

/** Says what the registration has not asked yet, and leads to that very step. Nothing when all is told. */
export function MissingNotice({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('Wizard');
  const open = useOpenModal();
  const next = useRequirements(signedIn).data?.next;
  if (!next) return null;
  return (
    <section className={styles.missing} aria-label={t('missing')}>
      <div>
        <b>{t('missing')}</b>
        <p>{t('missingText')}</p>
      </div>
      <Button
        size="small"
        // The drawer, where it is shown in one, would lie before the modal.
        popoverTarget={ACCOUNT_DRAWER}
        popoverTargetAction="hide"
        onClick={() => open('SIGNUP', { step: next })}
      >
        {t(`missingSteps.${next}`)}
      </Button>
    </section>
  );
}
