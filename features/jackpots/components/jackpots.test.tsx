import { act, render, screen } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { calls, platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { JACKPOT_OPENINGS, JACKPOT_RANGES, JACKPOTS } from '@/lib/domain/jackpots';
import type { Jackpots } from '../api/get-jackpots';
import { jackpotsOf } from '../testing/jackpots';
import { JackpotCounter } from './jackpot-counter';
import { JackpotSlide } from './jackpot-slide';
import { JackpotsBoard } from './jackpots-board';
import { TopWinners } from './top-winners';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const AMOUNTS = { max: 2_841_260, mid: 820_715, mini: 116_390 };
/** SPEC §9, in its own numbers: a constant that is changed by mistake must fail here. */
const POLL_MS = 15_000;
const ROTATION_MS = 6_000;
let answer: Jackpots;

beforeEach(() => {
  jest.useFakeTimers();
  standInForLayout({ media: (query) => query.includes('reduced-motion') });
  answer = jackpotsOf(AMOUNTS);
  platformAnswers({ 'GET /api/v1/jackpots': () => answer });
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.auth;
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const whole = (minor: number) => formatAmount(minor, 'EUR', 'en', { whole: true });
const figures = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden] b')].map((cell) => cell.textContent).join('');

describe('the counter', () => {
  const counter = (minor: number, turn?: number) => (
    <JackpotCounter minor={minor} currency="EUR" locale="en" size="small" turn={turn} />
  );

  test('has a cell for each figure of the amount from the start, and says it once', () => {
    standInForLayout({ inView: true });
    const { container } = render(counter(AMOUNTS.max));
    expect(figures(container)).toBe('0000000');
    expect(screen.getByText('€28,412.60')).not.toHaveAttribute('aria-hidden');
    act(() => jest.advanceTimersByTime(1_000));
    expect(figures(container)).toHaveLength(7);
    expect(figures(container)).not.toBe('2841260');
    act(() => jest.advanceTimersByTime(1_016));
    expect(figures(container)).toBe('2841260');
  });

  test('goes on from where it stood when the amount grows, and from nothing with a new turn', () => {
    standInForLayout({ inView: true });
    const { container, rerender } = render(counter(99_990));
    act(() => jest.advanceTimersByTime(2_016));
    rerender(counter(100_010));
    expect(figures(container)).toBe('099990');
    act(() => jest.advanceTimersByTime(2_016));
    expect(figures(container)).toBe('100010');
    rerender(counter(100_010, 1));
    expect(figures(container)).toBe('000000');
  });
});

describe('the slide', () => {
  const lit = () => document.querySelector('[data-lit]')?.getAttribute('data-jackpot');

  test('shows the three in order with what they may reach, and follows them', async () => {
    const { container } = renderWithPlatform(
      <JackpotSlide jackpots={jackpotsOf({ ...AMOUNTS, max: 2_500_000 })} />,
    );
    expect(
      [...container.querySelectorAll('[data-jackpot]')].map((row) => row.getAttribute('data-jackpot')),
    ).toEqual(['max', 'mid', 'mini']);
    for (const name of JACKPOTS)
      expect(screen.getByText(`Up to ${whole(JACKPOT_RANGES[name].max)}`)).toBeVisible();
    expect(screen.getByText('€25,000.00')).toBeInTheDocument();
    // A first visit is light: nothing is asked for before the poll's first turn.
    await pass(1);
    expect(calls).toHaveLength(0);
    await pass(POLL_MS);
    expect(screen.getByText('€28,412.60')).toBeInTheDocument();
    expect(container).toHaveTextContent('€37,783 in all');
    answer = jackpotsOf({ ...AMOUNTS, mini: 116_400 });
    await pass(POLL_MS);
    expect(screen.getByText('€1,164.00')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  test('keeps the last amounts when the platform does not answer', async () => {
    renderWithPlatform(<JackpotSlide jackpots={answer} />);
    platformAnswers({});
    await pass(POLL_MS);
    expect(screen.getByText('€28,412.60')).toBeInTheDocument();
  });

  test('has its light go round every six seconds, but not under the keyboard', async () => {
    standInForLayout({ inView: true });
    renderWithPlatform(<JackpotSlide jackpots={answer} />);
    const seen = [lit()];
    for (let turn = 0; turn < 3; turn += 1) {
      await pass(ROTATION_MS);
      seen.push(lit());
    }
    expect(seen).toEqual(['max', 'mid', 'mini', 'max']);
    screen.getByRole('link', { name: 'Get the jackpot' }).focus();
    await pass(ROTATION_MS);
    expect(lit()).toBe('max');
  });

  test('stands still for who asked for less motion', async () => {
    renderWithPlatform(<JackpotSlide jackpots={answer} />);
    await pass(ROTATION_MS);
    expect(lit()).toBe('max');
  });

  test('leads to the jackpots, and says that a visitor signs up before', () => {
    renderWithPlatform(<JackpotSlide jackpots={answer} />);
    const link = screen.getByRole('link', { name: 'Get the jackpot' });
    expect(link).toHaveAttribute('href', '/jackpots');
    expect(link).toHaveAttribute('data-gated', '/jackpots');
  });
});

describe('the page', () => {
  test('says what all hold and where each stands between its bounds', () => {
    renderWithPlatform(<JackpotsBoard jackpots={answer} />);
    expect(screen.getByText('€37,783.65', { ignore: '[aria-hidden]' })).toBeInTheDocument();
    const meter = screen.getByRole('meter', { name: 'Mid' });
    expect(meter).toHaveAttribute('aria-valuetext', '€8,207.15');
    expect(meter).toHaveAttribute('aria-valuemin', String(JACKPOT_OPENINGS.mid));
    expect(meter).toHaveAttribute('aria-valuemax', String(JACKPOT_RANGES.mid.max));
    expect(screen.getByText('0.6% of every stake')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mini games' })).toHaveAttribute('href', '/games/jackpot-mini');
  });

  test('says so before the jackpots are open', () => {
    renderWithPlatform(<JackpotsBoard jackpots={{ ...answer, data: [] }} />);
    expect(screen.getByRole('heading', { name: 'The jackpots are not open yet' })).toBeVisible();
    expect(screen.queryByRole('meter')).toBeNull();
  });

  test('lists the largest wins, or says that there are none', () => {
    const game = {
      id: 'g1',
      name: 'Scarab',
      geo_link: '/game/scarab',
      image: '/art/p',
      gradient_color: '#123',
    };
    const { rerender } = renderWithPlatform(
      <TopWinners winners={[{ id: 4, login: 'dom***', game, currency: 'EUR', amount: 412_500 }]} />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('dom***Scarab€4,125.00');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/game/scarab');
    rerender(<TopWinners winners={[]} />);
    expect(screen.getByRole('heading', { name: 'Nobody has won here yet' })).toBeVisible();
  });
});
