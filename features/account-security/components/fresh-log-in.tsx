import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import styles from './account-security.module.scss';

/** An account without a password is proven by a log-in of a moment ago. @param onLeave before the log-in opens */
export function FreshLogIn({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslations('SecondFactor.proof');
  const open = useOpenModal();
  return (
    <div className={styles.fresh}>
      <p>{t('fresh')}</p>
      <Button
        size="small"
        onClick={() => {
          onLeave?.();
          open('LOGIN', { short: true });
        }}
      >
        {t('logIn')}
      </Button>
    </div>
  );
}
