import { LEVEL_CODES } from '@/lib/domain/loyalty';
import type { NewProgramme } from '../programme/store';

/** A programme whose first level gives 5 percent at 40 points, and each one after it a percent more. */
export const programme = (
  fields: Partial<NewProgramme> = {},
  ofFirst: Partial<NewProgramme['levels'][number]> = {},
): NewProgramme => ({
  cashbackPeriod: 'week',
  holdDays: 30,
  exchangePoints: null,
  levels: LEVEL_CODES.map((code, index) => ({
    code,
    fromPoints: BigInt(40 + index * 1_000),
    cashbackPercent: 5 + index,
    cashbackCap: 100_000n,
    cashbackWagering: 0,
    bonus: BigInt(index) * 500n,
    instantPayout: 0n,
    birthdayCampaign: null,
    personalManager: index >= 7,
    manager: null,
    ...(index === 0 ? ofFirst : {}),
  })),
  ...fields,
});
