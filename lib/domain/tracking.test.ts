import { trackingOf } from './tracking';

const SEARCH = '?utm_source=letter&btag=a_7&clickid=c1&ref=mara&gclid=x&utm_id=9&password=secret&utm_term=';

it('takes a campaign from everybody, and what identifies from who has agreed', () => {
  expect(trackingOf(SEARCH, false)).toEqual({ utm_source: 'letter' });
  expect(trackingOf(SEARCH, true)).toEqual({
    utm_source: 'letter',
    btag: 'a_7',
    clickid: 'c1',
    ref: 'mara',
  });
});

it('bounds what it takes', () => {
  expect(trackingOf(`?utm_source=${'x'.repeat(500)}`, false)).toEqual({ utm_source: 'x'.repeat(100) });
  expect(trackingOf('', true)).toEqual({});
});
