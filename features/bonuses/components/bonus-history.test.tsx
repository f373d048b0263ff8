import { act, screen, within } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, type Answers } from '@/components/testing/platform';
import { grantOf, withSteps } from '../testing/grants';
import { BonusHistory } from './bonus-history';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

function show(answers: Answers) {
  platformAnswers(answers);
  renderWithPlatform(<BonusHistory />);
}

test('the history names each end with its reason, and its steps when it is opened', async () => {
  const ended = grantOf({
    state: 'cancelled',
    endReason: 'switched',
    endedAt: '2026-11-23T00:00:00.000Z',
  });
  show({
    'GET /api/v1/me/bonuses/history': () => ({ data: [ended], next: null }),
    'GET /api/v1/me/bonuses/{id}': () => ({
      data: withSteps(ended, [
        { at: '2026-11-22T00:00:00.000Z', step: 'activated', amount: 2_000, why: null },
        { at: '2026-11-23T00:00:00.000Z', step: 'burned', amount: 2_000, why: null },
      ]),
    }),
  });
  const details = (await screen.findByText('Thursday reload')).closest('details') as HTMLDetailsElement;
  expect(details).toHaveTextContent('You activated another bonus.');
  details.open = true;
  act(() => void details.dispatchEvent(new Event('toggle')));
  const steps = await within(details).findByRole('list', { name: 'What happened' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Activated€20.00'),
    expect.stringContaining('Bonus balance back to the house€20.00'),
  ]);
});

test('a bonus whose money was used up is none that was completed, and what is above the max win is named', async () => {
  const lost = grantOf({ state: 'completed', endReason: 'run_out', endedAt: '2026-11-23T00:00:00.000Z' });
  show({
    'GET /api/v1/me/bonuses/history': () => ({ data: [lost], next: null }),
    'GET /api/v1/me/bonuses/{id}': () => ({
      data: withSteps(lost, [
        { at: '2026-11-22T00:00:00.000Z', step: 'burned', amount: 2_000, why: 'max_win' },
        { at: '2026-11-23T00:00:00.000Z', step: 'completed', amount: null, why: 'run_out' },
      ]),
    }),
  });
  const details = (await screen.findByText('Thursday reload')).closest('details') as HTMLDetailsElement;
  expect(details).toHaveTextContent('Used up');
  expect(details).not.toHaveTextContent('Completed');
  details.open = true;
  act(() => void details.dispatchEvent(new Event('toggle')));
  const steps = await within(details).findByRole('list', { name: 'What happened' });
  expect(steps).toHaveTextContent(/Above the max win: back to the house€20\.00.*Bonus money used up/);
  expect(steps).not.toHaveTextContent('Wagering done');
});

test('a history without ends leads to the bonuses in play', async () => {
  show({ 'GET /api/v1/me/bonuses/history': () => ({ data: [], next: null }) });
  expect(await screen.findByRole('link', { name: 'Your bonuses' })).toHaveAttribute(
    'href',
    '/account/bonuses',
  );
});
