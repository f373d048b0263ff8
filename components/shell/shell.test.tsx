import { cleanup, screen, within } from '@testing-library/react';
import {
  CATEGORY_GROUPS,
  categoryOfPath,
  GAME_CATEGORIES,
  type GameCategoryCode,
} from '@/lib/domain/game-categories';
import { leadsToOpen, SECTION_NAMES, SECTIONS, type Section } from '@/lib/domain/sections';
import { visit } from '../testing/navigation';
import { renderWithMessages } from '../testing/render';
import { Footer } from './footer/footer';
import { SeoText } from './footer/seo-text';
import { Shell } from './shell';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const INFO_PAGES = [
  { href: '/info_pages/responsible_gambling', label: 'Responsible gambling' },
  { href: '/privacy_policy', label: 'Privacy policy' },
  { href: 'https://partners.example/join', label: 'Affiliates', external: true },
];

const SITE = {
  tagline: 'The lamp is on. {games} games from {providers} providers.',
  responsible: 'Gambling can be addictive.',
  licences: ['Run by a Hungarian agent.', 'In the Netherlands by another operator.'],
  social: [{ network: 'Telegram', url: 'https://social.example/parlour' }],
};

const PROMO = {
  heading: 'House tournaments',
  button: 'See tournaments',
  target: '/tournaments',
  gated: false,
  image: null,
};

function renderShell(
  closed: readonly Section[] = [],
  empty: readonly GameCategoryCode[] = [],
  wheel = false,
) {
  visit('/games/top');
  return renderWithMessages(
    <Shell
      closed={closed}
      empty={empty}
      account={<button type="button">Log in</button>}
      balance={<p>€12.50</p>}
      gamesTotal={8335}
      policyHref="/privacy_policy"
      promo={PROMO}
      footer={
        <Footer
          closed={closed}
          empty={empty}
          wheel={wheel}
          gamesTotal={8252}
          providersTotal={82}
          year={2026}
          infoPages={INFO_PAGES}
          site={SITE}
        />
      }
    >
      <h1>Lobby</h1>
    </Shell>,
  );
}

test('the page has its landmarks, and the skip link leads to the content', () => {
  renderShell();
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Lobby' }));
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  );
});

test('every menu has a name of its own', () => {
  renderShell();
  const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
  expect(names).not.toContain(null);
  expect(new Set(names).size).toBe(names.length);
});

test('the menu holds the balance, the size of the catalogue and every child of the three groups', () => {
  const { container } = renderShell();
  const sidebar = within(container.querySelector('#sidebar') as HTMLElement);
  expect(sidebar.getByText('€12.50')).toBeVisible();
  expect(sidebar.getByRole('link', { name: /All games/ })).toHaveTextContent('8,335');
  const groups = sidebar.getByRole('navigation', { name: 'Game categories' });
  const children = Object.values(CATEGORY_GROUPS).flat();
  expect(within(groups).getAllByRole('link')).toHaveLength(children.length);
  expect(within(groups).getByRole('link', { name: 'Top' })).toHaveAttribute('aria-current', 'page');
});

test('no link of the frame is dead: each leads home, to a list that exists, to the history or to a language', () => {
  renderShell();
  const known = (href: string) =>
    href === '/games' ||
    href === '/account/transaction-history' ||
    ['/jackpots', '/bonuses', '/tournaments', '/vip', '/faq', '/privacy_policy'].includes(href) ||
    href === '/info_pages/responsible_gambling' ||
    href === '#content' ||
    /^(\/(de|au|ch|fr))?(\/games\/top)?\/?$/.test(href) ||
    ['https://partners.example/join', 'https://social.example/parlour'].includes(href) ||
    (href.startsWith('/games/') && categoryOfPath(href.slice('/games/'.length)) !== undefined);
  const dead = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !known(href));
  expect(dead).toEqual([]);
});

test('the footer leads to the wheel of fortune where it turns', () => {
  renderShell();
  expect(screen.queryByRole('link', { name: 'Wheel of fortune' })).toBeNull();
  cleanup();
  renderShell([], [], true);
  expect(screen.getByRole('link', { name: 'Wheel of fortune' })).toHaveAttribute('href', '/wheel-of-fortune');
});

test('the main menu leads to the five sections of SPEC §2', () => {
  const menu = () => within(screen.getAllByRole('navigation', { name: 'Main menu' })[0] as HTMLElement);
  renderShell();
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/games/all', '/jackpots', '/bonuses', '/tournaments', '/vip']);
});

/** Every address that the frame links to; the promotion in the menu is the page's to choose. */
const linkedFrom = (container: HTMLElement) =>
  [...container.querySelectorAll('a:not([hreflang])')]
    .filter((link) => !link.textContent?.includes(PROMO.heading))
    .map((link) => link.getAttribute('href') ?? '');

test.each(['jackpots', 'bonuses', 'tournaments', 'vip', 'history', 'games'] as const)(
  'no menu leads into %s while it is closed, and they do again when it opens',
  (section) => {
    const shut = renderShell([section]);
    expect(linkedFrom(shut.container).filter((href) => !leadsToOpen(href, [section]))).toEqual([]);
    shut.unmount();
    const { container } = renderShell();
    const { href } = SECTIONS[section];
    expect(linkedFrom(container)).toContain(href);
  },
);

