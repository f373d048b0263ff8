'use client';

import { Prize } from '@/components/ui/amount/prize';
import type { ByCurrency } from '@/lib/money/money';
import { useTournamentPlayer } from '../state/player';

interface OwnPrizeProps {
  amount: ByCurrency;
  freeSpins: number;
  points: number;
}

/** A prize in the reader's own currency (SPEC §3). */
export function OwnPrize({ amount, freeSpins, points }: OwnPrizeProps) {
  const { currency } = useTournamentPlayer();
  return <Prize prize={{ amount: amount[currency] ?? 0, freeSpins, points }} currency={currency} />;
}
