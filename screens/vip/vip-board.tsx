import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { ExchangePoints } from '@/features/vip/components/exchange-points';
import { LevelCards } from '@/features/vip/components/level-cards';
import { OwnLevels } from '@/features/vip/components/own-levels';
import { PersonalManager } from '@/features/vip/components/personal-manager';
import { PointsNote } from '@/features/vip/components/points-note';
import { VipTable } from '@/features/vip/components/vip-table';
import type { VipLevel } from '@/features/vip/domain/vip-level';
import { VipPlayerSide } from './vip-player';

interface VipBoardProps {
  levels: readonly VipLevel[];
  headingLevel: 1 | 2;
}

/** The table, all levels, and what the player's own brings. */
export function VipBoard({ levels, headingLevel }: VipBoardProps) {
  // What runs in the browser has no use for the chapters.
  const facts = levels.map(({ image: _image, chapters: _chapters, toPoints: _to, ...rest }) => rest);
  return (
    <VipPlayerSide>
      <VipTable levels={facts} headingLevel={headingLevel} />
      <PointsNote />
      <LevelCards levels={levels} />
      <BlockBoundary>
        <OwnLevels levels={facts} />
        <PersonalManager levels={facts} />
        <ExchangePoints />
      </BlockBoundary>
    </VipPlayerSide>
  );
}
