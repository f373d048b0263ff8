// Run by cms/testing/database.ts: seeds the CMS of the environment as scripts/cms-seed.ts does, with pictures of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURES } from '@/cms/seed/media';
import { seedCms } from '@/cms/seed/seed';
import { webConfig } from '@/lib/server/config/web';
import { openCms } from './probe-lines';

const { OPERATOR_EMAIL: email = '', OPERATOR_PASSWORD: password = '' } = process.env;
const { payload } = await openCms();
const pictures = await mkdtemp(path.join(tmpdir(), 'parlour-pictures-'));
for (const [place, name] of Object.keys(PICTURES).entries()) {
  // Each another colour: a file is named after what is in it.
  const picture = sharp({
    create: { width: 8, height: 8, channels: 3, background: { r: place * 9, g: 90, b: 9 } },
  });
  await picture.webp().toFile(path.join(pictures, `${name}@2x.webp`));
}
await seedCms(payload, { operator: { email, password }, supportEmail: webConfig().supportEmail, pictures });
await rm(pictures, { recursive: true });
process.exit(0);
