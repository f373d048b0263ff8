import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageLocale } from '@/lib/server/i18n/page';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { bonusWords, offerOf } from '@/screens/page-data/page-words';
import { pagePicture } from '@/screens/page-data/page-picture';

interface BonusParams {
  locale: string;
  bonus: string;
}

/** The bonus of an address. One that is not on offer is not found. */
export async function bonusPageOf({ locale, bonus }: BonusParams) {
  const language = pageLocale(locale);
  const offer = await offerOf(language, bonus);
  if (!offer) notFound();
  return { locale: language, offer };
}

/** Title, canonical and picture of a bonus' page: of its own SEO entry, else of the one for all. */
export async function bonusMetadata(params: BonusParams): Promise<Metadata> {
  const { locale, offer } = await bonusPageOf(params);
  const entry = await bonusWords(locale, offer);
  const path = `bonuses/${offer.id}`;
  return pageMetadata({ entry, path: `/${path}`, locale, picture: pagePicture(locale, path, entry.title) });
}
