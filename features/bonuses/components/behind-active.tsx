'use client';

import { useTranslations } from 'next-intl';
import { useOwnBonuses } from '../hooks/use-own-bonuses';

/** Beside a bonus that is about to be taken with a deposit: what becomes of it while another one is in play. */
export function BehindActive() {
  const t = useTranslations('Bonuses.own');
  const active = useOwnBonuses().data?.active;
  return <p role="status">{active ? t('behindActive', { name: active.name }) : null}</p>;
}
