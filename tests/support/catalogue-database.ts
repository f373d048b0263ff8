import { createKernel } from '@/platform/kernel/kernel';
import { createTestDatabase, ensureTemplate, type TestDatabase } from './database';
import { ensureStartedTemplate, testConfig } from './platform';

const CATALOGUE = 'parlour_catalogue_template';

/** A database of its own for one test file, with the demo's catalogue of games in it. */
export async function createCatalogueDatabase(): Promise<TestDatabase> {
  await ensureTemplate(CATALOGUE, await ensureStartedTemplate(), async (url) => {
    // Only now: whoever clones it needs no generator.
    const { seedCatalogue } = await import('@/platform/demo/catalogue/seed');
    const kernel = createKernel(testConfig(url));
    await seedCatalogue(kernel).finally(() => kernel.close());
  });
  return createTestDatabase({ template: CATALOGUE });
}
