import type { SlotSheet } from './sheet';

/** How many scatters start what a slot has; null where they start nothing. */
export const startsAt = ({ free, hold, wheel }: Pick<SlotSheet, 'free' | 'hold' | 'wheel'>): number | null =>
  wheel?.startsAt ?? hold?.startsAt ?? free?.awards[0]?.count ?? null;
