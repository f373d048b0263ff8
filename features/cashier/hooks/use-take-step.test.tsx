import { act } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { renderWithPlatform } from '@/components/testing/platform';
import { leaveFor } from '@/lib/browser/leave';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { postForm, postInBackground } from '@/lib/browser/post-form';
import { depositKey, type Deposit } from '../api/get-deposits-id';
import { BANK, CRYPTO, depositWith } from '../testing/deposit';
import { useTakeStep, type StepTaken } from './use-take-step';

jest.mock('@/lib/browser/leave', () => ({ leaveFor: jest.fn() }));
jest.mock('@/lib/browser/post-form', () => ({ postForm: jest.fn(), postInBackground: jest.fn() }));

const PAGE = 'https://pay.example/d1';
const FAILED = '/deposit-failure/d1';
const inBackground = jest.mocked(postInBackground);

async function take(deposit: Deposit) {
  let step: ReturnType<typeof useTakeStep> | undefined;
  let opened: unknown[] = [];
  function Page() {
    step = useTakeStep();
    opened = useAtomValue(modalRequestsAtom).map(({ name, props }) => ({ name, props }));
    return null;
  }
  const { client } = renderWithPlatform(<Page />);
  let taken: StepTaken | undefined;
  await act(async () => {
    taken = await step?.(deposit);
  });
  return { taken, opened, client };
}

beforeEach(() => jest.clearAllMocks());

test('coins open their modal, which knows the deposit already', async () => {
  const deposit = depositWith({ crypto: CRYPTO });
  const { taken, opened, client } = await take(deposit);
  expect(taken).toBe('opened');
  expect(opened).toEqual([{ name: 'DEPOSIT_CRYPTO', props: { depositId: 'd1' } }]);
  expect(client.getQueryData(depositKey('d1'))).toBe(deposit);
});

test('a form and a page are gone to in this window', async () => {
  const params = { token: 't1' };
  expect((await take(depositWith({ method: 'POST', checkoutUrl: PAGE, params }))).taken).toBe('left');
  expect(postForm).toHaveBeenCalledWith(PAGE, params);
  expect((await take(depositWith({ checkoutUrl: PAGE }))).taken).toBe('left');
  expect(leaveFor).toHaveBeenCalledWith(PAGE);
});

describe('a form in the background', () => {
  const deposit = depositWith({
    method: 'POST',
    checkoutUrl: PAGE,
    params: { token: 't1' },
    background: true,
    failUrl: FAILED,
    bank: { ...BANK, state: 'waiting' },
  });

  test('is sent, then its modal opens', async () => {
    inBackground.mockResolvedValue();
    const { taken, opened } = await take(deposit);
    expect(taken).toBe('opened');
    expect(inBackground).toHaveBeenCalledWith(PAGE, { token: 't1' });
    expect(opened).toMatchObject([{ name: 'DEPOSIT_HELLOCLEVER_RESULT' }]);
  });

  test('that is not taken leads to the page of the failure, and is logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    inBackground.mockRejectedValue(new Error('refused'));
    const { taken, opened } = await take(deposit);
    expect(taken).toBe('left');
    expect(leaveFor).toHaveBeenCalledWith(FAILED);
    expect(opened).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

test('one that is over leads nowhere', async () => {
  const { taken, opened } = await take(depositWith({ checkoutUrl: null }));
  expect(taken).toBe('over');
  expect(opened).toEqual([]);
});
