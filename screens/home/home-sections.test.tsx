import { screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { standInForLayout } from '@/components/testing/layout';
import { OFFERS } from '@/features/bonuses/testing/offers';
import { tournament } from '@/features/tournaments/testing/tournaments';
import { SECTIONS, type Section } from '@/lib/domain/sections';
import { ClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { readClosedSections } from '@/lib/server/rules/closed-sections';
import { AccountFrame } from '@/screens/account/account-frame';
import { HomeScreen } from './home-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<boolean>) => read }));
jest.mock('@/lib/server/config/web', () => ({
  isBuilding: () => false,
  webConfig: () => ({
    webOrigin: 'http://casino.example',
    basePath: '',
    blockedCountries: [],
    maintenance: [],
  }),
}));
const mockSlide = (code: string, target: string) => ({
  code,
  target,
  gated: false,
  heading: `Heading of ${code}`,
  text: '',
  button: 'More',
  image: null,
  imageMobile: null,
});
jest.mock('@/cms/read/promotion', () => ({
  readSliders: async () => [
    mockSlide('welcome_pack', '/landing/welcome-bonus'),
    mockSlide('tournaments_local', '/tournaments'),
    mockSlide('lounge', '/vip'),
    mockSlide('answers', '/faq'),
  ],
  readTiles: async () =>
    ['/vip', '/bonuses', '/tournaments', '/faq'].map((target) => ({
      ...mockSlide(`tile${target}`, target),
      place: 'home',
    })),
  readStories: async () => [
    {
      code: 'welcome',
      title: 'Story of bonuses',
      image: null,
      gated: false,
      slides: [{ ...mockSlide('s', '/bonuses'), id: 's' }],
    },
  ],
}));
jest.mock('@/cms/read/seo', () => ({ readSeoEntry: async () => ({ text: [] }) }));
jest.mock('@/cms/read/settings', () => ({ readSettings: async () => ({ social: [] }) }));
jest.mock('@/endpoints/get-categories.server', () => ({ readEmptyCategories: async () => [] }));
jest.mock('@/screens/lists/direct-games', () => ({ directGames: async () => [] }));
jest.mock('@/lib/server/i18n/client-messages', () => ({
  clientMessages: async () =>
    jest.requireActual<{ messages: object }>('@/components/testing/render').messages,
}));
jest.mock('./own-rows-section', () => ({ OwnRowsSection: () => null }));
jest.mock('@/screens/page-data/seo-section', () => ({ SeoSection: () => null }));
jest.mock('@/screens/page-data/block-data', () => ({
  gamesBlock: async () => ({ data: [], meta: { total: 0 } }),
  providersBlock: async () => [],
  jackpotsBlock: async () => undefined,
  winnersBlock: async () => [],
  welcomeOffersBlock: async () => OFFERS,
  tournamentsBlock: async () => [tournament()],
}));

beforeAll(() => standInForLayout());
beforeEach(() => platformAnswers({}));
afterEach(() => jest.restoreAllMocks());

/** Opens sections as the one line in lib/domain/sections does. */
const open = (...sections: Section[]) => {
  for (const name of sections) jest.replaceProperty(SECTIONS[name], 'ready', true as never);
};
const close = (...sections: Section[]) => {
  for (const name of sections) jest.replaceProperty(SECTIONS[name], 'ready', false as never);
};
async function showHome() {
  const closed = await readClosedSections();
  const { container } = renderWithPlatform(
    <ClosedSections closed={closed}>{await HomeScreen({ locale: 'en' })}</ClosedSections>,
  );
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('the lobby offers nothing of sections that are not built', async () => {
  close('bonuses', 'tournaments', 'vip');
  const links = await showHome();
  expect(links.filter((href) => /^\/(vip|bonuses|tournaments|landing)|bonus=/.test(href ?? ''))).toEqual([]);
  expect(screen.queryByText('Claim it')).toBeNull();
  expect(screen.queryByText('Test Cup')).toBeNull();
  expect(screen.queryByText('Story of bonuses')).toBeNull();
  expect(links.filter((href) => href === '/faq')).toHaveLength(2);
});

test('bonuses that open bring back the welcome slide, its story and its tile', async () => {
  close('tournaments', 'vip');
  open('bonuses');
  const links = await showHome();
  expect(screen.getByRole('link', { name: 'Claim it' })).toHaveAttribute(
    'href',
    '/account/wallet/deposit?bonus=welcome',
  );
  expect(screen.getByText('Story of bonuses')).toBeInTheDocument();
  expect(links).toContain('/bonuses');
  expect(links).not.toContain('/vip');
});

test('tournaments that open bring back their slide, their cards and their tile', async () => {
  open('tournaments');
  const links = await showHome();
  expect(screen.getAllByRole('heading', { name: 'Test Cup' })).toHaveLength(2);
  expect(links).toEqual(expect.arrayContaining(['/tournaments', '/tournaments/local/test-cup']));
});

test('VIP that opens brings back its slide and its tile', async () => {
  open('vip');
  expect((await showHome()).filter((href) => href === '/vip')).toHaveLength(2);
});

test('the account shows the tabs of open sections, and a new one as soon as its section opens', async () => {
  const tabs = async () => {
    const closed = await readClosedSections();
    const { unmount } = renderWithPlatform(
      <ClosedSections closed={closed}>
        <AccountFrame>{null}</AccountFrame>
      </ClosedSections>,
    );
    const found = screen.getByRole('navigation', { name: 'Account sections' }).querySelectorAll('a');
    const hrefs = [...found].map((link) => link.getAttribute('href'));
    unmount();
    return hrefs;
  };
  close('account_vip');
  expect(await tabs()).toEqual([
    '/account/profile/main',
    '/account/jackpots',
    '/account/wallet/deposit',
    '/account/promo',
    '/account/transaction-history',
    '/account/limits',
  ]);
  open('account_vip');
  expect(await tabs()).toEqual([
    '/account/profile/main',
    '/account/jackpots',
    '/account/wallet/deposit',
    '/account/promo',
    '/account/vip',
    '/account/transaction-history',
    '/account/limits',
  ]);
});
