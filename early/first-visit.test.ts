/** @jest-environment jsdom */
import { keepFirstVisit } from './first-visit';

const open = (search: string) => window.history.replaceState(null, '', `/games${search}`);
const stored = () => ({
  browser: localStorage.getItem('tracking'),
  tab: sessionStorage.getItem('tracking'),
});
const CAMPAIGN = '{"utm_source":"letter"}';
const ALL = '{"utm_source":"letter","clickid":"c1"}';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  open('?utm_source=letter&clickid=c1');
});

it('keeps nothing that identifies before an answer, nor after a no', () => {
  for (const answer of [null, 'necessary']) {
    keepFirstVisit(answer);
    expect(stored()).toEqual({ browser: null, tab: CAMPAIGN });
  }
});

it('keeps all of it with the consent, also one that is given later', () => {
  keepFirstVisit(null);
  keepFirstVisit('analytics');
  expect(stored().browser).toBe(ALL);
});

it('keeps the first visit, whatever later ones bring', () => {
  keepFirstVisit('analytics');
  open('?utm_source=other&clickid=c2');
  keepFirstVisit('analytics');
  expect(stored().browser).toBe(ALL);
  sessionStorage.clear();
  keepFirstVisit(null);
  open('?utm_source=third');
  keepFirstVisit(null);
  expect(stored().tab).toBe('{"utm_source":"other"}');
});

it('takes it out of the browser when the consent is taken back', () => {
  keepFirstVisit('analytics');
  keepFirstVisit('necessary');
  expect(stored().browser).toBeNull();
});

it('carries the campaign of the tab on when the consent comes pages later', () => {
  keepFirstVisit(null);
  open('');
  keepFirstVisit('analytics');
  expect(stored().browser).toBe(CAMPAIGN);
});

it('stores nothing for who came by nothing', () => {
  open('?page=2');
  keepFirstVisit('analytics');
  expect(stored()).toEqual({ browser: null, tab: null });
});

it('goes by the address that opened the page, not by where the app has gone', () => {
  const entry = { name: 'https://casino.example/?utm_source=opened' } as PerformanceEntry;
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [entry], configurable: true });
  keepFirstVisit(null);
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(stored().tab).toBe('{"utm_source":"opened"}');
});
