import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import type { WithdrawDetails } from '../api/get-withdraw-details';
import styles from './account-panel.module.scss';

interface WithdrawButtonProps {
  /** What the platform says; left out while it has not answered. */
  obstacle: WithdrawDetails['obstacle'] | undefined;
  /** What is still to be staked, as text; none when nothing is. */
  wager?: string;
}

/**
 * The way to a withdrawal, closed with its reason. It has no place to lead to before the wallet has a withdrawal
 * page: until then it stays closed, whatever the platform offers.
 */
export function WithdrawButton({ obstacle, wager }: WithdrawButtonProps) {
  const t = useTranslations('AccountDrawer');
  const id = useId();
  const reason =
    obstacle === 'wager_open' && wager
      ? t('obstacles.wager_open', { amount: wager })
      : t('obstacles.not_offered');
  return (
    <>
      <Button wide disabled aria-describedby={id}>
        {t('withdraw')}
      </Button>
      <p id={id} className={styles.reason}>
        {obstacle === undefined ? '\u00a0' : reason}
      </p>
    </>
  );
}
