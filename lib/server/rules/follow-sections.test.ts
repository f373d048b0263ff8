import type { Section } from '@/lib/domain/sections';
import { followSections } from './follow-sections';

const NOON = Date.parse('2026-11-24T12:00:00Z');
let closed: Section[];
let opening: number;
const onChange = jest.fn();
const follow = () => followSections({ closed: () => closed, nextOpening: () => opening, onChange });

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  closed = ['vip'];
  opening = Infinity;
  onChange.mockReset();
});
afterEach(() => jest.useRealTimers());

it('tells when other sections are closed than at the start, and each change once', () => {
  const { look } = follow();
  look();
  expect(onChange).not.toHaveBeenCalled();
  closed = ['vip', 'games'];
  look();
  look();
  expect(onChange).toHaveBeenCalledTimes(1);
  closed = ['vip'];
  look();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('looks by itself at the time at which a section opens, however far that is', () => {
  const { look } = follow();
  closed = ['vip', 'wallet'];
  opening = NOON + 3_600_000;
  look();
  onChange.mockReset();
  jest.advanceTimersByTime(3_599_000);
  expect(onChange).not.toHaveBeenCalled();
  closed = ['vip'];
  opening = Infinity;
  jest.advanceTimersByTime(1_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('looks no more once it is stopped', () => {
  const { look, stop } = follow();
  opening = NOON + 1_000;
  look();
  stop();
  closed = [];
  jest.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
});
