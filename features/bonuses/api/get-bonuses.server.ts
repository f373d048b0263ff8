import 'server-only';
import { WELCOME_DEPOSITS } from '@/lib/domain/bonuses';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/**
 * The welcome bonuses, one for each of the first deposits, for server components. Empty when there is none for the
 * first deposit: then a visitor is offered nothing (SPEC §2).
 */
export async function readWelcomeOffers(locale: Locale) {
  const { data } = await bodyOf(
    platform().GET('/api/v1/bonuses', {
      params: { query: { tags: 'vip-pack,standard', language: LANGUAGE_CODES[locale] } },
      ...cached([CACHE_TAGS.bonuses], CACHE_LIFETIMES.bonuses),
    }),
  );
  const offers = Array.from({ length: WELCOME_DEPOSITS }, (_, made) =>
    data.find(
      ({ tag, numberDeposits }) =>
        numberDeposits?.from === made + 1 && tag === (made === 0 ? 'vip-pack' : 'standard'),
    ),
  );
  return offers[0] ? offers.filter((offer) => offer !== undefined) : [];
}
export type WelcomeOffer = Awaited<ReturnType<typeof readWelcomeOffers>>[number];
