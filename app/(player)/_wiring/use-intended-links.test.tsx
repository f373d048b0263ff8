import { act, fireEvent, render, screen } from '@testing-library/react';
import { useIntendedLinks } from './use-intended-links';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: (page: string) => void prefetch(page) }),
}));

function Page() {
  useIntendedLinks();
  return (
    <>
      <a href="/game/skyline?from=top">
        <b>Skyline</b>
      </a>
      <a href="/auth" data-modal="LOGIN">
        Log in
      </a>
      <a href="/fr/games" hrefLang="fr">
        Français
      </a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/de/vip">VIP</a>
      <a href="/account/wallet/deposit">Deposit</a>
      <a href="/art/logo.svg" target="_blank">
        Logo
      </a>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const over = (element: Element) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
  );
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('nothing is fetched for a pointer that passes, and once it rests its page is', () => {
  render(<Page />);
  over(screen.getByText('Skyline'));
  pass(60);
  over(document.body);
  pass(200);
  expect(prefetch).not.toHaveBeenCalled();
  over(screen.getByText('Skyline'));
  pass(65);
  expect(prefetch.mock.calls).toEqual([['/game/skyline?from=top']]);
});

test('a finger fetches at once, and so does a key that reaches the link', () => {
  render(<Page />);
  fireEvent.touchStart(screen.getByText('Skyline'));
  expect(prefetch).toHaveBeenCalledTimes(1);
  const link = screen.getByRole('link', { name: 'Skyline' });
  jest.spyOn(link, 'matches').mockReturnValue(true);
  act(() => link.focus());
  expect(prefetch).toHaveBeenCalledTimes(2);
});

test.each(['Log in', 'Français', 'Elsewhere', 'Logo', 'VIP', 'Deposit'])(
  '%s leads to no page of the router',
  (name) => {
    render(<Page />);
    fireEvent.touchStart(screen.getByText(name));
    expect(prefetch).not.toHaveBeenCalled();
  },
);

test('who saves data has nothing fetched', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render(<Page />);
  fireEvent.touchStart(screen.getByText('Skyline'));
  expect(prefetch).not.toHaveBeenCalled();
});
