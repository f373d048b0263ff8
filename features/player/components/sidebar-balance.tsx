'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Coin } from '@/components/ui/coin/coin';
import { Icon } from '@/components/ui/icon/icon';
import { plusGlyph } from '@/components/ui/icon/frame-glyphs';
import { currencyOrDefault } from '@/lib/money/money';
import { useMayDeposit } from '../hooks/use-may-deposit';
import { useShownBalance } from '../hooks/use-shown-balance';
import { useSession } from '../hooks/use-session';
import styles from './sidebar-balance.module.scss';

/** From so many characters on, the figure takes the room of its coin. */
const LONG_AMOUNT = 13;

/** Balance with its coin at the head of the sidebar; only for players. */
export function SidebarBalance() {
  const t = useTranslations('Account');
  const locale = useLocale();
  const mayDeposit = useMayDeposit();
  const { status } = useSession();
  const balance = useShownBalance(status === 'in')?.balance;
  const text = balance ? formatAmount(balance.amount, currencyOrDefault(balance.currency), locale) : '\u00a0';
  return (
    <div className={styles.balance} data-long={text.length > LONG_AMOUNT || undefined}>
      <Coin currency={currencyOrDefault(balance?.currency)} size="large" />
      <div className={styles.figures}>
        <small>{t('balance')}</small>
        <b>{text}</b>
      </div>
      {mayDeposit && (
        <button type="button" data-modal="DEPOSIT" aria-label={t('deposit')}>
          <Icon glyph={plusGlyph} />
        </button>
      )}
    </div>
  );
}
