import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/components/testing/render';
import { CancelBonusModal } from './cancel-bonus-modal';

test('keeping comes first and only closes; cancelling rejects the bonus and closes', async () => {
  const [onConfirm, onClose] = [jest.fn(), jest.fn()];
  renderWithMessages(<CancelBonusModal onConfirm={onConfirm} onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'Attention!' })).toHaveTextContent('zero');
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names.indexOf('Keep the bonus')).toBeLessThan(names.indexOf('Cancel the bonus'));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the bonus' }));
  expect([onConfirm, onClose].map((ran) => ran.mock.calls.length)).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the bonus' }));
  expect([onConfirm, onClose].map((ran) => ran.mock.calls.length)).toEqual([1, 2]);
});
