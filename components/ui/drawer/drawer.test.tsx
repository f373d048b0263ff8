import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { Drawer } from './drawer';
import { startDrawers } from '@/early/drawers';

function Page() {
  return (
    <>
      <header>
        <button type="button" popoverTarget="rules">
          Open
        </button>
      </header>
      <main>
        <p>Page</p>
        <Drawer id="rules" side="start" label="House rules">
          <a href="#all">All rules</a>
          <button type="button">Stay</button>
          <button type="button" data-modal="DEPOSIT">
            Deposit
          </button>
        </Drawer>
      </main>
      <section aria-live="polite">Message</section>
    </>
  );
}

/** jsdom knows no popovers: this says what the browser says when one opens or closes. */
function tell(name: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') {
  const event = Object.assign(new Event(name), { newState });
  act(() => void screen.getByLabelText('House rules').dispatchEvent(event));
}

const hide = jest.fn();

// Listeners on the document stay from test to test: the script runs once, as on a page.
beforeAll(() => {
  startDrawers();
  const query = Document.prototype.querySelectorAll;
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector) => query.call(document, selector.replace(':popover-open', '')));
});

function open() {
  renderWithMessages(<Page />);
  const drawer = screen.getByLabelText('House rules');
  Object.assign(drawer, { hidePopover: hide });
  screen.getByRole('button', { name: 'Open' }).focus();
  tell('beforetoggle', 'open');
  tell('toggle', 'open');
  return drawer;
}

test('it opens without a script of ours, by a button that names it', () => {
  renderWithMessages(<Page />);
  expect(screen.getByLabelText('House rules')).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('popovertarget', 'rules');
});

test('open, it is a modal dialog with the focus inside, and the page behind is inert but for messages', () => {
  const drawer = open();
  expect(screen.getByRole('dialog', { name: 'House rules' })).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(screen.getByText('Page').inert).toBe(true);
  expect(screen.getByText('Open').parentElement?.inert).toBe(true);
  expect(drawer.inert).toBeFalsy();
  expect(screen.getByText('Message').inert).toBeFalsy();
  expect(document.documentElement).toHaveAttribute('data-held');
  tell('beforetoggle', 'closed');
});

test('closed, the page is back and the opener has the focus', () => {
  const drawer = open();
  tell('beforetoggle', 'closed');
  expect(screen.getByText('Page').inert).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-held');
  tell('toggle', 'closed');
  expect(drawer).not.toHaveAttribute('aria-modal');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test.each([
  ['All rules', 1],
  ['Deposit', 1],
  ['Stay', 0],
])('a press on %s inside closes it %d times', async (name, times) => {
  open();
  await userEvent.click(screen.getByText(name));
  expect(hide).toHaveBeenCalledTimes(times);
});
