import type { Payload } from 'payload';
import { seedCountries } from './countries';
import { seedInfoPages } from './info-pages';
import { seedSeoEntries } from './seo-entries';

export interface SeedResult {
  /** Paths of the entries that were not there and are now. */
  seoPaths: string[];
  /** Codes of the info pages that were not there and are now. */
  infoCodes: string[];
  /** Alpha-2 codes of the countries that were not there and are now. */
  countries: string[];
  operatorCreated: boolean;
}

/**
 * Creates what is missing and touches nothing that is there: an operator's changes outlive every start.
 *
 * @param operator the first administrator; left out, none is made
 */
export async function seedCms(
  payload: Payload,
  operator?: { email: string; password: string },
): Promise<SeedResult> {
  return {
    seoPaths: await seedSeoEntries(payload),
    infoCodes: await seedInfoPages(payload),
    countries: await seedCountries(payload),
    operatorCreated: operator ? await createOperator(payload, operator) : false,
  };
}

async function createOperator(payload: Payload, { email, password }: { email: string; password: string }) {
  const { totalDocs } = await payload.count({ collection: 'operators', where: { email: { equals: email } } });
  if (totalDocs > 0) return false;
  await payload.create({
    collection: 'operators',
    data: { email, password, name: 'House', role: 'administrator' },
  });
  return true;
}
