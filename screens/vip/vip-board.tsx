import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { LevelCards } from '@/features/vip/components/level-cards';
import { OwnLevels } from '@/features/vip/components/own-levels';
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
  const facts = levels.map(({ code, level, title, fromPoints, cashbackPercent, personalManager }) => ({
    code,
    level,
    title,
    fromPoints,
    cashbackPercent,
    personalManager,
  }));
  return (
    <VipPlayerSide>
      <VipTable levels={facts} headingLevel={headingLevel} />
      <PointsNote />
      <LevelCards levels={levels} />
      <BlockBoundary>
        <OwnLevels levels={facts} />
      </BlockBoundary>
    </VipPlayerSide>
  );
}
