import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('a press reaches the handler', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Deposit</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a button does not submit a form unless it says so', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a busy button keeps the focus, says so, and neither presses nor submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Deposit
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Deposit/ });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button that waits keeps the focus of who pressed it, and is not pressed again', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Send again</Button>);
  const button = screen.getByRole('button', { name: 'Send again' });
  await userEvent.click(button);
  rerender(
    <Button waiting onClick={onClick}>
      Send again
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).toHaveBeenCalledTimes(1);
});
