import { giftGlyph } from '@/components/ui/icon/frame-glyphs';
import type { Glyph } from '@/components/ui/icon/glyph';
import {
  arrowDownLeftGlyph,
  arrowUpRightGlyph,
  dicesGlyph,
  rotateCcwGlyph,
  trophyGlyph,
} from '@/components/ui/icon/history-glyphs';
import type { TransactionType } from '@/lib/domain/transactions';
import { GROUPS } from '../domain/history-address';

const OWN: Partial<Record<TransactionType, Glyph>> = {
  withdraw: arrowUpRightGlyph,
  change_balance_dec: arrowUpRightGlyph,
  refund: rotateCcwGlyph,
  rollback_bet: rotateCcwGlyph,
  rollback_win: rotateCcwGlyph,
  jackpot_win: trophyGlyph,
  jackpot_increasing: trophyGlyph,
};
const within = (group: readonly TransactionType[], type: TransactionType) => group.includes(type);

/** The picture of a movement's type. */
export function typeGlyph(type: TransactionType): Glyph {
  const own = OWN[type];
  if (own) return own;
  if (within(GROUPS.bonuses, type)) return giftGlyph;
  return within(GROUPS.games, type) ? dicesGlyph : arrowDownLeftGlyph;
}
