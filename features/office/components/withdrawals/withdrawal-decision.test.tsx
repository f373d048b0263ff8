import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { WithdrawalCase } from '../../api/get-withdrawals-id';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { WithdrawalDecision } from './withdrawal-decision';

jest.mock('../../api/post-withdrawals-id-decision', () => ({ decideWithdrawal: jest.fn() }));

const found = { withdrawal: { id: 'w1', status: 'pending' }, needsTwo: false, asked: null };
const show = () =>
  render(
    <OfficeMeProvider me={operatorWith(['payments'])}>
      <WithdrawalDecision found={found as unknown as WithdrawalCase} onDone={jest.fn()} />
    </OfficeMeProvider>,
  );
const reason = () => screen.getByLabelText(/Reason, for colleagues/);

beforeEach(() => sessionStorage.clear());

it('has no reason ready that was written for the opposite', async () => {
  const first = show();
  fireEvent.click(screen.getByRole('button', { name: 'Reject …' }));
  fireEvent.change(reason(), { target: { value: 'a friend’s card' } });
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  first.unmount();
  const second = show();
  fireEvent.click(screen.getByRole('button', { name: 'Pay it out …' }));
  expect(reason()).toHaveValue('');
  second.unmount();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Reject …' }));
  expect(reason()).toHaveValue('a friend’s card');
});

it('is opened by keys, which never turn a decision round that is being written', () => {
  show();
  fireEvent.keyDown(document.body, { key: 'r' });
  fireEvent.change(reason(), { target: { value: 'a friend’s card' } });
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Account is not theirs' }), { key: 'a' });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Reject' }), { key: 'q' });
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  expect(reason()).toHaveValue('a friend’s card');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.getByRole('button', { name: 'Pay it out' })).toBeVisible();
  expect(reason()).toHaveValue('');
});
