import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { OwnRowRoom } from '@/features/lobby/components/own-row-room';
import { OwnRowsOfPlayer } from './own-rows-of-player';

/** Boxes for the rows of one person, which the browser fills. */
export function OwnRowsSection() {
  return (
    <BlockBoundary shape="none">
      <OwnRowsOfPlayer
        rooms={{
          continue: <OwnRowRoom name="continue" />,
          favourites: <OwnRowRoom name="favourites" />,
          recommended: <OwnRowRoom name="recommended" />,
        }}
      />
    </BlockBoundary>
  );
}
