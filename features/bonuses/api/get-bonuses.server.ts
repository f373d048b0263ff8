import 'server-only';
import { BONUS_TAGS, WELCOME_DEPOSITS } from '@/lib/domain/bonuses';
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

/**
 * The welcome bonuses among those on offer, one for each of the first deposits. Empty when there is none for the first
 * deposit: then a visitor is offered nothing (SPEC §2).
 */
export function welcomeOffersOf(offers: readonly Offer[]): Offer[] {
  const steps = Array.from({ length: WELCOME_DEPOSITS }, (_, made) =>
    offers.find(
      ({ tag, numberDeposits }) =>
        numberDeposits?.from === made + 1 && tag === (made === 0 ? 'vip-pack' : 'standard'),
    ),
  );
  return steps[0] ? steps.filter((offer) => offer !== undefined) : [];
}

export type WelcomeOffer = Offer;
