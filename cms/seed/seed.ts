import type { Payload } from 'payload';
import { adopt } from './adopt';
import { seedCountries } from './countries';
import { seedFaq } from './faq-groups';
import { seedGameDescriptions } from './game-descriptions';
import { seedInfoPages } from './info-pages';
import { seedLoyaltyProgramme } from './loyalty-programme';
import { seedPromotion } from './promotion/promotion';
import { seedSeoEntries } from './seo-entries';
import { seedSettings } from './settings/settings';

export interface SeedResult {
  /** Paths of the entries that were not there and are now, or that were renewed. */
  seoPaths: string[];
  /** Whether texts at the end of pages were renewed. */
  seoTextsRenewed: boolean;
  /** Codes of the info pages that were not there and are now, or that were renewed; so with the next. */
  infoCodes: string[];
  faqCodes: string[];
  /** Ids of the games about which nothing was written and now is. */
  gameIds: string[];
  /** Slides, stories, tiles and loyalty rules that were not there and are now. */
  promotions: number;
  settingsWritten: boolean;
  /** Whether the loyalty programme was written. */
  programmeWritten: boolean;
  /** Alpha-2 codes of the countries that were not there and are now. */
  countries: string[];
  operatorCreated: boolean;
}

/**
 * Creates what is missing, renews what is as an earlier seed wrote it, and touches nothing else: an operator's changes
 * outlive every start.
 *
 * @param operator the first administrator; left out, none is made
 * @param supportEmail where players write to, until operators say otherwise
 * @param pictures the folder of the pictures that the content begins with; left out, those that the site has
 */
export async function seedCms(
  payload: Payload,
  {
    operator,
    supportEmail,
    pictures,
  }: { operator?: { email: string; password: string }; supportEmail: string; pictures?: string },
): Promise<SeedResult> {
  const seedTexts = async () => {
    for (const collection of ['seo-entries', 'seo-pages', 'info-pages'] as const)
      await adopt(payload, collection);
    const seo = await seedSeoEntries(payload);
    return {
      seoPaths: seo.paths,
      seoTextsRenewed: seo.textsRenewed,
      infoCodes: await seedInfoPages(payload),
      faqCodes: await seedFaq(payload),
      gameIds: await seedGameDescriptions(payload),
      settingsWritten: await seedSettings(payload, supportEmail),
      programmeWritten: await seedLoyaltyProgramme(payload),
      countries: await seedCountries(payload),
      operatorCreated: operator ? await createOperator(payload, operator) : false,
    };
  };
  // The sizes of pictures are made in threads of their own: texts are written meanwhile.
  const [promotions, texts] = await Promise.all([seedPromotion(payload, pictures), seedTexts()]);
  return { promotions, ...texts };
}

async function createOperator(payload: Payload, { email, password }: { email: string; password: string }) {
  const { totalDocs } = await payload.count({ collection: 'operators', where: { email: { equals: email } } });
  if (totalDocs > 0) return false;
  await payload.create({
    collection: 'operators',
    data: { email, password, name: 'Operator', role: 'administrator' },
  });
  return true;
}
