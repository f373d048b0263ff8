import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDocumentStore } from './storage';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-documents-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('keeps, gives and deletes files in a folder', async () => {
  const store = createDocumentStore({ documents: { directory: path.join(folder, 'store'), bucket: null } });
  const file = path.join(folder, 'page.jpg');
  writeFileSync(file, 'picture');
  await store.put('a/1.jpg', file);
  expect(Buffer.from((await store.get('a/1.jpg')) ?? []).toString()).toBe('picture');
  await store.deleteFolder('a');
  await store.deleteFolder('a');
  expect(await store.get('a/1.jpg')).toBeNull();
});

it('leaves its folder by no key', async () => {
  const store = createDocumentStore({ documents: { directory: path.join(folder, 'store'), bucket: null } });
  await expect(store.get('../page.jpg')).rejects.toThrow();
});
