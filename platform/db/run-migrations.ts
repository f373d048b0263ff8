import { migratePlatform } from './migrate';

/** `npm run migrate`: brings the platform's schemas of DATABASE_URL up to date. */
async function main(): Promise<void> {
  const { DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) throw new Error('migrate: DATABASE_URL is required');
  const names = await migratePlatform(databaseUrl);
  process.stdout.write(names.length > 0 ? `migrated: ${names.join(', ')}\n` : 'nothing to migrate\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
