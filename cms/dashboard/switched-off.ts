import type { Payload } from 'payload';
import { webConfig } from '@/lib/server/config/web';
import { SECTION_NAMES, type Section } from '@/lib/domain/sections';
import { isRow } from './leaves';

/** The sections that the global closes at that moment; one whose reopening time has come is open. */
export function closedBy(maintenance: unknown, now: number): Section[] {
  if (!isRow(maintenance)) return [];
  return SECTION_NAMES.filter((name) => {
    const section = maintenance[name];
    if (!isRow(section) || section.closed !== true) return false;
    return typeof section.until !== 'string' || Date.parse(section.until) > now;
  });
}

/** What operators and the environment have closed now. @throws Error when the database is out of reach */
export async function switchedOff(payload: Payload): Promise<Section[]> {
  const maintenance = await payload.findGlobal({ slug: 'maintenance', overrideAccess: true });
  return [...new Set([...webConfig().maintenance, ...closedBy(maintenance, Date.now())])];
}
