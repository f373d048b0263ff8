import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@/components/testing/platform';
import { frame, resetStage, Stage, STUDIO } from '../testing/stage';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeEach(resetStage);

async function openStage() {
  const rendered = renderWithPlatform(<Stage mode="demo" session="out" />);
  const source = (await frame()).contentWindow as Window;
  const say = (message: object) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: STUDIO,
          source,
          data: { source: 'parlour-studio', ...message },
        }),
      );
    });
  const tell = jest.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  return { ...rendered, say, tell };
}
const button = (name: string) => screen.getByRole('button', { name });

test('sound is turned on and off from the bar, which shows what the game tells', async () => {
  const { say, tell } = await openStage();
  say({ type: 'ready' });
  expect(screen.queryByRole('button', { name: /sound/ })).toBeNull();
  say({ type: 'sound', on: false });
  await userEvent.click(button('Turn sound on'));
  expect(tell).toHaveBeenLastCalledWith({ type: 'sound', on: true }, STUDIO);
  // The game has it, or has not: the bar shows no wish.
  expect(button('Turn sound on')).toHaveAttribute('aria-pressed', 'false');
  say({ type: 'sound', on: true });
  expect(button('Turn sound off')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Turn sound off'));
  expect(tell).toHaveBeenLastCalledWith({ type: 'sound', on: false }, STUDIO);
});

test('the game’s rules and figures open from the bar once it can be played; its return stands there', async () => {
  const { say, tell } = await openStage();
  expect(screen.getByText('RTP 96.4946%')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rules and figures' })).toBeNull();
  say({ type: 'ready' });
  await userEvent.click(button('Rules and figures'));
  expect(tell).toHaveBeenLastCalledWith({ type: 'info' }, STUDIO);
});

test('theatre mode gives the game the whole width, and is over with it', async () => {
  const { unmount } = await openStage();
  const { dataset } = document.documentElement;
  await userEvent.click(button('Theatre mode'));
  expect([dataset.theatre, button('Theatre mode').getAttribute('aria-pressed')]).toEqual(['', 'true']);
  await userEvent.click(button('Theatre mode'));
  expect(dataset.theatre).toBeUndefined();
  await userEvent.click(button('Theatre mode'));
  unmount();
  expect(dataset.theatre).toBeUndefined();
});

test('a visitor who may only log in has no theatre', () => {
  renderWithPlatform(<Stage session="out" />);
  expect(screen.queryByRole('button', { name: 'Theatre mode' })).toBeNull();
});
