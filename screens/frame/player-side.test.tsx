import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';
import { standInForLayout } from '@/components/testing/layout';
import { pushed } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, type Answers } from '@/components/testing/platform';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { ApiProblem } from '@/lib/http/problem';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { PlayerSide } from './player-side';
// Compiled before the first press, so that no test waits for a compiler.
import '@/features/auth/components/auth-modal';
import './deposit-frame';
import '@/features/stories/components/story-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('@/lib/browser/pwa/register-worker', () => ({ keepWorker: async () => undefined }));

function Asked() {
  const names = useAtomValue(modalRequestsAtom).map(({ name }) => name);
  return <output data-testid="asked">{names.join(' ')}</output>;
}

/** The quickest finger: presses when the page's links are awake, before the browser has painted them. */
function PressedAtOnce({ text }: { text: string }) {
  useLayoutEffect(() => screen.getByText(text).click(), [text]);
  return null;
}

function renderPage(answers: Answers = {}, after?: ReactNode) {
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }),
    'GET /api/v1/me/balance': () => ({
      data: { balance: { amount: 5_000, currency: 'EUR' }, version: '1' },
    }),
    'GET /api/v1/deposit-methods': () => ({ data: { methods: [], min: { amount: 0 }, max: { amount: 0 } } }),
    'GET /api/v1/countries': () => ({ data: [] }),
    ...answers,
  });
  return renderWithPlatform(
    <>
      <a href="#auth" data-modal="LOGIN">
        Page log-in
      </a>
      <a href="#auth" data-modal="SIGNUP">
        Page sign-up
      </a>
      <button type="button" data-modal="DEPOSIT">
        <span>Page deposit</span>
      </button>
      <button type="button" data-modal="STORY/live_tables">
        Page story
      </button>
      <a href="#games" data-gated="/games/top">
        Page banner
      </a>
      <a href="#elsewhere" data-modal="SOMETHING_ELSE">
        Page other
      </a>
      <PlayerSide />
      <Asked />
      {after}
    </>,
  );
}
const asked = () => screen.getByTestId('asked').textContent;
// A modal suspends until its code and texts are there: React wants the press itself awaited in an act.
const press = (text: string) => act(async () => screen.getByText(text).click());
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeAll(() => standInForLayout());
afterEach(() => {
  removeHint();
  window.location.hash = '';
});

test.each([
  ['Page log-in', 'LOGIN', 'Log in'],
  ['Page sign-up', 'SIGNUP', 'Sign up'],
])('"%s" opens the dialog in place of its page', async (text, name, title) => {
  renderPage();
  await press(text);
  await dialog(title);
  expect(asked()).toBe(name);
  expect(window.location.hash).toBe('');
});

test.each([
  ['Page log-in', 'LOGIN', 'Log in'],
  ['Page banner', 'SIGNUP', 'Sign up'],
])('"%s" opens the dialog from the moment that links are awake', async (text, name, title) => {
  renderPage({}, <PressedAtOnce text={text} />);
  await dialog(title);
  expect(asked()).toBe(name);
  expect(window.location.hash).toBe('');
});

test('what was pressed before the page was awake opens now, and only once', async () => {
  document.documentElement.dataset.pressed = 'SIGNUP';
  renderPage();
  await dialog('Sign up');
  expect(asked()).toBe('SIGNUP');
  expect(document.documentElement).not.toHaveAttribute('data-pressed');
});

describe('a story', () => {
  const slides = [
    {
      id: 's1',
      heading: 'A real dealer',
      text: '',
      button: '',
      target: '/games/live',
      image: null,
      imageMobile: null,
    },
  ];
  const stories = ['crash', 'live_tables'].map((code) => ({
    code,
    title: code,
    image: null,
    gated: false,
    slides,
  }));
  beforeEach(() => {
    globalThis.fetch = (async () => ({
      ok: true,
      json: async () => ({ data: stories }),
    })) as unknown as typeof fetch;
  });

  test('opens with the one whose circle was pressed', async () => {
    renderPage();
    await press('Page story');
    await dialog('live_tables. Story 2 of 2, slide 1 of 1');
    expect(asked()).toBe('STORY');
  });

  test('that was pressed before the page was awake opens now', async () => {
    document.documentElement.dataset.pressed = 'STORY/crash';
    renderPage();
    await dialog('crash. Story 1 of 2, slide 1 of 1');
  });
});

