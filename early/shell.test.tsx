import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { analyticsAllowed, onConsentChange } from '@/lib/browser/consent/consent';
import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { addressOfPage } from '@/lib/i18n/path';
import { pressedLanguage } from '@/components/shell/language/language-choice';
import { startShell } from './shell';

function Page() {
  return (
    <>
      <button type="button" data-shell-side aria-expanded="true">
        Labels
      </button>
      <button type="button" data-shell-theme="system" aria-pressed="true">
        System
      </button>
      <button type="button" data-shell-theme="dark" aria-pressed="false">
        Dark
      </button>
      <button type="button" data-shell-theme="ivory" aria-pressed="false">
        Ivory
      </button>
      <main id="content" tabIndex={-1} />
      <section aria-label="Cookies">
        <button type="button" data-cookie-choice="necessary">
          Necessary only
        </button>
        <details>
          <summary>Settings</summary>
          <input type="checkbox" id="cookie-analytics" aria-label="Analytics" />
          <button type="button" data-cookie-choice="">
            Save
          </button>
        </details>
      </section>
      <button type="button" data-modal="SUPPORT_FORM">
        Support
      </button>
      <button type="button" data-cookie-ask>
        Cookie settings
      </button>
      <details data-menu open>
        <summary>Language</summary>
        <a href="#de">Deutsch</a>
      </details>
      <a
        href={addressOfPage('/games/top', 'fr')}
        data-language="fr"
        onClick={(event) => event.preventDefault()}
      >
        Français
      </a>
      <input aria-label="Search games" data-shell-search />
      <input aria-label="Email" />
    </>
  );
}

// Listeners on the document stay from test to test: the script runs once, as on a page.
beforeAll(() => {
  localStorage.clear();
  startShell();
});

test('the sidebar collapses, says so, and the choice is remembered', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Labels' });
  await userEvent.click(button);
  expect(document.documentElement).toHaveAttribute('data-side', '70');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('side')).toBe('70');
  await userEvent.click(button);
  expect(document.documentElement).not.toHaveAttribute('data-side');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

const browserColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

