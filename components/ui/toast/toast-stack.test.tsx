import { act, fireEvent, screen } from '@testing-library/react';
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
  expect(screen.getByText('Deposit complete')).toBeVisible();
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

test('it stays while the page is out of sight', () => {
  const onDismiss = jest.fn();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderWithMessages(<ToastStack items={[item]} onDismiss={onDismiss} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => jest.advanceTimersByTime(5_000));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a swipe of a finger takes it away, a short one does not', () => {
  const onDismiss = jest.fn();
  renderWithMessages(<ToastStack items={[item]} onDismiss={onDismiss} />);
  const card = screen.getByRole('button', { name: 'Dismiss' });
  // jsdom has no pointer events: mouse events of those names, with what a finger adds.
  const touch = (name: string, clientX: number) => {
    const event = new MouseEvent(name, { bubbles: true, clientX });
    fireEvent(card, Object.assign(event, { pointerType: 'touch' }));
  };
  const swipe = (far: number) => {
    touch('pointerdown', 200);
    touch('pointermove', 200 + far);
    touch('pointerup', 200 + far);
  };
  swipe(40);
  expect(onDismiss).not.toHaveBeenCalled();
  swipe(-120);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('three show, the fourth waits', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ ...item, id, title: `Message ${id}` }));
  const { rerender } = renderWithMessages(<ToastStack items={items} onDismiss={() => {}} />);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(screen.queryByText('Message d')).toBeNull();
  rerender(<ToastStack items={items.slice(1)} onDismiss={() => {}} />);
  expect(screen.getByText('Message d')).toBeVisible();
});

test('an error interrupts, a success waits its turn; each is in one region only', () => {
  const error = { id: 'b', status: 'error', title: 'Deposit not accepted', duration: 5_000 } as const;
  renderWithMessages(<ToastStack items={[item, error]} onDismiss={() => {}} />);
  const regionOf = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect([regionOf('Deposit complete'), regionOf('Deposit not accepted')]).toEqual(['polite', 'assertive']);
  expect(screen.queryByRole('alert')).toBeNull();
});
