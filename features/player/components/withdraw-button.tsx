import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import type { WithdrawDetails } from '../api/get-me-withdrawable';
import styles from './account-panel.module.scss';

/** Where a withdrawal is asked for. */
export const WITHDRAWAL = '/account/wallet/withdrawal';

interface WithdrawButtonProps {
  /** What the platform says; left out while it has not answered. */
  obstacle: WithdrawDetails['obstacle'] | undefined;
  /** What is still to be staked, as text; none when nothing is. */
  wager?: string;
}

/** The way to a withdrawal; while the platform gives none, closed with the reason. */
export function WithdrawButton({ obstacle, wager }: WithdrawButtonProps) {
  const t = useTranslations('AccountDrawer');
  const id = useId();
  if (obstacle === null) {
    return (
      <ButtonLink href={WITHDRAWAL} wide>
        {t('withdraw')}
      </ButtonLink>
    );
  }
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
