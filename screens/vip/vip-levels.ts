import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readLoyalty } from '@/cms/read/promotion';
import { readLoyaltyLevels } from '@/features/vip/api/get-loyalty-levels.server';
import type { VipLevel } from '@/features/vip/domain/vip-level';
import type { Locale } from '@/lib/domain/locales';

/**
 * The levels as the platform counts them, with what operators say of each.
 * @throws Error when the platform does not tell them: without them there is no page, and the last one is kept
 */
export async function vipLevels(locale: Locale): Promise<VipLevel[]> {
  const [t, levels, rules] = await Promise.all([
    getTranslations('AccountDrawer.levels'),
    readLoyaltyLevels(),
    readLoyalty(locale),
  ]);
  return levels.map(({ levelInfo: { level, fromPoints, cashback }, code, ...rest }, index) => {
    const rule = rules.find((one) => one.code === code);
    const next = levels[index + 1];
    return {
      code,
      level,
      title: rule?.title ?? t(code),
      image: rule?.image ?? null,
      fromPoints,
      toPoints: next ? next.levelInfo.fromPoints - 1 : null,
      cashbackPercent: cashback.percent,
      cap: cashback.cap,
      wagering: cashback.wagering,
      bonus: rest.bonus,
      instantPayout: rest.instantPayout,
      birthdayGift: rest.birthdayGift,
      personalManager: rest.personalManager,
      manager: rest.manager,
      chapters: rule?.childs ?? [],
    };
  });
}
