import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '../testing/layout';
import { renderWithMessages } from '../testing/render';
import type { InstallPrompt } from '@/lib/browser/pwa/install-prompt';
import { ImageModal } from './image-modal';
import { MobileAppModal } from './mobile-app-modal';

const visitWith = (userAgent: string, maxTouchPoints = 0) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: maxTouchPoints });
};
beforeEach(() => standInForLayout());
afterEach(() => jest.restoreAllMocks());

test('a browser that can install is asked to, by its own offer', async () => {
  const onClose = jest.fn();
  const prompt = jest.fn(async () => ({ outcome: 'accepted' as const }));
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt }) satisfies InstallPrompt;
  renderWithMessages(<MobileAppModal prompt={offer} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
])('%s gets the steps of its share sheet', async (_device, userAgent, touchPoints) => {
  visitWith(userAgent, touchPoints);
  renderWithMessages(<MobileAppModal prompt={null} onClose={() => {}} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('any other browser is told where its menu has it', async () => {
  visitWith('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  renderWithMessages(<MobileAppModal prompt={null} onClose={() => {}} />);
  await screen.findByText(/Open your browser’s menu/);
});

test('who is in the app already is told so', async () => {
  standInForLayout({ media: (query) => query.includes('standalone') });
  renderWithMessages(<MobileAppModal prompt={null} onClose={() => {}} />);
  await screen.findByText('You are using the installed app already.');
});

test('a picture keeps its place, and names the dialog', async () => {
  renderWithMessages(
    <ImageModal src="/art/share.jpg" alt="The Gold Room" width={1200} height={630} onClose={() => {}} />,
  );
  await screen.findByRole('dialog', { name: 'The Gold Room' });
  expect(screen.getByRole('img', { name: 'The Gold Room' })).toHaveAttribute('width', '1200');
});
