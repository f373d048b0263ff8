import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextDecoder, TextEncoder } from 'node:util';
import { standInForLayout } from '@/components/testing/layout';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import type { Standing } from '../api/get-wheel-standing';
import { WheelPlayerContext, type WheelPlayer } from '../state/wheel-player';
import { spin, standing, wheel } from '../testing/wheel';
import { WheelBoard } from './wheel-board';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
Object.assign(globalThis, { TextDecoder, TextEncoder });

const STANDING = 'GET /api/v1/wheel/standing';
const SPIN = 'POST /api/v1/me/wheel/spins';
const SEEDS = 'POST /api/v1/me/wheel/seeds';
const pressed = { logIn: 0, signUp: 0 };

function show(state: Standing, answers: Answers = {}, who: Partial<WheelPlayer> = {}) {
  platformAnswers({
    'GET /api/v1/wheel': () => ({ data: wheel() }),
    [STANDING]: () => ({ data: state }),
    ...answers,
  });
  const player: WheelPlayer = {
    ...{ playerId: 'p1', currency: 'EUR', isOnline: true, hasFailed: false, retry: () => undefined },
    onLogIn: () => (pressed.logIn += 1),
    onSignUp: () => (pressed.signUp += 1),
    ...who,
  };
  return renderWithPlatform(
    <WheelPlayerContext value={player}>
      <WheelBoard known={wheel()} />
    </WheelPlayerContext>,
  );
}
const panel = () => within(screen.getByRole('region', { name: 'Wheel of fortune' }));
const button = () => panel().findByRole('button', { name: 'Spin' });
const plate = () => document.querySelector<SVGElement>('.plate')?.style.rotate;

beforeEach(() => {
  standInForLayout({ media: (query) => query.includes('reduced-motion') });
});

test('counts odds and mean from the table, and has the rules for everybody', async () => {
  show(standing('anonymous', null), {}, { playerId: null });
  const odds = within(screen.getByRole('region', { name: 'What is on it' }));
  expect(odds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 free spins3 of 12',
    '10 free spins2 of 12',
    '€1 bonus1 of 12',
    '€5 bonus1 of 12',
    '50 points2 of 12',
    'Nothing3 of 12',
  ]);
  expect(odds.getByText(/On average a spin is worth €1\.08/)).toBeVisible();
  const rules = within(screen.getByRole('region', { name: 'The rules' }));
  expect(rules.getByText(/Free spins have a stake of €0\.20 and live for 3 days/)).toBeVisible();
  expect(rules.getByText(/A bonus is wagered 10 times within 3 days/)).toBeVisible();
  await userEvent.click(await panel().findByRole('button', { name: 'Log in' }));
  await userEvent.click(panel().getByRole('button', { name: 'Sign up' }));
  expect(pressed).toEqual({ logIn: 1, signUp: 1 });
});

test('turns once, stops in the middle of the field, and tells what was won', async () => {
  let asked = standing('ready');
  show(asked, {
    [STANDING]: () => ({ data: asked }),
    [SPIN]: () => {
      asked = standing('spun', { spins: [spin(3)], waitsUntil: '2026-11-30T23:00:00.000Z' });
      return { data: spin(3) };
    },
  });
  const go = await button();
  expect(panel().getByText(/Today’s spin is open until/)).toBeVisible();
  go.focus();
  await userEvent.keyboard(' ');
  const result = await within(panel().getByRole('status')).findByText('10 free spins');
  expect(result).toBeVisible();
  expect(panel().getByText(/Each at €0\.20, for 3 days\. What they win is real money\./)).toBeVisible();
  expect(panel().getByRole('link', { name: 'See your bonuses' })).toHaveAttribute('href', '/account/bonuses');
  expect((Number.parseFloat(plate() ?? '') + 3 * 30) % 360).toBe(0);
  expect(await panel().findByText(/Next spin: 1 Dec 2026, 00:00/)).toBeVisible();
  expect(panel().queryByRole('button', { name: 'Spin' })).toBeNull();
  expect(sentTo(SPIN)).toHaveLength(1);
});

test('has the room of the result from the press on', async () => {
  let answer = () => undefined as void;
  const drawn = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = standing('ready');
  show(asked, {
    [STANDING]: () => ({ data: asked }),
    [SPIN]: async () => {
      await drawn;
      asked = standing('spun', { spins: [spin(3)], waitsUntil: '2026-11-30T23:00:00.000Z' });
      return { data: spin(3) };
    },
  });
  await userEvent.click(await button());
  const said = within(panel().getByRole('status'));
  expect(said.getByText('The result is being drawn.')).toBeVisible();
  expect(said.queryByText('The wheel is turning.')).toBeNull();
  answer();
  expect(await said.findByText('10 free spins')).toBeVisible();
  expect(said.queryByText('The result is being drawn.')).toBeNull();
});

