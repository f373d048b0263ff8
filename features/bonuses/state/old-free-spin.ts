import { remember, remembered } from '@/early/remembered';

/**
 * SPEC §4: the stored count of free spins is always updated to the new number.
 * @returns whether there are more than there were when this browser last heard of them
 */
export function keepFreeSpins(count: number): boolean {
  const before = Number(remembered('oldFreeSpin') ?? 0);
  remember('oldFreeSpin', String(count));
  return count > (Number.isFinite(before) ? before : 0);
}
