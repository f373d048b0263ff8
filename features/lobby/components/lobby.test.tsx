import { screen, within } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { renderWithPlatform } from '@/components/testing/platform';
import { renderWithMessages } from '@/components/testing/render';
import { CATEGORY_GROUPS } from '@/lib/domain/game-categories';
import { tabsOf } from '../domain/tabs';
import { blackjack, slots } from '../testing/games';
import { CategoryTabs } from './category-tabs';
import { GameRow } from './game-row';
import { GameSearch } from './game-search';
import { Hero } from './hero';
import { PromoTiles } from './promo-tiles';
import { ProvidersRow } from './providers-row';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
beforeAll(() => standInForLayout());

describe('a row', () => {
  test('shows its games in order and ends with the way to all of them', () => {
    renderWithMessages(<GameRow category="new" games={slots(3)} total={46} />);
    const row = screen.getByRole('region', { name: 'New games' });
    expect(
      within(row)
        .getAllByRole('heading', { level: 3 })
        .map((name) => name.textContent),
    ).toEqual(['Slot 0', 'Slot 1', 'Slot 2']);
    const ways = within(row).getAllByRole('link', { name: /See all/ });
    expect(ways).toHaveLength(2);
    ways.forEach((way) => expect(way).toHaveAttribute('href', '/games/new'));
    expect(within(row).getAllByText('46 games')).toHaveLength(2);
  });

  test('of an empty category is not there', () => {
    const { container } = renderWithMessages(<GameRow category="new" games={[]} total={0} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('asks at once only for the posters of the first screen', () => {
    const { container } = renderWithMessages(
      <GameRow category="top" layout="grid" games={slots(20)} total={1204} eager={6} />,
    );
    const cards = [...container.querySelectorAll('article img')];
    expect(cards).toHaveLength(13);
    expect(cards.filter((image) => image.getAttribute('loading') === 'eager')).toHaveLength(6);
  });
});

describe('the hero', () => {
  const props = {
    slides: [],
    gamesTotal: 8252,
    providersTotal: 82,
    newGames: slots(5),
    liveGames: [blackjack],
    liveTotal: 83,
    coded: { jackpots: <article data-slide="jackpots" /> },
  };

  test('begins with the page title and offers to sign up and to look around', () => {
    renderWithPlatform(<Hero {...props} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The lamp is on.8,252 games');
    const signUp = screen.getByRole('link', { name: 'Sign up' });
    expect(signUp).toHaveAttribute('data-modal', 'SIGNUP');
    expect(signUp).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Browse games' })).toHaveAttribute('href', '/games/all');
    expect(screen.getByText('83 tables day and night')).toBeVisible();
  });

  test('has arrows with more than three slides only, and drops slides without a content', () => {
    const { rerender } = renderWithPlatform(<Hero {...props} />);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Forward' })).toBeVisible();
    rerender(<Hero {...props} coded={{}} />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Forward' })).toBeNull();
  });

  test('gives the greeting’s place to the welcome pack, and keeps the page’s heading', () => {
    const pack = <div>Up to €800</div>;
    const { rerender } = renderWithPlatform(<Hero {...props} coded={{ welcome_pack: pack }} />);
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveAttribute('data-pack');
    expect(first).toHaveTextContent('Up to €800');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    rerender(<Hero {...props} coded={{}} />);
    expect(screen.getAllByRole('article')[0]).not.toHaveAttribute('data-pack');
    expect(screen.queryByText('Up to €800')).toBeNull();
  });

  test('has the slides that operators put online, in their order, after the greeting', () => {
    const slide = (code: string, target = '/games/book') => ({
      code,
      heading: `About ${code}`,
      text: 'Two words.',
      button: 'Have a look',
      target,
      gated: code === 'autumn',
      image: null,
      imageMobile: null,
    });
    const codes = ['autumn', 'jackpots', 'tournaments_local', 'new_games', 'house', 'welcome_pack'];
    const slides = codes.map((code) => slide(code));
    renderWithPlatform(
      <Hero {...props} slides={[...slides, slide('partner', 'https://elsewhere.example')]} />,
    );
    const kinds = screen.getAllByRole('article').map((article) => article.dataset.slide);
    // No tournament is on.
    expect(kinds).toEqual(['welcome', 'generic', 'jackpots', 'generic', 'generic', 'generic']);
    const diamonds = [...document.querySelectorAll<HTMLElement>('[aria-hidden] > i')];
    expect(diamonds.map(({ dataset }) => dataset['law'] ?? '')).toEqual(['', '', 'jackpots', '', '', '']);
    // Whatever has no live data is shown in the operators' words.
    expect(screen.getByRole('heading', { name: 'About new_games' })).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Have a look' });
    const [own, foreign] = [links[0], links.at(-1)];
    expect(own).toHaveAttribute('href', '/games/book');
    expect(foreign).toHaveAttribute('href', 'https://elsewhere.example');
    expect(own).toHaveAttribute('data-gated', '/games/book');
    expect(foreign).not.toHaveAttribute('data-gated');
  });
});

describe('categories', () => {
  test('the open one is marked and each leads to its path', () => {
    renderWithMessages(<CategoryTabs current="feature_buy" empty={[]} />);
    const tab = screen.getByRole('link', { name: 'Feature buy' });
    expect(tab).toHaveAttribute('aria-current', 'page');
    expect(tab).toHaveAttribute('href', '/games/feature_buy');
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/games/all');
  });

  test('live and jackpot pages switch among their own kind', () => {
    for (const code of CATEGORY_GROUPS['live-games']) expect(tabsOf(code, [])).toContain('roulette');
    for (const code of CATEGORY_GROUPS['jackpot-games']) expect(tabsOf(code, [])).toContain('jackpot_mid');
    for (const code of CATEGORY_GROUPS['casino-games']) expect(tabsOf(code, [])).not.toContain('roulette');
    expect(tabsOf('bonus_wager', [])).toContain('bonus_wager');
  });

  test('without games have no tab, and where a whole kind has none the casino’s stand there', () => {
    const live = ['live', ...CATEGORY_GROUPS['live-games']] as const;
    expect(tabsOf('all', ['crash', 'live'])).toEqual(
      tabsOf('all', []).filter((code) => !['crash', 'live'].includes(code)),
    );
    expect(tabsOf('roulette', live)).toEqual(tabsOf('all', live));
    expect(tabsOf('roulette', ['poker'])).toEqual(tabsOf('roulette', []).filter((code) => code !== 'poker'));
  });
});

test('the search sends its word and keeps the list’s other filters, without a script', () => {
  renderWithMessages(<GameSearch total={8335} name="scarab" keep={{ providerId: '14' }} />);
  const form = screen.getByRole('search') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/games/all');
  expect(Object.fromEntries(new FormData(form))).toEqual({ name: 'scarab', providerId: '14' });
  expect(screen.getByRole('searchbox', { name: 'Search games' })).toHaveAttribute(
    'placeholder',
    'Search 8,335 games',
  );
  // SPEC §5: a shorter text is not searched for, and the list does not take one either.
  expect(screen.getByRole('searchbox')).toHaveAttribute('minlength', '2');
});

test('a studio’s tile shows its mark, or its name, and leads to its games', () => {
  renderWithMessages(
    <ProvidersRow
      providers={[
        { id: 2, name: 'Northlight', providerIcon: '/art/providers/2.svg', gamesCount: 214 },
        { id: 900, name: 'Just Arrived', providerIcon: null, gamesCount: 3 },
      ]}
      total={82}
    />,
  );
  expect(screen.getByRole('img', { name: 'Northlight' })).toHaveAttribute('src', '/art/providers/2.svg');
  expect(screen.getByRole('link', { name: 'Just Arrived 3 games' })).toHaveTextContent('Just Arrived');
  // Who speaks to the screen says what stands there.
  expect(screen.getByText('See all')).toHaveAccessibleName(/^See all/);
  expect(screen.getByRole('link', { name: 'Northlight 214 games' })).toHaveAttribute(
    'href',
    '/games?providerId=2',
  );
});

test('games with an entry of their own stand behind the crash games, each for its width', () => {
  const games = [
    { name: 'Skyline', href: '/game/skyline', only: 'wide' as const },
    { name: 'Moonshot', href: '/game/moonshot', only: 'narrow' as const },
  ];
  const { unmount } = renderWithMessages(<CategoryTabs current="all" empty={[]} games={games} />);
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names.slice(names.indexOf('Crash'), names.indexOf('Crash') + 3)).toEqual([
    'Crash',
    'Skyline',
    'Moonshot',
  ]);
  const wide = screen.getByRole('link', { name: 'Skyline' });
  expect(wide).toHaveAttribute('href', '/game/skyline');
  expect(wide).toHaveAttribute('data-only', 'wide');
  expect(screen.getByRole('link', { name: 'Moonshot' })).toHaveAttribute('data-only', 'narrow');
  unmount();
  const live = renderWithMessages(<CategoryTabs current="live" empty={[]} games={games} />);
  expect(screen.queryByRole('link', { name: 'Skyline' })).toBeNull();
  live.unmount();
  // One that can be played keeps its place while there are no other crash games.
  renderWithMessages(<CategoryTabs current="all" empty={['live', 'crash']} games={games} />);
  const places = screen.getAllByRole('link').map((link) => link.textContent);
  expect(places.slice(places.indexOf('Jackpots'), places.indexOf('Jackpots') + 4)).toEqual([
    'Jackpots',
    'Skyline',
    'Moonshot',
    'Megaways',
  ]);
});

describe('promo tiles', () => {
  const tile = {
    heading: 'Twelve levels',
    text: 'What counts.',
    button: 'See the levels',
    gated: false,
    image: null,
    imageMobile: null,
  };

  test('show the picture for narrow screens there alone', () => {
    const picture = (name: string, x: number) => ({
      alt: '',
      width: 840,
      height: 420,
      avif: `/media/${name}.avif 480w`,
      webp: `/media/${name}.webp 480w`,
      src: `/media/${name}.webp`,
      focus: { x, y: 50 },
    });
    const { container } = renderWithMessages(
      <PromoTiles
        tiles={[
          {
            ...tile,
            code: 'vip',
            target: '/vip',
            image: picture('wide', 20),
            imageMobile: picture('tall', 60),
          },
        ]}
      />,
    );
    const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
    expect(sources).toEqual([
      ['(max-width: 767.98px)', '/media/tall.avif 480w'],
      ['(max-width: 767.98px)', '/media/tall.webp 480w'],
      ['', '/media/wide.avif 480w'],
      ['', '/media/wide.webp 480w'],
    ]);
    const shown = container.querySelector('img');
    expect(shown).toHaveAttribute('src', '/media/wide.webp');
    expect(shown?.style.getPropertyValue('--focus-narrow')).toBe('60% 50%');
  });

  test('lead where operators say, in the casino and elsewhere', () => {
    renderWithMessages(
      <PromoTiles
        tiles={[
          { ...tile, code: 'vip', target: '/vip' },
          { ...tile, code: 'away', heading: 'Ask us', target: 'https://example.org/', text: '', gated: true },
        ]}
      />,
    );
    const row = screen.getByRole('region', { name: 'More at Parlour' });
    const [vip, away] = within(row).getAllByRole('link');
    expect(vip).toHaveAttribute('href', '/vip');
    expect(vip).toHaveAccessibleName(/Twelve levels.*What counts\..*See the levels/);
    expect(away).toHaveAttribute('href', 'https://example.org/');
    expect(away).toHaveAttribute('rel', 'noopener');
  });

  test('are not there when operators have none', () => {
    const { container } = renderWithMessages(<PromoTiles tiles={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
