import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { GrantTerms } from '@/features/bonuses/components/grant-terms';

/** The rules of one bonus of the player's. */
export function OwnBonusScreen({ id }: { id: string }) {
  return (
    <BlockBoundary>
      <GrantTerms id={id} />
    </BlockBoundary>
  );
}
