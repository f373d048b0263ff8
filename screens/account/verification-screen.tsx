import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { Verification } from '@/features/verification/components/verification';

/** Documents that the player hands in. */
export function VerificationScreen() {
  return (
    <BlockBoundary>
      <Verification />
    </BlockBoundary>
  );
}
