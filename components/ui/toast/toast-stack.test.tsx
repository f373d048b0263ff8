import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { ToastStack } from './toast-stack';

const item = {
  id: 'a',
  status: 'success',
  title: 'Deposit complete',
  text: '€50.00 is in your balance.',
  duration: 5_000,
} as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a message goes after five seconds, not before', () => {
  const onDismiss = jest.fn();
  renderWithMessages(<ToastStack items={[item]} onDismiss={onDismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('Deposit complete');
  act(() => jest.advanceTimersByTime(4_999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('a press dismisses it at once', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onDismiss = jest.fn();
  renderWithMessages(<ToastStack items={[item]} onDismiss={onDismiss} />);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('it stays as long as a pointer or the focus rests on it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onDismiss = jest.fn();
  renderWithMessages(<ToastStack items={[item]} onDismiss={onDismiss} />);
  await user.tab();
  act(() => jest.advanceTimersByTime(20_000));
  expect(onDismiss).not.toHaveBeenCalled();
  await user.tab();
  act(() => jest.advanceTimersByTime(5_000));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('an error interrupts, a success waits its turn', () => {
  renderWithMessages(
    <ToastStack
      items={[item, { id: 'b', status: 'error', title: 'Deposit not accepted', duration: 5_000 }]}
      onDismiss={() => {}}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Deposit not accepted');
});
