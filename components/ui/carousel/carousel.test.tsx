import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { standInForLayout } from '@/components/testing/layout';
import { messages, renderWithMessages } from '@/components/testing/render';
import { Carousel } from './carousel';

const SLIDE = 300;

/** Four slides of 300 px in a box of 500 px: places at 0, 300, 600 and, at the end, 700. */
beforeAll(() => {
  standInForLayout({ media: (query) => query.includes('reduced-motion') });
  const slideOf = (element: HTMLElement) => Number(element.dataset.slide ?? NaN);
  Object.defineProperties(HTMLElement.prototype, {
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return (slideOf(this) || 0) * SLIDE;
      },
    },
    offsetWidth: {
      configurable: true,
      get(this: HTMLElement) {
        return Number.isNaN(slideOf(this)) ? 500 : SLIDE;
      },
    },
    offsetHeight: { configurable: true, value: 372 },
  });
});

function Example({ count = 4, gone }: { count?: number; gone?: number }) {
  const laws = Array.from({ length: count }, (_, index) => (index === gone ? 'jackpots' : undefined));
  return (
    <Carousel label="Highlights" count={count} laws={laws}>
      {Array.from({ length: count }, (_, index) => (
        <article key={index} data-slide={index} style={index === gone ? { display: 'none' } : { margin: 0 }}>
          <a href={`/${index}`}>Slide {index}</a>
        </article>
      ))}
    </Carousel>
  );
}

const box = () => document.getElementById(forward().getAttribute('aria-controls') ?? '') as HTMLElement;
const lit = () =>
  [...document.querySelectorAll('[aria-hidden] > i')].findIndex((diamond) => diamond.hasAttribute('data-on'));
const back = () => screen.getByRole('button', { name: 'Back' });
const forward = () => screen.getByRole('button', { name: 'Forward' });

/** jsdom's own has no type. */
const pointer = (pointerType: string) => Object.assign(new Event('pointerenter'), { pointerType });

/** As it is under a mouse. */
async function renderDriven(gone?: number) {
  const view = renderWithMessages(<Example gone={gone} />);
  act(() => void screen.getByRole('region').dispatchEvent(pointer('mouse')));
  await waitFor(() => expect(box()).toHaveAttribute('data-driven'));
  return view;
}

test('comes whole from the server, and scrolls by itself until the script takes over', async () => {
  const html = renderToString(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Example />
    </NextIntlClientProvider>,
  );
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(html).not.toContain('data-driven');

  await renderDriven();
  expect(box()).toHaveAttribute('data-driven');
  expect(back()).toBeDisabled();
  expect(forward()).toBeEnabled();
  expect(lit()).toBe(0);
});

test('the arrows go slide by slide and rest at the ends; the diamonds follow', async () => {
  await renderDriven();
  await userEvent.click(forward());
  expect(lit()).toBe(1);
  expect(back()).toBeEnabled();
  await userEvent.click(forward());
  await userEvent.click(forward());
  expect(forward()).toBeDisabled();
  expect(lit()).toBe(3);
  await userEvent.click(back());
  expect(lit()).toBe(2);
});

test('a slide that the law takes has neither a place nor a diamond', async () => {
  await renderDriven(1);
  expect(lit()).toBe(0);
  const diamonds = [...document.querySelectorAll<HTMLElement>('[aria-hidden] > i')];
  expect(diamonds.map(({ dataset }) => dataset['law'])).toEqual([
    undefined,
    'jackpots',
    undefined,
    undefined,
  ]);
  await userEvent.click(forward());
  expect(lit()).toBe(2);
  await userEvent.click(forward());
  expect(lit()).toBe(3);
  await userEvent.click(back());
  expect(lit()).toBe(2);
});

test('the arrow keys do the same while the focus is inside', async () => {
  await renderDriven();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Slide 0' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(lit()).toBe(1);
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])('leaves arrow keys with %s to the browser', async (held) => {
  await renderDriven();
  await userEvent.tab();
  const heard = jest.fn((event: KeyboardEvent) => event.defaultPrevented);
  document.addEventListener('keydown', heard);
  await userEvent.keyboard(`{${held}>}{ArrowRight}{/${held}}`);
  document.removeEventListener('keydown', heard);
  expect(lit()).toBe(0);
  expect(heard).toHaveLastReturnedWith(false);
});

test('a sideways wheel moves on by one', async () => {
  await renderDriven();
  act(() => void fireEvent.wheel(box(), { deltaX: 90, deltaY: 0 }));
  expect(lit()).toBe(1);
});

test('a press that comes before what answers it is answered when that is there', async () => {
  renderWithMessages(<Example />);
  const [arrow] = [forward()];
  act(() => void screen.getByRole('region').dispatchEvent(pointer('mouse')));
  fireEvent.click(arrow);
  await waitFor(() => expect(lit()).toBe(1));
});

test('a finger scrolls it as browsers do, and the diamonds follow', async () => {
  renderWithMessages(<Example />);
  act(() => void screen.getByRole('region').dispatchEvent(pointer('touch')));
  Object.defineProperties(box(), {
    scrollWidth: { configurable: true, value: 1200 },
    clientWidth: { configurable: true, value: 500 },
    scrollLeft: { configurable: true, writable: true, value: 310 },
  });
  fireEvent.scroll(box());
  await waitFor(() => expect(lit()).toBe(1));
  expect(box()).not.toHaveAttribute('data-driven');
});

test('nothing moves by itself', async () => {
  await renderDriven();
  jest.useFakeTimers();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(lit()).toBe(0);
  jest.useRealTimers();
});

test('arrows come with more than three slides, diamonds with more than one', () => {
  const { unmount } = renderWithMessages(<Example count={3} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(lit()).toBe(0);
  unmount();
  renderWithMessages(<Example count={1} />);
  expect(document.querySelector('[aria-hidden] > i')).toBeNull();
});
