'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { GameRounds } from '@/features/history/components/game-rounds';
import { RoundDetail } from '@/features/history/components/round-detail';
import { useAccountCurrency } from './use-account-currency';

/** The player's rounds, or the one that the address names. */
export function GameRoundsScreen() {
  return (
    <BlockBoundary>
      {/* What an address asks is known to the browser alone: the page is the same for everybody. */}
      <Suspense fallback={null}>
        <Rounds />
      </Suspense>
    </BlockBoundary>
  );
}

function Rounds() {
  const currency = useAccountCurrency();
  const query = useSearchParams();
  const game = query.get('game');
  const round = query.get('round');
  return game && round ? <RoundDetail game={game} round={round} /> : <GameRounds currency={currency} />;
}
