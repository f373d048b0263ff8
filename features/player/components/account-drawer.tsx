import { useTranslations } from 'next-intl';
import { Drawer } from '@/components/ui/drawer/drawer';
import { ACCOUNT_DRAWER } from '../domain/account-drawer-id';
import { AccountDrawerBody } from './account-drawer-body';
import styles from './account-drawer.module.scss';

/**
 * The player's account, beside every page. The frame holds the drawer from the start; its content loads when it
 * opens.
 */
export function AccountDrawer() {
  const t = useTranslations('Account');
  return (
    <Drawer id={ACCOUNT_DRAWER} side="end" label={t('title')} className={styles.drawer}>
      <AccountDrawerBody />
    </Drawer>
  );
}
