/** @jest-environment jsdom */
import { markWelcome } from '@/early/welcome';
import { hintOf, keepWelcome } from './welcome-hint';

const { dataset } = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  delete dataset.welcome;
});

test('is the deposit that the bonus is for, and none without one', () => {
  expect(hintOf({ numberDeposits: { from: 3 } })).toBe('3');
  expect(hintOf({ numberDeposits: null })).toBe('none');
  expect(hintOf(null)).toBe('none');
});

test('is on the root element at the next visit, until it is forgotten', () => {
  keepWelcome('2');
  delete dataset.welcome;
  markWelcome();
  expect(dataset.welcome).toBe('2');
  keepWelcome(null);
  expect(dataset.welcome).toBeUndefined();
  markWelcome();
  expect(dataset.welcome).toBeUndefined();
});

test('holds for the page where the browser keeps nothing', () => {
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  keepWelcome('none');
  expect(dataset.welcome).toBe('none');
  storage.mockRestore();
});

test('is on the page before React', () => {
  localStorage.setItem('welcome', '4');
  markWelcome();
  expect(dataset.welcome).toBe('4');
});