test('a phone’s bar keeps five places: what is open follows where VIP is closed', () => {
  const places = (closed: readonly Section[]) => {
    const { unmount } = renderShell(closed);
    const bar = screen.getByRole('navigation', { name: 'Quick menu' });
    const found = [...bar.children].map((place) => place.getAttribute('href') ?? place.tagName);
    unmount();
    return found;
  };
  expect(places([])).toEqual(['DIV', '/games', '/games/all', '/vip', 'BUTTON']);
  expect(places(['vip'])).toEqual(['DIV', '/games', '/games/all', '/jackpots', 'BUTTON']);
  expect(places(['vip', 'jackpots'])).toEqual(['DIV', '/games', '/games/all', '/faq', 'BUTTON']);
  expect(places(['games'])).toEqual(['/vip', 'BUTTON']);
});

const LIVE = ['live', ...CATEGORY_GROUPS['live-games']] as const;

test('no menu leads to a category without games, and they do again when it has some', () => {
  const empty = [...LIVE, 'crash'] as const;
  const addresses = empty.map((code) => `/games/${GAME_CATEGORIES.find((one) => one.code === code)?.path}`);
  const without = renderShell([], empty);
  const links = linkedFrom(without.container);
  expect(links.filter((href) => addresses.includes(href))).toEqual([]);
  // No group without an entry, in the wide menu and as what unfolds beside it.
  expect(screen.queryByText('Live games')).toBeNull();
  expect(screen.getAllByText('Casino games')).not.toHaveLength(0);
  without.unmount();
  const { container } = renderShell();
  expect(linkedFrom(container)).toEqual(expect.arrayContaining(addresses));
  expect(screen.getAllByText('Live games')).not.toHaveLength(0);
});

test('a phone’s bar has no choice of two without live tables', () => {
  renderShell([], LIVE);
  const bar = screen.getByRole('navigation', { name: 'Quick menu' });
  expect([...bar.children].map((place) => place.getAttribute('href'))).toEqual([
    '/games/slots',
    '/games',
    '/games/all',
    '/vip',
    null,
  ]);
});

test('the top menu is never a single word: other lists stand in for what is closed', () => {
  const top = (...given: Parameters<typeof renderShell>) => {
    const { unmount } = renderShell(...given);
    const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    unmount();
    return links.map((link) => link.getAttribute('href'));
  };
  expect(top()).toEqual(['/jackpots', '/games/live', '/bonuses', '/tournaments', '/vip']);
  expect(top(['bonuses', 'tournaments', 'vip'], LIVE)).toEqual(['/jackpots', '/games/slots', '/games']);
  expect(top(['bonuses', 'tournaments'])).toEqual(['/jackpots', '/games/live', '/vip']);
});

test('a single reward makes no column of its own: it stands with the games', () => {
  renderShell(['bonuses', 'tournaments', 'vip']);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByRole('heading', { name: 'Rewards' })).toBeNull();
  const games = footer.getByRole('heading', { name: 'Games' }).parentElement as HTMLElement;
  expect(within(games).getByRole('link', { name: 'Jackpots' })).toHaveAttribute('href', '/jackpots');
});

test('with everything closed the frame is still there', () => {
  renderShell(SECTION_NAMES);
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('support is one press away: in the menu, in the bar of a phone, in the footer', () => {
  renderShell();
  const buttons = screen.getAllByRole('button', { name: /^(Contact support|Support)$/ });
  expect(buttons.map((button) => button.dataset.modal)).toEqual([
    'SUPPORT_FORM',
    'SUPPORT_FORM',
    'SUPPORT_FORM',
  ]);
});

test('yes and no to being counted are both one press, and the footer asks again', () => {
  renderShell();
  const banner = within(screen.getByRole('region', { name: 'Cookies' }));
  expect(banner.getByRole('button', { name: 'Necessary only' })).toBeVisible();
  expect(banner.getByRole('button', { name: 'Accept analytics' })).toBeVisible();
  expect(banner.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy_policy');
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toBeInTheDocument();
});

test('the pages of the casino are linked; one elsewhere opens beside this one and says so', () => {
  renderShell();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy_policy');
  expect(footer.getByRole('link', { name: /Affiliates.*new tab/ })).toHaveAttribute('target', '_blank');
  expect(footer.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
});

test('the menu button opens the drawer without a script of ours', () => {
  renderShell();
  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveAttribute('popover');
});

test('the footer states age, licence and the figures of the casino', () => {
  renderShell();
  const footer = within(screen.getByRole('contentinfo'));
  const page = '/info_pages/responsible_gambling';
  expect(footer.getByRole('link', { name: '18 and over only' })).toHaveAttribute('href', page);
  const helpers = within(footer.getByRole('list', { name: 'Help with gambling problems, by country' }));
  const links = helpers.getAllByRole('link');
  expect(links).toHaveLength(5);
  // That of the reader's language comes first.
  expect(links[0]).toHaveTextContent('GamCare GB');
  for (const link of links) expect(link).toHaveAttribute('href', page);
  expect(footer.getByText(/Hungarian agent/)).toHaveTextContent('© 2026');
  expect(footer.getByText(/8,252 games from 82 providers/)).toBeVisible();
  expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    'https://social.example/parlour',
  );
  expect(within(footer.getByRole('list', { name: 'Payment methods' })).getAllByRole('listitem')).toHaveLength(
    17,
  );
});

test('the text for search engines is in the page even while it is folded', () => {
  renderWithMessages(
    <SeoText title="Online casino" lead={<p>Lead.</p>}>
      <p>More of it.</p>
    </SeoText>,
  );
  expect(screen.getByText('More of it.')).toBeInTheDocument();
  expect(screen.getByText('Read more')).toBeInTheDocument();
});
