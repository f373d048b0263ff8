import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderWithPlatform } from '@/components/testing/platform';
import { renderWithMessages } from '@/components/testing/render';
import { LOCALES } from '@/lib/domain/locales';
import { SECTION_NAMES } from '@/lib/domain/sections';
import { SUPPORT_ATTRIBUTE } from '@/lib/domain/support-address';
import { BlockedScreen } from './blocked-screen';
import { ErrorScreen } from './error-screen';
import { MaintenanceScreen } from './maintenance-screen';
import { NotFoundScreen } from './not-found-screen';
import { OfflineScreen } from './offline-screen';

const refresh = jest.fn();
jest.mock('@/lib/i18n/navigation', () => ({
  ...jest.requireActual<object>('@/components/testing/navigation'),
  useRouter: () => ({ refresh }),
}));
const CONFIG = {
  supportEmail: 'help@casino.example',
  webOrigin: 'http://casino.example',
  basePath: '',
  blockedCountries: [],
  maintenance: [] as string[],
};
let mockConfig = CONFIG;
jest.mock('@/lib/server/config/web', () => ({ webConfig: () => mockConfig }));

afterEach(() => {
  mockConfig = CONFIG;
  document.documentElement.removeAttribute(SUPPORT_ATTRIBUTE);
});
const heading = () => screen.getByRole('heading', { level: 1 });

test('404 says its code, what is wrong, and leads home', () => {
  renderWithMessages(<NotFoundScreen />);
  expect(screen.getByRole('img', { name: '404' })).toBeVisible();
  expect(heading()).toHaveTextContent('Error 404');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('a closed part of the account leaves the title of the page to the account', () => {
  renderWithMessages(<MaintenanceScreen section="account_vip" within />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});

test.each([403, 451] as const)('%d has no button; support is reached by mail', (status) => {
  renderWithMessages(<BlockedScreen status={status} />);
  expect(screen.getByRole('img', { name: String(status) })).toBeVisible();
  expect(heading()).toHaveTextContent('Not available in your country');
  expect(screen.queryByRole('button')).toBeNull();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:help@casino.example']);
});

test('an error is told at once, with its digest, the way to support and another try', async () => {
  document.documentElement.setAttribute(SUPPORT_ATTRIBUTE, 'help@casino.example');
  const onRetry = jest.fn();
  renderWithPlatform(<ErrorScreen digest="2384" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByText('For support: 2384')).toBeVisible();
  const chat = screen.getByRole('link', { name: 'Contact support' });
  expect(chat).toHaveAttribute('data-modal', 'SUPPORT_FORM');
  expect(chat).toHaveAttribute('href', 'mailto:help@casino.example');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('what broke in the browser has no digest to tell', () => {
  renderWithPlatform(<ErrorScreen onRetry={jest.fn()} />);
  expect(screen.queryByText(/For support/)).toBeNull();
});

test.each(SECTION_NAMES)('the notice of %s has words of its own in every language', async (section) => {
  const titles = await Promise.all(
    LOCALES.map(async (locale) => {
      const messages = (await import(`../../messages/${locale}.json`)) as { default: object };
      const { unmount } = render(
        <NextIntlClientProvider locale={locale} messages={messages.default} timeZone="UTC">
          <MaintenanceScreen section={section} />
        </NextIntlClientProvider>,
      );
      const title = heading().textContent ?? '';
      expect(screen.getByRole('link', { name: /support|assistance/i })).toHaveAttribute(
        'data-modal',
        'SUPPORT_FORM',
      );
      unmount();
      return title;
    }),
  );
  expect(titles.every((title) => title.length > 5)).toBe(true);
  expect(new Set(titles).size).toBeGreaterThanOrEqual(3);
});

test('a notice leads to what is open, and to nothing that is closed', () => {
  const { unmount } = renderWithMessages(<MaintenanceScreen section="vip" />);
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual(expect.arrayContaining(['/', '/games/all', '/games/slots']));
  unmount();
  mockConfig = { ...CONFIG, maintenance: ['games'] };
  renderWithMessages(<MaintenanceScreen section="games" />);
  expect(hrefs()).toEqual(['/', 'mailto:help@casino.example']);
});

test('the page without a network says so and can be tried again', () => {
  renderWithMessages(<OfflineScreen />);
  expect(heading()).toHaveTextContent('The line has gone quiet');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('id', 'again');
});
