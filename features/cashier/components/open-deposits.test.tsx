import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { CRYPTO } from '../testing/deposit';
import { OpenDeposits } from './open-deposits';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const OPEN = 'GET /api/v1/deposits';
const CANCEL = 'POST /api/v1/deposits/{id}/cancel';
const deposit = (id: string, amount: number, status = 'processing', received: number | null = null) => ({
  id,
  checkoutUrl: status === 'processing' ? `https://pay.example/${id}` : null,
  createdAt: '2026-11-24T10:30:00.000Z',
  game: null,
  transaction: { paymentMethod: 'card', amount, received, currency: 'EUR', status, failure: null },
});

const keysOf = (call: string) => sentTo(call).map(({ params }) => params?.header?.['Idempotency-Key']);

type Open = ReturnType<typeof deposit> & { bonus?: { id: string; name: string } };
let open: Open[];
let cancelled: () => unknown;

beforeAll(() => {
  let key = 0;
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => `key-${++key}` });
});

async function show(onOpened?: () => void) {
  platformAnswers({
    [OPEN]: () => ({ data: open }),
    [CANCEL]: () => cancelled(),
    'GET /api/v1/deposit-methods': () => ({ data: { methods: [] } }),
  });
  renderWithPlatform(<OpenDeposits onOpened={onOpened} />);
  await waitFor(() => expect(sentTo(OPEN)).toHaveLength(1));
}

beforeEach(() => {
  open = [deposit('d1', 5_000), deposit('d2', 2_000)];
  cancelled = () => {
    open = open.filter(({ id }) => id !== 'd1');
    return { data: deposit('d1', 5_000, 'cancel') };
  };
});

test('names the bonus that one was made for', async () => {
  open = [
    { ...deposit('d1', 5_000), bonus: { id: 'welcome-1', name: 'Welcome pack' } },
    deposit('d2', 2_000),
  ];
  await show();
  expect(await screen.findAllByText(/^Bonus:/)).toHaveLength(1);
  expect(screen.getByText('Bonus: Welcome pack')).toBeVisible();
});

test('names each with its way on to the payment company', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Unfinished deposits' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue payment €50.00' })).toHaveAttribute(
    'href',
    'https://pay.example/d1',
  );
  expect(screen.getAllByText(/Bank card, begun 24 Nov 2026/)).toHaveLength(2);
});

test('without any there is nothing to see', async () => {
  open = [];
  await show();
  expect(screen.queryByRole('region')).toBeNull();
});

test('one that is cancelled goes, and is told to be cancelled', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel €50.00' }));
  expect(
    await screen.findByText('The deposit of €50.00 is cancelled. You have not been charged.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel €50.00' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Cancel €20.00' })).toBeEnabled();
  expect(sentTo(CANCEL)[0]?.params).toMatchObject({
    path: { id: 'd1' },
    header: { 'Idempotency-Key': expect.stringMatching(/^key-/) },
  });
});

test('the last one that is cancelled leaves its sentence alone, without an empty list', async () => {
  open = [deposit('d1', 5_000)];
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel €50.00' }));
  expect(await screen.findByText(/The deposit of €50.00 is cancelled/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});

test.each([
  ['processing', null, /already under way/],
  ['complete', 4_900, /€49.00 was faster/],
  ['failed', null, /had already failed/],
] as const)('says what is true of one that could not be cancelled: %s', async (status, received, text) => {
  cancelled = () => ({ data: deposit('d1', 5_000, status, received) });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel €50.00' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a company that is away is said, and the deposit stays', async () => {
  cancelled = () => {
    throw new ApiProblem('client_api_34', 502);
  };
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel €50.00' }));
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('button', { name: 'Cancel €50.00' })).toBeEnabled();
});

test('one whose answer was lost is cancelled again with the same key, and after a refusal with another', async () => {
  const answers = [
    new ApiProblem('no_response', 0),
    new ApiProblem('client_api_34', 502),
    new ApiProblem('client_api_23', 404),
    new ApiProblem('no_response', 0),
  ];
  cancelled = () => {
    throw answers[sentTo(CANCEL).length - 1];
  };
  await show();
  for (const [at] of answers.entries()) {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel €50.00' }));
    await waitFor(() => expect(sentTo(CANCEL)).toHaveLength(at + 1));
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  }
  const [first, second, third, fourth] = keysOf(CANCEL);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('two that are cancelled at the same time have a key each', async () => {
  cancelled = () => new Promise(() => undefined);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel €50.00' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel €20.00' }));
  await waitFor(() => expect(new Set(keysOf(CANCEL)).size).toBe(2));
});

test('one that goes on in a modal of ours opens it, and makes room for it', async () => {
  const onOpened = jest.fn();
  open = [{ ...deposit('d1', 5_000), crypto: CRYPTO } as Open];
  await show(onOpened);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the address €50.00' }));
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
});
