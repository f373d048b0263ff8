import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ComponentProps } from 'react';
import { prefetched, visit } from '@/components/testing/navigation';
import { ClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { useIntendedLinks } from './use-intended-links';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

/** A link as it stands in the document: what looks at it asks nobody else. */
const Anchor = (props: ComponentProps<'a'>) => createElement('a', props);

function Page() {
  useIntendedLinks();
  return (
    <>
      <Anchor href="/de/game/skyline?from=top">
        <b>Skyline</b>
      </Anchor>
      <Anchor href="/auth" data-modal="LOGIN">
        Log in
      </Anchor>
      <Anchor href="/fr/games" hrefLang="fr">
        Français
      </Anchor>
      <Anchor href="https://elsewhere.example/">Elsewhere</Anchor>
      <Anchor href="/de/vip">VIP</Anchor>
      <Anchor href="/account/wallet/deposit">Deposit</Anchor>
      <Anchor href="/art/logo.svg" target="_blank">
        Logo
      </Anchor>
      <Anchor href="/api/v1/auth/social/google">Google</Anchor>
      <Anchor href="/internal/preview/exit">Leave the draft</Anchor>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  visit('/');
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
  expect(prefetched).toEqual([]);
  over(screen.getByText('Skyline'));
  pass(65);
  expect(prefetched).toEqual(['/game/skyline?from=top']);
});

test('a finger fetches at once, and so does a key that reaches the link', () => {
  render(<Page />);
  fireEvent.touchStart(screen.getByText('Skyline'));
  expect(prefetched).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Skyline' });
  jest.spyOn(link, 'matches').mockReturnValue(true);
  act(() => link.focus());
  expect(prefetched).toHaveLength(2);
});

test.each(['Log in', 'Français', 'Elsewhere', 'Logo', 'VIP', 'Deposit', 'Google', 'Leave the draft'])(
  '%s leads to no page of the router',
  (name) => {
    render(
      <ClosedSections closed={['vip']}>
        <Page />
      </ClosedSections>,
    );
    fireEvent.touchStart(screen.getByText(name));
    expect(prefetched).toEqual([]);
  },
);

test('the page of a section is fetched as soon as that is open', () => {
  render(<Page />);
  fireEvent.touchStart(screen.getByText('VIP'));
  expect(prefetched).toEqual(['/vip']);
});

test('who saves data has nothing fetched', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render(<Page />);
  fireEvent.touchStart(screen.getByText('Skyline'));
  expect(prefetched).toEqual([]);
});
