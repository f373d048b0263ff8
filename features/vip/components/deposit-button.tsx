'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { ButtonLink, type ButtonLook } from '@/components/ui/button/button';
import { isPlainPress } from '@/lib/browser/plain-press';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useVipPlayer } from '../state/vip-player';

interface DepositButtonProps extends ButtonLook {
  /** What the deposit is for, for who does not see where the button stands. */
  label?: string;
}

/** Opens the cashier; a visitor logs in first (SPEC §2). Nothing while no deposit is taken from them. */
export function DepositButton({ label, ...look }: DepositButtonProps) {
  const t = useTranslations('Vip');
  const { status, mayDeposit } = useVipPlayer();
  const open = useOpenModal();
  if (!mayDeposit) return null;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    // It waits for the log-in.
    open('DEPOSIT', {});
    if (status === 'visitor') open('LOGIN', {});
  };
  return (
    <ButtonLink {...look} href="/account/wallet/deposit" aria-label={label} onClick={press}>
      {t('deposit')}
    </ButtonLink>
  );
}
