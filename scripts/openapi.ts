/**
 * Writes platform/openapi.json from the declared routes, and lib/http/platform.d.ts from it. Needs no database:
 * nothing is connected until a request comes. `npm run openapi`; CI fails when it dirties the tree.
 */
import { writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { createPlatform } from '@/platform/app';
import { contractOf } from '@/platform/kernel/contract-document';
import { readPlatformConfig } from '@/platform/kernel/config';

const UNUSED = 'only-for-writing-the-contract-never-used';

async function main(): Promise<void> {
  const platform = await createPlatform(
    readPlatformConfig({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      AUTH_SECRET: UNUSED,
      WALLET_SECRETS: UNUSED,
      PAYMENT_API_KEY: UNUSED,
      PAYMENT_WEBHOOK_SECRETS: `whsec_${Buffer.from(UNUSED).toString('base64')}`,
      REVALIDATE_SECRET: UNUSED,
      VISITOR_SECRETS: UNUSED,
      LOG_LEVEL: 'silent',
    }),
    { jobs: false },
  );
  const { document } = contractOf(platform.app);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  await writeFile('platform/openapi.json', text);
  const types = astToString(await openapiTypescript(text, { alphabetize: true }));
  await writeFile(
    'lib/http/platform.d.ts',
    `// Written by \`npm run openapi\` from platform/openapi.json. Not to be edited.\n${types}`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
