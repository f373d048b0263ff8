import { fireEvent, screen } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { drag, onClose, play, point, shown, stage, tap, wait } from '../testing/viewer';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeEach(() => {
  jest.useFakeTimers();
  standInForLayout();
  localStorage.clear();
});
afterEach(() => {
  document.documentElement.dir = '';
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('taps', () => {
  test('lead on and back, over the border of stories too: back from a first slide is the last one before', () => {
    play();
    tap('Forward');
    tap('Forward');
    expect(shown()).toBe('b1');
    tap('Back');
    expect(shown()).toBe('a2');
    tap('Back');
    tap('Back');
    expect(shown()).toBe('a1');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('200 ms are a tap, more are not', () => {
    play();
    tap('Forward', 200);
    expect(shown()).toBe('a2');
    tap('Forward', 201);
    expect(shown()).toBe('a2');
  });

  test('a key on a button counts, also after a long press', () => {
    play();
    tap('Forward', 900);
    fireEvent.click(screen.getByRole('button', { name: 'Forward' }), { detail: 0 });
    expect(shown()).toBe('a2');
  });

  test('back on the very first slide begins it anew', () => {
    play();
    wait(4_000);
    tap('Back');
    wait(4_999);
    expect(shown()).toBe('a1');
    wait(1);
    expect(shown()).toBe('a2');
  });
});

describe('swipes', () => {
  test.each([
    [-101, 0, 'c1'],
    [-100, 0, 'b1'],
    [101, 0, 'a1'],
    [100, 0, 'b1'],
  ])('of %s px across and %s down show %s', (x, y, slide) => {
    play('b');
    drag(x, y);
    expect(shown()).toBe(slide);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('are mirrored in a language that is read to the left', () => {
    document.documentElement.dir = 'rtl';
    play('b');
    stage().style.direction = 'rtl';
    drag(-101, 0);
    expect(shown()).toBe('a1');
  });

  test.each([
    [151, 1],
    [150, 0],
    [-300, 0],
  ])('of %s px down close it %s times', (y, times) => {
    play('b');
    drag(0, y);
    expect(onClose).toHaveBeenCalledTimes(times);
    expect(shown()).toBe('b1');
  });

  test('take the slide along, and it springs back', () => {
    play('b');
    point('pointerDown', 200, 300);
    point('pointerMove', 200, 320);
    point('pointerMove', 210, 380);
    expect(stage().style.getPropertyValue('--y')).toBe('80px');
    expect(stage().style.getPropertyValue('--x')).toBe('0px');
    expect(stage()).toHaveAttribute('data-dragged');
    point('pointerUp', 210, 380);
    expect(stage().style.getPropertyValue('--y')).toBe('0px');
    expect(stage()).not.toHaveAttribute('data-dragged');
  });

  test('upwards take nothing along', () => {
    play('b');
    point('pointerDown', 200, 300);
    point('pointerMove', 200, 200);
    expect(stage().style.getPropertyValue('--y')).toBe('0px');
  });

  test('end without a tap, on the link too', () => {
    play('b');
    const link = screen.getByRole('link', { name: 'Button b1' });
    point('pointerDown', 200, 300, link);
    point('pointerMove', 150, 300, link);
    point('pointerUp', 150, 300, link);
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('that the browser takes over change nothing', () => {
    play('b');
    point('pointerDown', 200, 300);
    point('pointerMove', 20, 300);
    point('pointerCancel', 20, 300);
    expect(shown()).toBe('b1');
    wait(5_000);
    expect(shown()).toBe('b2');
  });

  test('past the last story end, before the first one go nowhere', () => {
    play('c');
    drag(-150, 0);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
