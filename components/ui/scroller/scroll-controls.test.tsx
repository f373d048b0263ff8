import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { ScrollButtons } from './scroll-controls';
import { readScroll } from './scroll-state';

class Observer {
  observe() {}
  disconnect() {}
  unobserve() {}
}
beforeAll(() => {
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
  globalThis.requestAnimationFrame = (callback) => {
    callback(0);
    return 1;
  };
});

/** A row of five cards of 200 px in a window of 500 px; jsdom lays nothing out by itself. */
function layOut(element: HTMLElement, scrollLeft: number) {
  Object.defineProperties(element, {
    scrollWidth: { value: 1000, configurable: true },
    clientWidth: { value: 500, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true, writable: true },
  });
  [...element.children].forEach((child, index) =>
    Object.defineProperty(child, 'offsetLeft', { value: 16 + index * 200, configurable: true }),
  );
}

function Row() {
  return (
    <>
      <div id="row">
        {[1, 2, 3, 4, 5].map((card) => (
          <a key={card} href={`/${card}`}>
            {card}
          </a>
        ))}
      </div>
      <ScrollButtons target="row" />
    </>
  );
}

test.each([
  [0, { atStart: true, atEnd: false, index: 0 }],
  [210, { atStart: false, atEnd: false, index: 1 }],
  [499, { atStart: false, atEnd: true, index: 4 }],
  [-210, { atStart: false, atEnd: false, index: 1 }],
])('at %d px the row stands at %j', (scrollLeft, expected) => {
  renderWithMessages(<Row />);
  const row = document.getElementById('row') as HTMLElement;
  layOut(row, scrollLeft);
  expect(readScroll(row)).toEqual(expected);
});

test('the buttons scroll by a page and rest at the ends', async () => {
  renderWithMessages(<Row />);
  const row = document.getElementById('row') as HTMLElement;
  layOut(row, 0);
  const scrollBy = jest.fn();
  row.scrollBy = scrollBy as unknown as typeof row.scrollBy;
  act(() => void row.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 420, behavior: 'smooth' });

  layOut(row, 500);
  act(() => void row.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Forward' })).toBeDisabled();
});

test('the arrow keys scroll while the focus is inside', async () => {
  renderWithMessages(<Row />);
  const row = document.getElementById('row') as HTMLElement;
  layOut(row, 0);
  const scrollBy = jest.fn();
  row.scrollBy = scrollBy as unknown as typeof row.scrollBy;
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(scrollBy.mock.calls.map(([options]: [ScrollToOptions]) => options.left)).toEqual([420, -420]);
});

test('a row that fits needs no buttons', () => {
  renderWithMessages(<Row />);
  const row = document.getElementById('row') as HTMLElement;
  layOut(row, 0);
  Object.defineProperty(row, 'clientWidth', { value: 1000, configurable: true });
  act(() => void row.dispatchEvent(new Event('scroll')));
  expect(document.querySelector('[data-idle]')).not.toBeNull();
});
