import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cmsScript } from './script';
import { createTestDatabase, EMPTY, ensureTemplate, type TestDatabase } from '@/tests/support/database';

const MIGRATED = 'parlour_cms_template';
const SEEDED = 'parlour_seeded_cms_template';
export const OPERATOR = { email: 'operator@parlour.example', password: 'operator-of-the-test' };

export const seed = (databaseUrl: string, env: Record<string, string> = {}): Promise<string> =>
  cmsScript(databaseUrl, 'scripts/cms-seed.ts', {
    OPERATOR_EMAIL: OPERATOR.email,
    OPERATOR_PASSWORD: OPERATOR.password,
    ...env,
  });

const ensureMigrated = () =>
  ensureTemplate(MIGRATED, EMPTY, async (url) => {
    await cmsScript(url, 'scripts/cms-migrate.ts');
  });

/** A database of its own for one test file, with the CMS's schema. */
export async function createCmsDatabase(): Promise<TestDatabase> {
  await ensureMigrated();
  return createTestDatabase({ template: MIGRATED });
}

/**
 * The same with what a first start writes into it, and OPERATOR. Its pictures are a few pixels each, and their files are gone:
 * seven sizes of each as the site shows them are half a minute of a processor's work (cms/cms.long.test.ts makes those).
 */
export async function createSeededCmsDatabase(): Promise<TestDatabase> {
  await ensureMigrated();
  await ensureTemplate(SEEDED, MIGRATED, async (url) => {
    const pictures = await mkdtemp(path.join(tmpdir(), 'parlour-media-'));
    await cmsScript(url, 'cms/testing/seed-probe.ts', {
      OPERATOR_EMAIL: OPERATOR.email,
      OPERATOR_PASSWORD: OPERATOR.password,
      MEDIA_DIR: pictures,
    }).finally(() => rm(pictures, { recursive: true, force: true }));
  });
  return createTestDatabase({ template: SEEDED });
}
