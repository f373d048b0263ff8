import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { Dialog } from './dialog';

function Harness() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Deposit">
        <label>
          Amount <input />
        </label>
      </Dialog>
    </>
  );
}

test('it is named by its title, holds the focus, and gives it back when closed by Escape', async () => {
  renderWithMessages(<Harness />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('its cross closes it', async () => {
  renderWithMessages(<Harness />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('short news stands in its middle, and a form at its edge', async () => {
  const { unmount } = renderWithMessages(
    <Dialog open onOpenChange={jest.fn()} title="A bonus is waiting" centred>
      You decide.
    </Dialog>,
  );
  expect(await screen.findByRole('dialog')).toHaveAttribute('data-centred');
  unmount();
  renderWithMessages(<Harness />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Deposit' })).not.toHaveAttribute('data-centred');
});
