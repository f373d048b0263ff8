import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { saveFile } from '@/lib/browser/save-file';
import { ApiProblem } from '@/lib/http/problem';
import { SpendingBoard } from './spending-board';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/browser/save-file', () => ({ saveFile: jest.fn() }));

const textOf = async (blob: Blob) => {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(blob);
  await read;
  return String(reader.result);
};

const SPENDING = 'GET /api/v1/me/spending';
const NOTHING = { deposited: 0, withdrawn: 0, result: 0, seconds: 0 };

function spendingWith(last: Partial<typeof NOTHING> = {}, rest: object = {}) {
  const spans = Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    ...NOTHING,
    ...(index === 29 && last),
  }));
  return {
    data: { currency: 'EUR', currencies: ['EUR'], timeZone: 'Europe/Berlin', per: 'day', spans, ...rest },
  };
}

const MOVED = { deposited: 5_001, withdrawn: 1_000, result: -1_234, seconds: 4_920 };

it('says what the time came to, and has the figures of each picture as a table', async () => {
  platformAnswers({ [SPENDING]: () => spendingWith(MOVED) });
  renderWithPlatform(<SpendingBoard />);
  const picture = await screen.findByRole('figure', { name: 'Paid in and taken out' });
  expect(within(picture).getByRole('img')).toHaveAccessibleName('Paid in and taken out. At most €50.01.');
  expect(
    within(screen.getByRole('figure', { name: 'Result of play' })).getByRole('img'),
  ).toHaveAccessibleName('Result of play. At best €0.00, at worst −€12.34.');
  await userEvent.click(within(picture).getByText('Show the figures'));
  const [, newest] = within(picture).getAllByRole('row');
  expect(newest).toHaveTextContent('30 Nov 2026, so far€50.01€10.00');
  expect(within(picture).getAllByRole('row')).toHaveLength(31);
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['€50.01', '€10.00', '−€12.34', '1 h 22 min']);
  expect(screen.getByText(/A day ends at midnight in Europe\/Berlin/)).toBeVisible();
});

it('is shown by weeks and months as well', async () => {
  platformAnswers({
    [SPENDING]: ({ params }) => spendingWith(MOVED, { per: params?.query?.per }),
  });
  renderWithPlatform(<SpendingBoard />);
  await screen.findByRole('figure', { name: 'Time in play' });
  await userEvent.click(screen.getByRole('tab', { name: 'Months' }));
  expect(await screen.findByText(/The last 12 months/)).toBeVisible();
  expect(sentTo(SPENDING).map(({ params }) => params?.query)).toEqual([{ per: 'day' }, { per: 'month' }]);
});

it('offers another currency where something moved in one', async () => {
  platformAnswers({
    [SPENDING]: ({ params }) =>
      spendingWith(MOVED, {
        currencies: ['EUR', 'CHF'],
        currency: params?.query?.currency ?? 'EUR',
      }),
  });
  renderWithPlatform(<SpendingBoard />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'CHF');
  expect((await screen.findAllByText('CHF 50.01')).length).toBeGreaterThan(0);
});

it('can be taken away as a file', async () => {
  platformAnswers({ [SPENDING]: () => spendingWith(MOVED) });
  renderWithPlatform(<SpendingBoard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
  const [[file, name]] = jest.mocked(saveFile).mock.calls as [[Blob, string]];
  expect(name).toBe('money-and-time-2026-11-30.csv');
  const lines = (await textOf(file)).trim().split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toContain('Day,Paid in,Taken out,Result of play,Currency,Minutes in play');
  expect(lines.at(-1)).toBe('2026-11-30,50.01,10.00,-12.34,EUR,82');
});

it('says so where nothing happened, and has no file of it', async () => {
  platformAnswers({ [SPENDING]: () => spendingWith() });
  renderWithPlatform(<SpendingBoard />);
  expect(
    await screen.findByText(/Nothing was paid in, taken out or played in the last 30 days/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull();
});

it('that could not be loaded can be tried again', async () => {
  let fails = true;
  platformAnswers({
    [SPENDING]: () => {
      if (fails) throw new ApiProblem('not_found', 404);
      return spendingWith(MOVED);
    },
  });
  renderWithPlatform(<SpendingBoard />);
  await screen.findByText('Your figures could not be loaded');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('figure', { name: 'Time in play' })).toBeVisible();
});
