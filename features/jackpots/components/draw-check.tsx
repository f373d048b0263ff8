'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { JackpotDraw } from '../api/get-jackpots-draws.server';

/** Computes a draw again in the browser, and says whether it follows from its seed. */
export function DrawCheck({ draw }: { draw: JackpotDraw }) {
  const t = useTranslations('Jackpots.draws');
  const [isRight, setRight] = useState<boolean | null>(null);
  const check = async () => {
    // The hashes are of no use to whoever doesn't ask.
    const { checkDraw } = await import('@/lib/domain/jackpot-draws');
    const { seed, amount, ticket } = checkDraw({ ...draw, amount: draw.won.amount });
    setRight(seed && amount && ticket);
  };
  return (
    <>
      <Button onClick={() => void check()}>{t('check')}</Button>
      <p role="status">{isRight === null ? '' : t(isRight ? 'right' : 'wrong')}</p>
    </>
  );
}
