import { readGameDescription } from '@/cms/read/game-descriptions';
import { readSeoEntry } from '@/cms/read/seo';
import { describeGame, type GameFacts } from '@/screens/game/description/describe-game';
import { gameWords, titleOfPage } from './page-words';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('next-intl/server', () => ({ getFormatter: jest.fn() }));
jest.mock('@/cms/read/info-pages', () => ({ readInfoPage: jest.fn() }));
jest.mock('@/cms/read/game-descriptions', () => ({ readGameDescription: jest.fn() }));
jest.mock('@/cms/read/seo', () => ({
  ...jest.requireActual<object>('@/cms/read/seo-fallback'),
  readSeoEntry: jest.fn(),
}));
jest.mock('@/endpoints/get-games.server', () => ({ readGames: jest.fn() }));
jest.mock('@/features/lobby/api/get-providers.server', () => ({ readProviders: jest.fn() }));

const game: GameFacts & { geo_link: string } = {
  id: 'g101',
  geo_link: '/game/scarab-of-nefer',
  name: 'Scarab of Nefer',
  providerName: 'Saffron Lane',
  theme: 'egypt',
  source: 0,
  volatility: 'medium',
  rtp: 9650,
  lines: 20,
  maxWin: 287,
  released: '2024-03-03',
  hasDemo: true,
  categories: [],
};

const entry = (code: string, description: string) => ({
  code,
  path: '',
  title: '{name} by {provider}',
  description,
  text: [],
  image: null,
  canonical: null,
  index: true,
});
function entries(byPath: Record<string, ReturnType<typeof entry>>) {
  jest
    .mocked(readSeoEntry)
    .mockImplementation(async (path) => byPath[path] ?? entry('seo_neutral', 'Neutral.'));
}

beforeEach(() => {
  jest.mocked(readGameDescription).mockResolvedValue(null);
  entries({ 'game/{id}': entry('seo_game', 'Play {name}.') });
});

it('is called like all games and described by its own first sentences', async () => {
  const { title, description } = await gameWords('de', game);
  expect(title).toBe('Scarab of Nefer by Saffron Lane');
  expect(description.length).toBeLessThanOrEqual(155);
  expect(describeGame(game, 'de').join(' ').startsWith(description.replace(/…$/, ''))).toBe(true);
});

it('is described by what an operator has written about it', async () => {
  jest.mocked(readGameDescription).mockResolvedValue(['A scarab of gold.', 'And a sphinx.']);
  expect(await gameWords('en', game)).toMatchObject({ description: 'A scarab of gold. And a sphinx.' });
});

it('goes by the entry of its own address before anything else', async () => {
  entries({
    'game/{id}': entry('seo_game', 'Play {name}.'),
    'game/scarab-of-nefer': entry('seo_scarab', 'The one and only {name}.'),
  });
  expect(await gameWords('en', game)).toMatchObject({ description: 'The one and only Scarab of Nefer.' });
});

it.each(['main', 'games', 'faq', 'jackpots', 'vip', 'landing/welcome-bonus'])(
  'gives the picture of %s the title of the page',
  async (path) => {
    entries({ [path]: { ...entry('seo_page', ''), title: 'What it is called' } });
    expect(await titleOfPage('en', path)).toBe('What it is called');
  },
);

it.each(['nothing', 'games/nothing', 'landing', 'faq/more', 'studio/0'])(
  'knows no page called %s',
  async (path) => {
    expect(await titleOfPage('en', path)).toBeNull();
  },
);
