import { TextDecoder, TextEncoder } from 'node:util';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { saveFile } from '@/lib/browser/save-file';
import { ApiProblem } from '@/lib/http/problem';
import { EVERYTHING } from '../domain/history-address';
import { SaveTransactions } from './save-transactions';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('@/lib/browser/save-file', () => ({ saveFile: jest.fn() }));

// jsdom has none; every browser has.
Object.assign(globalThis, { TextDecoder });

const EXPORT = 'GET /api/v1/me/transactions/export';
const movement = (id: string, type: string, amount: number, balance: number | null) => ({
  ...{ id, type, amount, balance, status: 'complete', currency: 'EUR', fee: 0 },
  ...{ date: '2026-11-21T08:00:00.000Z', reference: 'r', method: null, gameId: null },
});

/** The platform's lines, broken wherever a network breaks them. */
const streamOf = (text: string, size: number) => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const reader = {
    read: async () => {
      const value = bytes.slice(at, at + size);
      at += size;
      return value.length > 0 ? { value, done: false } : { value: undefined, done: true };
    },
  };
  return { getReader: () => reader };
};
const text = async (blob: Blob) => {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
  reader.readAsText(blob);
  return (await read) as string;
};

const show = () =>
  renderWithPlatform(
    <SaveTransactions
      query={{ type: 'bet' }}
      total={{ total: 3, more: false }}
      address={{ ...EVERYTHING, period: 'month' }}
    />,
  );

test('saves every line that the filter asks for in the reader’s words, however it arrives', async () => {
  const rows = [
    movement('1', 'deposit', 5_000, 5_000),
    movement('2', 'bet', 150, 4_850),
    movement('3', 'deposit', 2_000, null),
  ];
  platformAnswers({ [EXPORT]: () => streamOf(rows.map((one) => `${JSON.stringify(one)}\n`).join(''), 37) });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [[file, name]] = jest.mocked(saveFile).mock.calls as [[Blob, string]];
  expect(name).toBe('parlour-transactions.csv');
  expect(sentTo(EXPORT)[0]?.params?.query).toEqual({ type: 'bet' });
  expect((await text(file)).split('\r\n')).toEqual([
    'Date,Type,Amount,Fee,Currency,Balance after,Status,Payment method,Game,Number',
    '2026-11-21T08:00:00.000Z,Deposit,50.00,0.00,EUR,50.00,Complete,,,1',
    '2026-11-21T08:00:00.000Z,Bet,-1.50,0.00,EUR,48.50,Complete,,,2',
    '2026-11-21T08:00:00.000Z,Deposit,20.00,0.00,EUR,,Complete,,,3',
    '',
  ]);
});

test('says why there is no file, and that there is one to print for the same time', async () => {
  platformAnswers({
    [EXPORT]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/i);
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Statement' })).toHaveAttribute(
    'href',
    '/account/transaction-history/statement?period=month',
  );
});
