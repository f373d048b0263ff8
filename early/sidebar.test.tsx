import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSidebar } from './sidebar';

function Page() {
  return (
    <>
      <aside id="sidebar">
        <a href="#all" data-tip>
          <span data-tip-panel>All games</span>
        </a>
        {['casino', 'live'].map((name) => (
          <div key={name} data-tip data-testid={name}>
            <details data-group={name} open={name === 'casino'} data-testid={`${name}-details`}>
              <summary>{name}</summary>
            </details>
            <div data-tip-panel>
              <a href={`#${name}`}>{name} games</a>
            </div>
          </div>
        ))}
      </aside>
      <button type="button">Page</button>
    </>
  );
}

let wide = true;
const details = (name: string) => screen.getByTestId<HTMLDetailsElement>(`${name}-details`);
const shown = () => [...document.querySelectorAll('[data-open]')];
const restore = () => fireEvent(document, new Event('shell:groups'));

// Listeners on the document stay from test to test: the script runs once, as on a page.
beforeAll(() => {
  window.matchMedia = () =>
    Object.defineProperty(Object.assign(new EventTarget(), {}), 'matches', {
      get: () => wide,
    }) as MediaQueryList;
  // jsdom knows no :focus-visible: every focus is the keyboard's here.
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function matchesOf(this: Element, selector) {
    return matches.call(this, selector.replace(':focus-visible', ':focus'));
  });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  startSidebar();
  state.mockRestore();
});

beforeEach(() => {
  wide = true;
  localStorage.clear();
  delete document.documentElement.dataset.side;
});

test('a group is as it was left once it is read, before the page says that all are there; afterwards nobody looks', async () => {
  localStorage.setItem('groups', 'live');
  const { unmount } = render(<Page />);
  await waitFor(() => expect([details('casino').open, details('live').open]).toEqual([false, true]));
  restore();
  unmount();
  render(<Page />);
  await new Promise<void>((resolve) => {
    queueMicrotask(resolve);
  });
  expect([details('casino').open, details('live').open]).toEqual([true, false]);
});

describe('wide', () => {
  test('which groups are open is remembered', async () => {
    render(<Page />);
    restore();
    expect([details('casino').open, details('live').open]).toEqual([true, false]);
    await userEvent.click(screen.getByText('live'));
    expect(localStorage.getItem('groups')).toBe('casino live');
    await userEvent.click(screen.getByText('casino'));
    expect(localStorage.getItem('groups')).toBe('live');
    expect([details('casino').open, details('live').open]).toEqual([false, true]);
    details('live').open = false;
    // As of a page that is being read: it is not the visitor's choice.
    fireEvent(details('live'), new Event('toggle'));
    restore();
    expect([details('casino').open, details('live').open]).toEqual([false, true]);
  });
});

describe('collapsed', () => {
  beforeEach(() => {
    document.documentElement.dataset.side = '70';
    render(<Page />);
    restore();
  });

  test('nothing shows at first, and what was open wide is not forgotten', () => {
    expect(shown()).toEqual([]);
    expect(details('casino').open).toBe(false);
    delete document.documentElement.dataset.side;
    restore();
    expect(details('casino').open).toBe(true);
  });

  test('the keyboard’s focus shows one group at a time, each where its opener stands', () => {
    screen.getByTestId('live').getBoundingClientRect = () => new DOMRect(10, 300, 46, 46);
    screen.getByText('casino').focus();
    fireEvent.focusIn(screen.getByText('casino'));
    expect(shown()).toEqual([screen.getByTestId('casino')]);
    fireEvent.focusIn(screen.getByText('live games'));
    screen.getByText('live games').focus();
    expect(shown()).toEqual([screen.getByTestId('live')]);
    expect(details('casino').open).toBe(false);
    expect(details('live').open).toBe(true);
    expect(screen.getByTestId('live').style.getPropertyValue('--tip-y')).toBe('292px');
    expect(screen.getByTestId('live').style.getPropertyValue('--caret-y')).toBe('31px');
  });

  test('Escape closes it, gives the focus back to the opener, and it stays closed', async () => {
    screen.getByText('casino games').focus();
    expect(shown()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('casino')).toHaveFocus();
    expect(shown()).toEqual([]);
  });

  test('a press opens and the next one closes; a press elsewhere closes too', () => {
    fireEvent.click(screen.getByText('casino'));
    expect(shown()).toHaveLength(1);
    fireEvent.click(screen.getByText('casino'));
    expect(shown()).toEqual([]);
    fireEvent.click(screen.getByText('casino'));
    fireEvent.click(screen.getByText('Page'));
    expect(shown()).toEqual([]);
  });

  test('a mouse that rests on it shows it, and hides it when it leaves', () => {
    const over = (text: string) =>
      fireEvent(
        screen.getByText(text),
        Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
      );
    over('All games');
    expect(shown()).toEqual([screen.getByText('All games').parentElement]);
    over('live');
    expect(shown()).toEqual([screen.getByTestId('live')]);
    over('Page');
    expect(shown()).toEqual([]);
  });

  test('as a drawer the sidebar is never collapsed', () => {
    wide = false;
    restore();
    expect(details('casino').open).toBe(true);
    fireEvent.click(screen.getByText('Page'));
    expect(shown()).toEqual([]);
  });
});
