import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { OwnJackpots } from '@/features/jackpots/components/own-jackpots';

/** What the player has of the jackpots (SPEC §2). */
export function OwnJackpotsScreen() {
  return (
    <BlockBoundary>
      <OwnJackpots />
    </BlockBoundary>
  );
}
