import { fireEvent, screen } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { key, onClose, pass, picture, play, point, load, shown, tap, wait } from '../testing/viewer';
import { story } from '../testing/stories';

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

describe('time', () => {
  test('a slide stays five seconds, then the next one comes, then the next story', () => {
    play();
    wait(4_999);
    expect(shown()).toBe('a1');
    wait(1);
    expect(shown()).toBe('a2');
    load();
    wait(5_000);
    expect(shown()).toBe('b1');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Story b. Story 2 of 3, slide 1 of 3');
  });

  test('after the last slide of the last story it closes', () => {
    play('c');
    wait(5_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('while a picture is on its way the time waits; one that is broken does not keep it', () => {
    play();
    wait(5_000);
    wait(60_000);
    expect(shown()).toBe('a2');
    fireEvent.error(picture('a2') as Element);
    wait(5_000);
    expect(shown()).toBe('b1');
  });

  test('a slide without a picture waits for none', () => {
    const [plain] = [story('a', 2)];
    play('a', { list: [{ ...plain, slides: plain.slides.map((slide) => ({ ...slide, image: null })) }] });
    wait(5_000);
    expect(shown()).toBe('a2');
  });

  test('the next slide’s picture is fetched meanwhile, over the end of a story too', () => {
    play();
    expect(picture('a2')).toHaveAttribute('loading', 'eager');
    wait(5_000);
    expect(picture('b1')).toBeInTheDocument();
  });

  test('what is held goes on with the time that was left, and letting go after long does not lead on', () => {
    play();
    wait(3_000);
    const zone = screen.getByRole('button', { name: 'Forward' });
    point('pointerDown', 200, 300, zone);
    wait(60_000);
    pass(60_000);
    expect(shown()).toBe('a1');
    point('pointerUp', 200, 300, zone);
    fireEvent.click(zone, { detail: 1 });
    expect(shown()).toBe('a1');
    wait(1_999);
    expect(shown()).toBe('a1');
    wait(1);
    expect(shown()).toBe('a2');
  });

  test('it rests while the tab is hidden', () => {
    play();
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    wait(60_000);
    expect(shown()).toBe('a1');
    state.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    wait(5_000);
    expect(shown()).toBe('a2');
  });

  test('it rests while the keyboard is on its link', () => {
    play();
    const link = screen.getByRole('link', { name: 'Button a1' });
    // jsdom knows no :focus-visible.
    jest.spyOn(link, 'matches').mockReturnValue(true);
    fireEvent.focus(link);
    wait(60_000);
    expect(shown()).toBe('a1');
    fireEvent.blur(link);
    wait(5_000);
    expect(shown()).toBe('a2');
  });

  test('it rests while the sign-up lies over it', () => {
    const { cover } = play();
    cover(true);
    wait(60_000);
    cover(false);
    expect(shown()).toBe('a1');
    wait(5_000);
    expect(shown()).toBe('a2');
  });

  test('Pause holds it until Play', () => {
    play();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(60_000);
    expect(shown()).toBe('a1');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(5_000);
    expect(shown()).toBe('a2');
  });

  test('who wants less motion is asked first', () => {
    standInForLayout({ media: (query) => query.includes('reduced-motion') });
    play();
    wait(60_000);
    expect(shown()).toBe('a1');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(5_000);
    expect(shown()).toBe('a2');
  });
});

describe('keys', () => {
  test('arrows walk, Space holds and lets go', () => {
    play();
    // From within: a dialog keeps arrows to itself.
    key('ArrowRight', screen.getByRole('dialog'));
    expect(shown()).toBe('a2');
    key('ArrowLeft', screen.getByRole('dialog'));
    expect(shown()).toBe('a1');
    key(' ');
    wait(60_000);
    expect(shown()).toBe('a1');
    key(' ');
    wait(5_000);
    expect(shown()).toBe('a2');
  });

  test('Space on a button is the button’s', () => {
    play();
    key(' ', screen.getByRole('button', { name: 'Back' }));
    wait(5_000);
    expect(shown()).toBe('a2');
  });

  test('while the sign-up lies over it, no key is its own', () => {
    const { cover } = play();
    cover(true);
    key('ArrowRight');
    cover(false);
    expect(shown()).toBe('a1');
  });

  test('Escape closes it', () => {
    play();
    key('Escape', screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what it says', () => {
  test('each slide is read out with its place', () => {
    play();
    tap('Forward');
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(
      'Story 1 of 3, slide 2 of 2. Heading a2. Text a2.',
    );
  });

  test('a button without a text of its own says the heading', () => {
    const plain = story('a', 1);
    play('a', { list: [{ ...plain, slides: plain.slides.map((slide) => ({ ...slide, button: '' })) }] });
    expect(screen.getByRole('link', { name: 'Heading a1' })).toHaveAttribute('href', '/games/a1');
  });

  test('its link leads where operators say and closes it; in a new tab it stays', () => {
    play('a', { list: [story('a', 1, { gated: true })] });
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('data-gated', '/games/a1');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what is remembered', () => {
  const stored = () => JSON.parse(localStorage.getItem('stories') ?? '{}') as unknown;

  test('each slide that was shown, under its story', () => {
    play();
    tap('Forward');
    tap('Forward');
    expect(stored()).toEqual({
      a: { visited: true, slides: ['a1', 'a2'] },
      b: { visited: false, slides: ['b1'] },
    });
  });

  test('a story that was seen in part begins at the first slide that was not', () => {
    localStorage.setItem('stories', '{"b":{"visited":false,"slides":["b1"]}}');
    play('b');
    expect(shown()).toBe('b2');
  });

  test('stories stand as their circles did when it was opened', () => {
    localStorage.setItem('stories', '{"a":{"visited":true,"slides":["a1","a2"]}}');
    play('b');
    tap('Forward');
    tap('Forward');
    tap('Forward');
    expect(shown()).toBe('c1');
    tap('Forward');
    expect(shown()).toBe('a1');
  });

  test('one whose code is not known begins the row', () => {
    play('gone');
    expect(shown()).toBe('a1');
  });

  test('a storage that is closed does not stop it', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    play();
    tap('Forward');
    expect(shown()).toBe('a2');
  });

  test('the circles are told when it closes', () => {
    const { unmount } = play('c');
    expect(document.getElementById('stories-visited')).toBeNull();
    unmount();
    expect(document.getElementById('stories-visited')?.textContent).toContain('[data-story="c"]');
    document.getElementById('stories-visited')?.remove();
  });
});
