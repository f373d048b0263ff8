import type { Section } from '@/lib/domain/sections';

/**
 * The sections that no menu leads to: those that are closed, and the bonuses while there are none (SPEC §2). Their page can
 * still be opened, and says so.
 * @param offers what is on offer; null when nobody could say
 */
export const unlinkedSections = (
  closed: readonly Section[],
  offers: readonly unknown[] | null | undefined,
): readonly Section[] => (offers?.length === 0 ? [...closed, 'bonuses'] : closed);
