import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { Popover } from './popover';

function Page() {
  return (
    <Popover trigger={<button type="button">How it works</button>} title="Wagering">
      <a href="#rules">Rules</a>
    </Popover>
  );
}

test('its button opens it by keyboard; it is named, holds the focus, and Escape gives it back', async () => {
  renderWithMessages(<Page />);
  const button = screen.getByRole('button', { name: 'How it works' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  const popover = await screen.findByRole('dialog', { name: 'Wagering' });
  await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

test('its cross closes it', async () => {
  renderWithMessages(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'How it works' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
