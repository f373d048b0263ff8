import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { Drawer } from './drawer';

test('it is a named dialog that Escape and its cross close', async () => {
  const onOpenChange = jest.fn();
  renderWithMessages(
    <Drawer open onOpenChange={onOpenChange} title="Account">
      <a href="#history">History</a>
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls.every(([open]) => open === false)).toBe(true);
});
