import { startProbe, type Probe } from './testing/script';
import { createCmsDatabase } from './testing/database';
import type { TestDatabase } from '@/tests/support/database';

jest.setTimeout(240_000);

let database: TestDatabase;
let probe: Probe;

beforeAll(async () => {
  database = await createCmsDatabase();
  probe = startProbe(database.url, 'cms/testing/creating-probe.ts');
});

afterAll(async () => {
  await probe.stop();
  await database.drop();
});

const play = (scene: string) => probe.ask<Record<string, unknown>>({ scene });

it('lets an editor name an entry until it was online, and remove the draft that never was', async () => {
  const found = await play('journeys');
  expect(Object.keys(found)).toHaveLength(8);
  for (const [slug, journey] of Object.entries(found)) {
    expect({ [slug]: journey }).toEqual({
      [slug]: {
        made: [201, true, true],
        online: [200, 'published', true],
        locked: [
          [200, false],
          [200, false],
          [200, false],
        ],
        restored: 200,
        removed: [200, 403],
      },
    });
  }
});

it('makes no draft because the form for a new entry is opened, and changes no other page', async () => {
  const found = await play('forms');
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(9);
  for (const [slug, form] of Object.entries(found)) {
    expect({ [slug]: form }).toEqual({ [slug]: [false, true, true, true] });
  }
});

it('keeps the names of what was online before there was a date of it', async () => {
  expect(await play('older')).toEqual(['older_online', 'older_draft_2']);
});

it('refuses a body that is a text, a number or nothing, and takes it for no fault', async () => {
  const refused = [400, 400];
  expect(await play('bare')).toEqual({ 5: refused, '"x"': refused, true: refused, null: refused });
});
