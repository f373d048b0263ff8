import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { Tooltip } from './tooltip';

test('the focus of the keyboard shows it, and Escape hides it', async () => {
  renderWithMessages(
    <Tooltip text="Opens in a new tab">
      <button type="button">Affiliates</button>
    </Tooltip>,
  );
  expect(screen.queryByText('Opens in a new tab')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens in a new tab');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a state of one’s own shows and hides it', async () => {
  const view = (open: boolean) => (
    <Tooltip text="Copied" open={open}>
      <button type="button">Copy</button>
    </Tooltip>
  );
  const { rerender } = renderWithMessages(view(true));
  expect(await screen.findByText('Copied')).toBeVisible();
  rerender(view(false));
  await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
});
