// Run by cms/pictures/upload.test.ts. Uploads over REST what is called a picture.
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { webConfig } from '@/lib/server/config/web';
import { operator } from './fixtures';
import { answerLines, openCms } from './probe-lines';

const { payload } = await openCms();
const { client } = await operator(payload, 'pictures', 'editor');

const drawn = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A PNG of some bytes whose head says that it is huge. */
async function hugePng(side: number): Promise<Buffer> {
  const png = await drawn().png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29);
  return png;
}

const FILES: Record<string, { name: string; type: string; bytes: () => Promise<Buffer> }> = {
  huge: { name: 'huge.png', type: 'image/png', bytes: () => hugePng(16_000) },
  php: { name: 'x.php', type: 'image/png', bytes: () => drawn(64, 48).png().toBuffer() },
  twoEndings: { name: 'a.php.jpg', type: 'image/jpeg', bytes: () => drawn(65, 48).jpeg().toBuffer() },
  wrongEnding: { name: 'b.png', type: 'image/png', bytes: () => drawn(66, 48).webp().toBuffer() },
  svg: {
    name: 'c.svg',
    type: 'image/png',
    bytes: () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  },
  polyglot: {
    name: 'd.png',
    type: 'image/png',
    bytes: async () =>
      Buffer.concat([await drawn().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  },
  broken: {
    name: 'e.png',
    type: 'image/png',
    bytes: async () => (await drawn().png().toBuffer()).subarray(0, 12),
  },
};

async function upload({ name, type, bytes }: (typeof FILES)[string]) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await bytes())], { type }), name);
  form.append('_payload', JSON.stringify({ alt: { en: 'x', de: 'x', au: 'x', ch: 'x', fr: 'x' } }));
  const { status, body } = await client.ask('POST', '/media', { body: form });
  const doc = (body.doc ?? {}) as { filename?: string; mimeType?: string };
  const [error] = (body.errors ?? []) as { message: string }[];
  return { status, said: error?.message ?? `${doc.filename ?? ''} ${doc.mimeType ?? ''}` };
}

async function uploads() {
  const came: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(FILES)) came[name] = await upload(file);
  const kept = await readdir(webConfig().mediaDirectory);
  return { came, endings: [...new Set(kept.map((file) => file.replace(/^[^.]*/, '')))].sort() };
}

await answerLines<object>(uploads);
