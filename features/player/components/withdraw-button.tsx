import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import type { WithdrawDetails } from '../api/get-me-withdrawable';
import styles from './account-panel.module.scss';

/** The path of the withdrawal. */
export const WITHDRAWAL = '/account/wallet/withdrawal';

interface WithdrawButtonProps {
  /** The platform's answer; undefined until it arrives. */
  obstacle: WithdrawDetails['obstacle'] | undefined;
  /** The amount that must still be staked, as text; undefined for zero. */
  wager?: string;
}

/** The link to a withdrawal; while none is possible, disabled with the reason. */
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
  const reasons = {
    not_offered: () => t('obstacles.not_offered'),
    refund_owed: () => t('obstacles.refund_owed'),
    wager_open: () => (wager ? t('obstacles.wager_open', { amount: wager }) : t('obstacles.wager_left')),
  } satisfies Record<NonNullable<typeof obstacle>, () => string>;
  return (
    <>
      <Button wide disabled aria-describedby={id}>
        {t('withdraw')}
      </Button>
      <p id={id} className={styles.reason}>
        {obstacle === undefined ? '\u00a0' : reasons[obstacle]()}
      </p>
    </>
  );
}
