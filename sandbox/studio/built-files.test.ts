import { mkdtempSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { clientFolder, compressBuilt, readBuiltFile } from './built-files';

const SCRIPT = 'export const reels = [1, 2, 3];\n'.repeat(200);
let root: string;
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'studio-built-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  mkdirSync(clientFolder(), { recursive: true });
  writeFileSync(path.join(clientFolder(), 'main-A1.js'), SCRIPT);
  writeFileSync(path.join(clientFolder(), 'sans-B2.woff2'), 'a font');
  writeFileSync(path.join(clientFolder(), 'manifest.json'), '{}');
  await compressBuilt(['main-A1.js', 'sans-B2.woff2'].map((name) => path.join(clientFolder(), name)));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

it('is compressed for who takes that', async () => {
  const file = await readBuiltFile('main-A1.js', 'gzip, deflate, br');
  expect(file?.headers).toEqual({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(file?.type).toBe('text/javascript');
  expect(file?.bytes.length).toBeLessThan(SCRIPT.length / 10);
  expect(brotliDecompressSync(file?.bytes ?? Buffer.alloc(0)).toString()).toBe(SCRIPT);
});

it.each([undefined, 'gzip', 'br;q=0'])('is as it was built for who takes %p', async (accepted) => {
  const file = await readBuiltFile('main-A1.js', accepted);
  expect(file?.headers).toEqual({ vary: 'accept-encoding' });
  expect(file?.bytes.toString()).toBe(SCRIPT);
});

it('leaves fonts as they are, which are compressed', async () => {
  const file = await readBuiltFile('sans-B2.woff2', 'br');
  expect([file?.type, file?.bytes.toString()]).toEqual(['font/woff2', 'a font']);
  expect(() => statSync(path.join(clientFolder(), 'sans-B2.woff2.br'))).toThrow('ENOENT');
});

it.each(['manifest.json', '../manifest.json', 'main-A1.js.br', 'main-Z9.js', ''])(
  'knows no file %p',
  async (name) => {
    expect(await readBuiltFile(name, 'br')).toBeNull();
  },
);
