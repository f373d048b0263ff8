import { startProbe, type Probe } from './testing/script';
import { createCmsDatabase } from './testing/database';
import type { TestDatabase } from '@/tests/support/database';

jest.setTimeout(240_000);

let database: TestDatabase;
let probe: Probe;

beforeAll(async () => {
  database = await createCmsDatabase();
  probe = startProbe(database.url, 'cms/testing/roles-probe.ts');
});

afterAll(async () => {
  await probe.stop();
  await database.drop();
});

const play = (scene: string) => probe.ask<Record<string, unknown>>({ scene });

/** What Payload tells about one's own rights: nothing that is kept. */
const RIGHTS = expect.stringMatching(/^POST \/.+\/access(\/:id\?)?$/);

it('gives a stranger nothing, at any address that there is', async () => {
  const found = await play('stranger');
  expect(found).toEqual({
    asked: expect.any(Number),
    answered: expect.any(Array),
    marked: [],
    broken: [],
    changed: [],
    statuses: {
      '/access': 200,
      '/media/file': 403,
      '/faq?draft=true&depth=5&showHiddenFields=true': 403,
      '/operators?where[email][like]=probe': 403,
      '/globals/site-settings?draft=true': 403,
      '/graphql': 404,
      '/graphql-playground': 404,
    },
    overridden: 403,
  });
  expect(found.asked).toBeGreaterThan(150);
  const known = ['GET /access', 'GET /operators/init', 'GET /operators/me'];
  // Any word is a key there, and nobody without a log-in has kept something under one.
  const empty = /^GET \/payload-preferences\/./;
  for (const address of found.answered as string[]) {
    if (!known.includes(address) && !empty.test(address)) expect(address).toEqual(RIGHTS);
  }
});

it.each(['support', 'translatorEverywhere'])('lets %s change nothing by any address', async (scene) => {
  const found = await play(scene);
  expect(found).toMatchObject({
    asked: true,
    broken: [],
    changed: [],
    othersPreference: 'kept-within',
    schedules: 'refused',
    ownRole: expect.objectContaining({ role: scene === 'support' ? 'support' : 'translator' }),
  });
  // What one has arranged for oneself; and whoever writes takes documents over from each other.
  const own = /^(POST|DELETE|PATCH) \/payload-preferences\//;
  const locks = /^(DELETE|PATCH) \/payload-locked-documents\//;
  for (const address of found.answered as string[]) {
    const known = own.test(address) || (scene !== 'support' && locks.test(address));
    if (!known) expect(address).toEqual(RIGHTS);
  }
});

it('lets a translator draft texts in their language, and nothing else', async () => {
  const { refused, ...found } = await play('translator');
  for (const [attempt, status] of Object.entries(refused as Record<string, number>)) {
    expect([attempt, status]).toEqual([attempt, 403]);
  }
  expect(found).toEqual({
    draft: 200,
    unpublishAll: 403,
    onlineAsBefore: true,
    drafted: { title: expect.objectContaining({ en: 'Title', de: 'Titel' }), position: 7, code: 'probe' },
    media: {
      swap: 403,
      bulk: 403,
      change: 200,
      alt: { en: 'en', de: 'neu', au: 'au', ch: 'ch', fr: 'fr' },
      sameFile: true,
    },
    settings: {
      otherLanguage: 403,
      publish: 403,
      addRow: 403,
      draft: 200,
      maintenance: 403,
      supportEmailKept: true,
    },
  });
});

it('lets an editor look after content, and after nothing that is an administrator’s', async () => {
  expect(await play('editor')).toEqual({
    create: 201,
    redirect: 201,
    removeRedirect: 200,
    operator: 403,
    otherOperator: 403,
    removeOperator: 403,
    promoted: 'editor',
    country: 403,
    seoEntry: 403,
    removeSeoEntry: 403,
    schedules: 'may',
    oddName: 'refused',
    operatorsSeen: 1,
  });
});

it('puts every save on record, in a trail that nobody can change, and saves nothing that it can’t record', async () => {
  expect(await play('audit')).toEqual({
    trail: [
      'logged_in operators',
      expect.stringMatching(/^created faq .*title/),
      'drafted faq title',
      'drafted faq position title autosaved',
      'drafted faq title in de autosaved',
      'published faq',
      'unpublished faq',
      'deleted faq',
      expect.stringMatching(/^changed maintenance account_jackpots/),
    ],
    reasons: ['A better word'],
    titles: [
      { field: 'title', before: null, after: 'One' },
      { field: 'title', before: 'One', after: 'Two' },
      { field: 'title', before: 'Two', after: 'Four' },
      { field: 'title', before: null, after: 'Vier' },
      { field: 'title', before: 'Four', after: null },
    ],
    addressed: true,
    refused: { create: 403, change: 403, remove: 403, removeAll: 403 },
    failed: { save: 500, login: 500 },
    unrecorded: 0,
  });
});