test('the theme changes, the switch tells which one is on, and the choice is remembered until it is the system again', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Ivory' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'ivory');
  expect(screen.getByRole('button', { name: 'Ivory' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('theme')).toBe('ivory');
  expect(browserColour()).toBe('#f4efe3');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(browserColour()).toBe('#0a0f0d');
  await userEvent.click(screen.getByRole('button', { name: 'System' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(browserColour()).toBeUndefined();
});

test('another tab is followed', () => {
  render(<Page />);
  fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: 'ivory' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'ivory');
  fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: null }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  fireEvent(window, new StorageEvent('storage', { key: 'cookies', newValue: 'analytics' }));
  expect(analyticsAllowed()).toBe(true);
  fireEvent(window, new StorageEvent('storage', { key: 'cookies', newValue: null }));
  expect(analyticsAllowed()).toBe(false);
});

test('the answer about cookies is kept and told; asked for again it can be changed, and the focus comes back', async () => {
  render(<Page />);
  const heard = jest.fn();
  const remove = onConsentChange(() => heard(analyticsAllowed()));
  await userEvent.click(screen.getByRole('button', { name: 'Necessary only' }));
  expect(localStorage.getItem('cookies')).toBe('necessary');
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(document.documentElement).toHaveAttribute('data-cookie-settings');
  const box = screen.getByRole('checkbox', { name: 'Analytics' });
  expect(box).toHaveFocus();
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(localStorage.getItem('cookies')).toBe('analytics');
  expect(document.documentElement).not.toHaveAttribute('data-cookie-settings');
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
  expect(heard.mock.calls).toEqual([[false], [true]]);
  remove();
});

test('the button says it when a page has collapsed the sidebar, or has left it as it was', () => {
  render(<Page />);
  document.documentElement.dataset.side = '70';
  fireEvent(document, new Event('shell:side'));
  expect(screen.getByRole('button', { name: 'Labels' })).toHaveAttribute('aria-expanded', 'false');
  delete document.documentElement.dataset.side;
  fireEvent(document, new Event('shell:side'));
  expect(screen.getByRole('button', { name: 'Labels' })).toHaveAttribute('aria-expanded', 'true');
});

test('a press on a modal’s button is kept, also while React is waking and stops it', async () => {
  render(<Page />);
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('click', stop, { capture: true });
  await userEvent.click(screen.getByRole('button', { name: 'Support' }));
  document.removeEventListener('click', stop, { capture: true });
  expect(document.documentElement).toHaveAttribute('data-pressed', 'SUPPORT_FORM');
  delete document.documentElement.dataset.pressed;
});

test('a press that was answered before this heard of it is not kept', () => {
  render(<Page />);
  const answer = (event: Event) => event.preventDefault();
  window.addEventListener('click', answer, { capture: true });
  fireEvent.click(screen.getByRole('button', { name: 'Support' }));
  window.removeEventListener('click', answer, { capture: true });
  expect(document.documentElement).not.toHaveAttribute('data-pressed');
});

test('a menu closes by Escape, which gives the focus back, and by a press beside it', async () => {
  render(<Page />);
  const menu = screen.getByText('Language').closest('details') as HTMLDetailsElement;
  screen.getByRole('link', { name: 'Deutsch' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(screen.getByText('Language')).toHaveFocus();
  menu.open = true;
  await userEvent.click(screen.getByLabelText('Email'));
  expect(menu.open).toBe(false);
});

test('a slash reaches the search field, unless it is being typed somewhere', async () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByLabelText('Search games')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Email'), 'a/b');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('a/b');
});

test('a poster that does not come has the casino’s own in its place, and other pictures stay as they are', () => {
  render(
    <>
      <picture>
        <source srcSet="/app/art/posters/g7/0a1b2c3d/200.avif 200w" />
        <img src="/app/art/posters/g7/0a1b2c3d/400.webp" alt="Poster" />
      </picture>
      <img src="/media/tile.webp" alt="Tile" />
    </>,
  );
  const poster = screen.getByAltText('Poster');
  fireEvent.error(poster);
  expect(poster).toHaveAttribute('src', 'http://localhost/app/art/poster.svg');
  expect(poster.previousElementSibling).toHaveAttribute('srcset', 'http://localhost/app/art/poster.svg');
  // One that does not come either is not asked for again.
  fireEvent.error(poster);
  fireEvent.error(screen.getByAltText('Tile'));
  expect(screen.getByAltText('Tile')).toHaveAttribute('src', '/media/tile.webp');
});

describe('a language', () => {
  const press = (init?: MouseEventInit) => {
    render(<Page />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Français' });
    fireEvent.click(link, init);
    return link;
  };
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/games/top?page=2#list');
    document.cookie = `${PLAYER_LANGUAGE_COOKIE}=en; Path=/`;
  });
  afterEach(() => {
    document.cookie = `${PLAYER_LANGUAGE_COOKIE}=; Path=/; Max-Age=0`;
    window.history.replaceState(null, '', '/');
  });

  test('counts from the press on: the player’s cookie says it, the next page hears of it, the query goes along', () => {
    const link = press();
    expect(link.pathname + link.search + link.hash).toBe('/fr/games/top?page=2#list');
    expect(document.cookie).toBe(`${PLAYER_LANGUAGE_COOKIE}=fr`);
    expect(pressedLanguage()).toBe('fr');
  });

  test('makes no player of a visitor', () => {
    document.cookie = `${PLAYER_LANGUAGE_COOKIE}=; Path=/; Max-Age=0`;
    press();
    expect(document.cookie).toBe('');
    expect(pressedLanguage()).toBe('fr');
  });

  test('in a new tab changes nothing here', () => {
    press({ ctrlKey: true });
    expect(document.cookie).toBe(`${PLAYER_LANGUAGE_COOKIE}=en`);
    expect(pressedLanguage()).toBeUndefined();
  });
});
