import { cmsScript } from './cms-script';
import { createTestDatabase, EMPTY, ensureTemplate, type TestDatabase } from './database';

const MIGRATED = 'parlour_cms_template';
const SEEDED = 'parlour_seeded_cms_template';
export const OPERATOR = { email: 'operator@parlour.example', password: 'operator-of-the-test' };

export const seed = (databaseUrl: string, env: Record<string, string> = {}): Promise<string> =>
  cmsScript(databaseUrl, 'scripts/cms-seed.ts', {
    OPERATOR_EMAIL: OPERATOR.email,
    OPERATOR_PASSWORD: OPERATOR.password,
    ...env,
  });

/** A database of its own for one test file, with the CMS's schema. */
export async function createCmsDatabase(): Promise<TestDatabase> {
  await ensureTemplate(MIGRATED, EMPTY, async (url) => {
    await cmsScript(url, 'scripts/cms-migrate.ts');
  });
  return createTestDatabase({ template: MIGRATED });
}

/** The same with what a first start writes into it, and OPERATOR. */
export async function createSeededCmsDatabase(): Promise<TestDatabase> {
  await ensureTemplate(SEEDED, EMPTY, async (url) => {
    await cmsScript(url, 'scripts/cms-migrate.ts');
    await seed(url);
  });
  return createTestDatabase({ template: SEEDED });
}
