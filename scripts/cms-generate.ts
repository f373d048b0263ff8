// Writes what Payload derives from its configuration: the admin's import map and the types of the content.
// With `--migration <name>` also the migration from the last one to the configuration as it stands.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';
import { createCmsConfig } from '@/cms/config';

const { values } = parseArgs({ options: { migration: { type: 'string' } } });

// Nothing is connected: neither writing asks the database.
const config = await createCmsConfig({
  databaseUrl: undefined,
  secret: 'not-used',
  webOrigin: 'http://localhost:3000',
  mediaDirectory: '',
  secondFactor: 'optional',
});
await generateImportMap(config, { force: true, log: false });
await generateTypes(config, { log: false });
if (values.migration !== undefined) {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  await payload.db.createMigration({ payload, migrationName: values.migration, forceAcceptWarning: true });
  // The migrations are read from their folder; an index would only pull them into the type check.
  rmSync('cms/migrations/index.ts', { force: true });
}
process.exit(0);
