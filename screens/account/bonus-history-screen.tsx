import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { BonusHistory } from '@/features/bonuses/components/bonus-history';

/** What has become of the player's bonuses (SPEC §2). */
export function BonusHistoryScreen() {
  return (
    <BlockBoundary>
      <BonusHistory />
    </BlockBoundary>
  );
}