test('a gated banner asks a visitor to sign up, and the log-in beside it leads on as well', async () => {
  renderPage({
    'POST /api/v1/auth/login': () => ({ data: { success: true, language: 'en' } }),
  });
  await press('Page banner');
  await dialog('Sign up');
  await userEvent.click(screen.getByRole('tab', { name: 'Log in' }));
  await dialog('Log in');
  expect([pushed, window.location.hash]).toEqual([[], '']);
  await userEvent.type(screen.getByLabelText('Email'), 'mara@parlour.example');
  await userEvent.type(screen.getByLabelText('Password'), 'parlour-demo-18');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(pushed).toEqual(['/games/top']));
  expect(asked()).toBe('');
});

test('a press that is answered at once is not kept for later', async () => {
  renderPage();
  document.documentElement.dataset.pressed = 'LOGIN';
  await press('Page log-in');
  await dialog('Log in');
  expect(document.documentElement).not.toHaveAttribute('data-pressed');
});

test('who closes the sign-up leaves no cashier waiting for the next log-in', async () => {
  renderPage();
  await press('Page deposit');
  await dialog('Sign up');
  expect(asked()).toBe('DEPOSIT SIGNUP');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(asked()).toBe(''));
});

test('a press with a modifier, or on another name, is left to the browser', async () => {
  renderPage();
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Page log-in'));
  await user.keyboard('{/Control}');
  await user.click(screen.getByText('Page other'));
  expect(asked()).toBe('');
  expect(window.location.hash).toBe('#elsewhere');
});

test('a visitor who presses Deposit signs up first, and finds the cashier behind it', async () => {
  renderPage();
  await press('Page deposit');
  await dialog('Sign up');
  expect(asked()).toBe('DEPOSIT SIGNUP');
  expect(screen.queryByRole('dialog', { name: 'Deposit' })).toBeNull();
});

test('a player who presses Deposit gets the cashier and nothing after it', async () => {
  writeHint('en');
  renderPage();
  await press('Page deposit');
  await dialog('Deposit');
  expect(asked()).toBe('DEPOSIT');
});

test('a press before the platform has said who is here asks no player to sign up', async () => {
  writeHint('en');
  let answer: (me: unknown) => void = () => undefined;
  renderPage({ 'GET /api/v1/me': () => new Promise((resolve) => void (answer = resolve)) });
  await press('Page deposit');
  expect(asked()).toBe('DEPOSIT');
  await act(async () => answer({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }));
  await dialog('Deposit');
  expect(asked()).toBe('DEPOSIT');
});

test('a press whose session turns out to have ended asks for the log-in', async () => {
  writeHint('en');
  let refuse: (problem: ApiProblem) => void = () => undefined;
  renderPage({ 'GET /api/v1/me': () => new Promise((_, reject) => void (refuse = reject)) });
  await press('Page deposit');
  expect(asked()).toBe('DEPOSIT');
  await act(async () => refuse(new ApiProblem('client_api_27', 401)));
  await dialog('Log in');
  expect(asked()).toBe('DEPOSIT LOGIN');
});

test('Escape closes a dialog and gives the focus back to what opened it', async () => {
  renderPage();
  screen.getByText('Page log-in').focus();
  await press('Page log-in');
  await dialog('Log in');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toBe('');
  await waitFor(() => expect(screen.getByText('Page log-in')).toHaveFocus());
});

it('has the break of a day on every page where the law wants it there', async () => {
  writeHint('en');
  renderPage({
    'GET /api/v1/me': () => ({
      data: { id: 'p', email: 'mara@parlour.example', language: 'en', away: null, stopEverywhere: true },
    }),
  });
  expect(await screen.findByRole('button', { name: 'Take a 24-hour break now' })).toBeInTheDocument();
});
