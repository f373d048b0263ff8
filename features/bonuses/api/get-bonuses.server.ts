import 'server-only';
import { BONUS_TAGS } from '@/lib/domain/bonuses';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** All bonuses on offer, whatever their tag, those for earlier deposits first. For server components. */
export async function readOffers(locale: Locale) {
  const { data } = await bodyOf(
    platform().GET('/api/v1/bonuses', {
      params: { query: { tags: BONUS_TAGS.join(','), language: LANGUAGE_CODES[locale] } },
      ...cached([CACHE_TAGS.bonuses], CACHE_LIFETIMES.bonuses),
    }),
  );
  return data;
}
export type Offer = Awaited<ReturnType<typeof readOffers>>[number];

export type WelcomeOffer = Offer;
