/** @jest-environment jsdom */
import { markRoot } from '@/early/root';

/** The module as a page loads it. */
const load = async () => {
  jest.resetModules();
  return import('./tracking');
};
const open = (search: string) => window.history.replaceState(null, '', `/${search}`);
const agree = (answer: 'analytics' | 'necessary' | null) => markRoot('cookies', answer);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  open('');
  agree(null);
});

it('hands on what identifies with consent only, wherever it comes from', async () => {
  const { keepTracking, keptTracking } = await load();
  localStorage.setItem('tracking', '{"clickid":"c1"}');
  keepTracking('btag=7&utm_source=partner');
  open('?ref=mara&utm_medium=mail');
  expect(keptTracking()).toEqual({ utm_source: 'partner', utm_medium: 'mail' });
  expect(sessionStorage.getItem('tracking')).toBe('{"utm_source":"partner"}');
  agree('necessary');
  expect(keptTracking()).toEqual({ utm_source: 'partner', utm_medium: 'mail' });
  agree('analytics');
  expect(keptTracking()).toEqual({
    utm_source: 'partner',
    utm_medium: 'mail',
    btag: '7',
    clickid: 'c1',
    ref: 'mara',
  });
});

it('hands on the first visit before any later one', async () => {
  const { keepTracking, keptTracking } = await load();
  sessionStorage.setItem('tracking', '{"utm_source":"first"}');
  keepTracking('utm_source=second');
  open('?utm_source=third');
  expect(keptTracking()).toEqual({ utm_source: 'first' });
});

it.each(['', '{', 'null', '[1]', '"x"', '{"utm_source":5,"evil":"x"}'])(
  'takes nothing from a store that holds %s',
  async (stored) => {
    const { keptTracking } = await load();
    sessionStorage.setItem('tracking', stored);
    expect(keptTracking()).toEqual({});
  },
);
