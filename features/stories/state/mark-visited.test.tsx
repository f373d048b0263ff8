import { render, screen } from '@testing-library/react';
import { story } from '../testing/stories';
import { withSeen } from '../domain/progress';
import { markVisited } from '@/early/visited-stories';
import { keepProgress, readProgress } from './stored-progress';

const stories = [story('a', 2), story('b', 1)];

const run = markVisited;
const rule = () => document.getElementById('stories-visited')?.textContent ?? '';
const isMarked = (code: string) => {
  const [selectors = ''] = rule().split('{');
  return selectors !== '' && screen.getByTestId(code).matches(selectors);
};
const see = (...slides: string[]) =>
  slides.forEach((id) => keepProgress(withSeen(readProgress(), stories, id.charAt(0), id)));

beforeEach(() => {
  localStorage.clear();
  render(
    <ul>
      {stories.map(({ code, slides }) => (
        <li key={code} data-story={code} data-testid={code}>
          {slides.map(({ id }) => (
            <i key={id} data-slide={id} hidden />
          ))}
        </li>
      ))}
    </ul>,
  );
});
afterEach(() => jest.restoreAllMocks());

test('a browser that has seen nothing gets no style', () => {
  run();
  expect(rule()).toBe('');
});

test('visited ones are last and plain, others are as they were', () => {
  see('a1', 'b1');
  run();
  expect(rule()).toContain('--story-order:1');
  expect([isMarked('a'), isMarked('b')]).toEqual([false, true]);
  see('a2');
  run();
  expect([isMarked('a'), isMarked('b')]).toEqual([true, true]);
  expect(document.querySelectorAll('#stories-visited')).toHaveLength(1);
});

test('a new slide takes the mark off', () => {
  see('b1');
  run();
  screen.getByTestId('b').insertAdjacentHTML('beforeend', '<i data-slide="b2" hidden></i>');
  expect(isMarked('b')).toBe(false);
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '["a"]'],
  ['a name that would end the rule', '{"a\\"]{}*{display:none}":{"visited":true,"slides":["x"]}}'],
  ['slides that are none', '{"a":{"visited":true,"slides":["\\"]{}",7]}}'],
])('%s in the storage marks nothing', (_what, stored) => {
  localStorage.setItem('stories', stored);
  run();
  expect(rule()).toBe('');
});

test('a storage that is closed or full throws nothing', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  expect(() => see('a1')).not.toThrow();
  expect(readProgress()).toEqual({});
  expect(run).not.toThrow();
});
