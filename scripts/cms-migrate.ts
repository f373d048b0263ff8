// `npm run cms:migrate`: brings the CMS schema of DATABASE_URL up to date.
import { getPayload } from 'payload';
import { migrateCms } from '@/cms/migrate';
import { webConfig } from '@/lib/server/config/web';

try {
  const { databaseUrl } = webConfig();
  const { default: config } = await import('@/cms/payload.config');
  await migrateCms(databaseUrl, () => getPayload({ config, disableOnInit: true }));
  console.log('cms: schema is up to date');
  process.exit(0);
} catch (error) {
  console.error(`cms: migration failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
