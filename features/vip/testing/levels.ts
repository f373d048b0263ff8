import type { VipLevel } from '../domain/vip-level';
import type { VipPlayer } from '../state/vip-player';

const POINTS = [40, 150, 500, 1_500, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000, 250_000, 500_000];
const NAMES = ['Newcomer', 'Regular', 'House Guest', 'Card Player'];

/** Twelve levels, as the platform and the CMS have them from the start. */
export const LEVELS: readonly VipLevel[] = POINTS.map((fromPoints, index) => {
  const next = POINTS[index + 1];
  return {
    code: `level-${index + 1}`,
    level: index + 1,
    title: NAMES[index] ?? `Level name ${index + 1}`,
    image: null,
    fromPoints,
    toPoints: next === undefined ? null : next - 1,
    cashbackPercent: 10 + index,
    cap: { EUR: 10_000 * (index + 1) },
    wagering: 0,
    bonus: index >= 3 ? { EUR: 1_000 } : null,
    instantPayout: index >= 3 ? { EUR: 10_000 * index } : null,
    birthdayGift: index >= 3,
    personalManager: index >= 7,
    manager: index >= 7 ? { name: 'Ida Lamp', contact: 'ida@parlour.example', hours: '9 to 18' } : null,
    chapters: [
      {
        title: `What ${index + 1} brings`,
        content: [{ type: 'paragraph', children: [{ type: 'text', text: `Text of ${index + 1}` }] }],
      },
    ],
  };
});

/** Who looks: a visitor unless something else is said. */
export const viewer = (change: Partial<VipPlayer> = {}): VipPlayer => ({
  status: 'visitor',
  standing: null,
  heldUntil: null,
  period: null,
  exchange: null,
  currency: null,
  mayDeposit: true,
  retry: () => undefined,
  ...change,
});

export const playerAt = (level: number, points: number, progressPercent = 40): VipPlayer =>
  viewer({ status: 'player', currency: 'EUR', period: 'week', standing: { level, points, progressPercent } });
