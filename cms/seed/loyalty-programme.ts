import type { Payload } from 'payload';
import { LEVEL_CODES, type LevelCode } from '@/lib/domain/loyalty';
import { ANNOUNCE_LATER } from '../hooks/announce';

/**
 * The programme that the platform begins with (migrations 0481, 0488, 0509): points, cashback in percent, its cap, the bonus and what is paid
 * out without waiting in euros.
 */
const LADDER: Record<LevelCode, readonly [number, number, number, number, number]> = {
  newcomer: [40, 10, 100, 0, 0],
  regular: [150, 11, 200, 0, 0],
  house_guest: [500, 12, 300, 0, 0],
  card_player: [1_500, 13, 400, 10, 300],
  table_captain: [4_000, 14, 500, 25, 400],
  lamp_keeper: [8_000, 15, 750, 50, 500],
  rail_master: [15_000, 16, 1_000, 100, 600],
  famed_commander: [30_000, 18, 2_000, 200, 1_000],
  parlour_marshal: [60_000, 20, 3_000, 400, 1_250],
  baize_baron: [120_000, 22, 5_000, 800, 1_500],
  brass_duke: [250_000, 24, 7_500, 1_500, 1_750],
  lord_of_the_house: [500_000, 25, 10_000, 3_000, 1_900],
};
const FIRST_WITH_GIFT = LEVEL_CODES.indexOf('card_player');
const FIRST_WITH_MANAGER = LEVEL_CODES.indexOf('famed_commander');

/** What the platform begins with, as the CMS keeps it. */
export const FIRST_PROGRAMME = {
  cashbackPeriod: 'week' as const,
  holdDays: 90,
  exchangePoints: null,
  levels: LEVEL_CODES.map((code, index) => {
    const [fromPoints, cashbackPercent, cashbackCap, bonus, instantPayout] = LADDER[code];
    return {
      ...{ code, fromPoints, cashbackPercent, cashbackCap, bonus, instantPayout },
      cashbackWagering: 0,
      birthdayCampaign: index >= FIRST_WITH_GIFT ? 'house-birthday' : null,
      personalManager: index >= FIRST_WITH_MANAGER,
    };
  }),
};

/** Writes the loyalty programme, unless it was written before. The platform has it already. @returns whether it was written */
export async function seedLoyaltyProgramme(payload: Payload): Promise<boolean> {
  const found = await payload.findGlobal({ slug: 'loyalty-programme', depth: 0 });
  if (found.createdAt) return false;
  await payload.updateGlobal({
    slug: 'loyalty-programme',
    depth: 0,
    context: { [ANNOUNCE_LATER]: true },
    data: { ...FIRST_PROGRAMME, _status: 'published' },
  });
  return true;
}
