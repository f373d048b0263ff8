import { arrivalOf } from './arrival';

it.each([
  ['/authorize/abc-DEF_1', '', { kind: 'code', code: 'abc-DEF_1' }],
  ['/de/authorize/abc', '?code=other', { kind: 'code', code: 'abc' }],
  ['/authorize', '', { kind: 'none' }],
  ['/authorize/%3Cscript%3E', '', { kind: 'none' }],
  [`/authorize/${'a'.repeat(129)}`, '', { kind: 'none' }],
  ['/redirect', '?session_uuid=0f8c', { kind: 'code', code: '0f8c' }],
  ['/fr/redirect', '?status=success&session_uuid=0f8c', { kind: 'code', code: '0f8c' }],
  ['/redirect', '?status=success', { kind: 'none' }],
  ['/redirect', '?status=error&message=No%20luck', { kind: 'failed', message: 'No luck' }],
  // An error carries no session, whatever else it says.
  ['/redirect', '?status=error&session_uuid=0f8c', { kind: 'failed', message: '' }],
  ['/redirect', '?status=error&message=%20a%0A%0Ab%20', { kind: 'failed', message: 'a b' }],
  [
    '/handoff',
    '?data=utm_source%3Dletter%26btag%3D7%26evil%3D1',
    { kind: 'data', tracking: 'utm_source=letter&btag=7&evil=1' },
  ],
  ['/handoff', '?data=%7B%22a%22%3A1%7D', { kind: 'none' }],
  ['/', '?session_uuid=0f8c', { kind: 'none' }],
])('%s%s', (pathname, search, arrival) => {
  expect(arrivalOf(pathname, search)).toEqual(arrival);
});

it('shows at most 200 characters of a stranger’s words, and cuts none in two', () => {
  const arrival = arrivalOf('/redirect', `?status=error&message=${encodeURIComponent('🎲'.repeat(300))}`);
  expect(arrival).toEqual({ kind: 'failed', message: '🎲'.repeat(200) });
});
