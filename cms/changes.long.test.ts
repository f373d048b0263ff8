import type { RichText } from '@/lib/domain/rich-text';
import { OPERATOR } from './testing/database';
import { startCmsHarness, type CmsHarness } from './testing/harness';
import { findSiteRules } from './read/rules';

jest.setTimeout(120_000);

let harness: CmsHarness;
const probe = <Result>(command: object) => harness.probe<Result>(command);

beforeAll(async () => {
  harness = await startCmsHarness({ seeded: true });
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.announced.length = 0;
});

it('shows what is written about a game when it is published, and tells its page alone', async () => {
  const text = ['Une île.', 'Et un volcan.'];
  expect(await probe({ do: 'writeDescription' })).toEqual({
    drafted: [null, text],
    published: text,
    moved: [null, text],
    refused: [false, false, false, false, false],
  });
  expect(harness.announced.flatMap(({ events }) => events)).toEqual([
    { type: 'game-descriptions.changed', gameIds: ['g777'] },
    { type: 'game-descriptions.changed', gameIds: ['g778', 'g777'] },
  ]);
});

it('reads countries, redirects and closed sections as operators set them', async () => {
  const { refused } = await probe<{ refused: boolean[] }>({ do: 'rule' });
  // The first is an address that exists, and the operator says that its page is to be replaced; the second does not
  // say so. The others lead nowhere or in a circle.
  expect(refused).toEqual([true, false, false, false, false, false, false]);
  const { countries, closed, redirects } = await findSiteRules(harness.databaseUrl);
  expect(Object.keys(countries)).toHaveLength(250);
  expect(countries.SI).toEqual({
    locale: 'de',
    blocked: 451,
    currencies: ['CHF', 'EUR'],
    dialCodes: ['386', '1'],
  });
  expect(countries.CH).toMatchObject({ locale: 'de-CH', currencies: ['EUR', 'CHF'], dialCodes: ['41'] });
  expect(countries.US).not.toHaveProperty('blocked');
  expect(closed).toEqual({ games: { until: '2030-01-02T03:04:00.000Z' } });
  expect(redirects).toContainEqual({ from: '/old', to: '/games/top', status: 307 });
});

it('saves no link that runs a script, shows none, and keeps a tag as the words that it is', async () => {
  const { saved, page } = await probe<{ saved: boolean; page: { text: RichText } }>({ do: 'writeInfo' });
  expect(saved).toBe(false);
  expect(page.text).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: '<img src=x onerror=alert(1)> ' },
        { type: 'text', text: 'press' },
      ],
    },
  ]);
});

it('announces a saved entry by its path, signed', async () => {
  await probe({ do: 'save', path: 'main', locale: 'de', title: 'Neuer Titel' });
  expect(harness.announced).toEqual([{ signed: true, events: [{ type: 'seo.changed', paths: ['main'] }] }]);
  expect(await probe({ do: 'read', path: 'main', locale: 'de' })).toMatchObject({ title: 'Neuer Titel' });
});

it('puts online what is planned when its time has come, announces it, and says what could not be', async () => {
  const planned = await probe<{ broken: string }>({ do: 'plan' });
  expect(planned).toMatchObject({
    before: null,
    after: 'Winter hours',
    appointments: [{ documentId: planned.broken, problem: expect.stringContaining('Code') }],
  });
  expect(harness.announced).toEqual([
    { signed: true, events: [{ type: 'info.changed', codes: ['winter_hours'] }] },
  ]);
});

it('gives a visitor nothing, an editor the texts, an administrator the rest', async () => {
  expect(await probe({ do: 'access' })).toEqual({
    visitor: {
      readEntries: false,
      changeTitle: false,
      movePath: false,
      createOperator: false,
      deleteEntry: false,
    },
    editor: {
      readEntries: true,
      changeTitle: true,
      movePath: false,
      createOperator: false,
      deleteEntry: false,
    },
    administrator: {
      readEntries: true,
      changeTitle: true,
      movePath: true,
      createOperator: true,
      deleteEntry: true,
    },
  });
});

it('shuts out the address that guesses, not the operator', async () => {
  expect(await probe({ do: 'lock', ...OPERATOR })).toEqual({ before: true, stranger: false, operator: true });
});

it('outlives database connections that are cut', async () => {
  expect(await probe({ do: 'cut' })).toEqual({ cutOff: true, readsAgain: true });
});