test('says nothing in the same box, with nothing to celebrate', async () => {
  show(standing('spun', { spins: [spin(1)], waitsUntil: '2026-11-30T23:00:00.000Z' }));
  expect(await panel().findByText('Nothing today')).toBeVisible();
  expect(panel().queryByRole('link')).toBeNull();
  expect(plate()).toBe('330deg');
});

test('finds a lost answer again, and never spins twice for one press', async () => {
  let asked = standing('ready');
  let fails = true;
  show(asked, {
    [STANDING]: () => ({ data: asked }),
    [SPIN]: () => {
      if (fails) throw new TypeError('cut off');
      asked = standing('spun', { spins: [spin(4)], waitsUntil: '2026-11-30T23:00:00.000Z' });
      return { data: spin(4) };
    },
  });
  await userEvent.click(await button());
  expect(await panel().findByRole('alert')).toBeVisible();
  fails = false;
  await userEvent.click(await button());
  expect(await panel().findByText('50 points')).toBeVisible();
  const keys = sentTo(SPIN).map(({ params }) => params?.header?.['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('shows the spin that another page made', async () => {
  let asked = standing('ready');
  show(asked, {
    [STANDING]: () => ({ data: asked }),
    [SPIN]: () => {
      asked = standing('spun', { spins: [spin(7)], waitsUntil: '2026-11-30T23:00:00.000Z' });
      throw new ApiProblem('wheel_spun', 409);
    },
  });
  await userEvent.click(await button());
  expect(await panel().findByText('€5 bonus')).toBeVisible();
  expect(panel().queryByRole('alert')).toBeNull();
});

test.each([
  ['level', /12 points are missing/],
  ['off', /standing still at the moment/],
  ['country', /the rules for your country do not allow it/],
  ['account', /gets no prizes at the moment/],
] as const)('says why it can’t be turned: %s', async (state, words) => {
  show(standing(state, { pointsLeft: 12 }));
  expect(await panel().findByText(words)).toBeVisible();
  expect(panel().queryByRole('button')).toBeNull();
  expect(panel().queryAllByRole('link')).toHaveLength(state === 'level' ? 1 : 0);
});

test('says that it is offline, and asks again after a fault', async () => {
  const { unmount } = show(standing('ready'), {}, { isOnline: false });
  expect(await panel().findByText(/You are offline/)).toBeVisible();
  unmount();
  let fails = true;
  show(standing('ready'), {
    [STANDING]: () => {
      if (fails) throw new ApiProblem('client_api_5', 422);
      return { data: standing('ready') };
    },
  });
  const again = await panel().findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await button()).toBeEnabled();
});

test('says that a prize was withheld', async () => {
  show(standing('spun', { spins: [spin(0, { withheld: 'rules' })] }));
  expect(await panel().findByText(/its rules do not allow it for your account/)).toBeVisible();
  expect(panel().queryByRole('link')).toBeNull();
});

test('leads to the proof of each spin, and asks for new seeds', async () => {
  const record = {
    ...{
      record: 'wheel-spin/1' as const,
      id: 'a',
      at: '2026-11-29T09:00:00.000Z',
      serverSeed: 'ff',
      commitment: 'ab',
    },
    ...{ clientSeed: 'lantern — 18', nonce: 0, table: 1, fields: wheel().fields, field: 0 },
    prize: { kind: 'spins' as const, size: 5 },
  };
  show(standing('ready', { spins: [spin(1), spin(0, { record })] }), {
    [SEEDS]: () => ({ data: { commitment: 'cd', nextCommitment: 'ef', clientSeed: 'mine', nonce: 0 } }),
  });
  const list = within(await screen.findByRole('region', { name: 'Your last spins' }));
  expect(list.getByText('Can be checked once you ask for new seeds')).toBeVisible();
  const link = list.getByRole('link', { name: /Check the spin of/ }).getAttribute('href') ?? '';
  expect(link).toMatch(/^https:\/\/studio\.test\/studio\/verify\?language=en#/);
  const fragment = link.split('#')[1] ?? '';
  const told = Buffer.from(fragment, 'base64url').toString('utf8');
  expect(JSON.parse(told)).toEqual(record);

  const fair = within(screen.getByRole('region', { name: 'A fair draw' }));
  await userEvent.type(fair.getByRole('textbox', { name: /New words/ }), '  mine ');
  await userEvent.click(fair.getByRole('button', { name: 'Ask for new seeds' }));
  await waitFor(() => expect(sentTo(SEEDS).map(({ body }) => body)).toEqual([{ clientSeed: 'mine' }]));
  await act(async () => undefined);
});
