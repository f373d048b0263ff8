import { readNetwork } from './networks';

it.each([
  ['192.0.2.7', '192.0.2.7/32'],
  [' 192.0.2.0/24 ', '192.0.2.0/24'],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['2001:DB8::1', '2001:db8::1/128'],
  ['2001:db8::/32', '2001:db8::/32'],
  ['::ffff:192.0.2.7', '192.0.2.7/32'],
])('reads %s', (typed, network) => {
  expect(readNetwork(typed)).toEqual({ network });
});

it.each([
  '',
  'nonsense',
  '192.0.2',
  '192.0.2.0/33',
  '192.0.2.0/',
  '192.0.2.0/2x',
  '1.2.3.4/24/8',
  '1.2.3.4:80',
  '::ffff:192.0.2.0/120',
  'fe80::1%eth0/64',
])('takes no %p', (typed) => {
  expect(readNetwork(typed)).toEqual({ fault: 'invalid' });
});

it.each(['0.0.0.0/0', '192.0.0.0/7', '::/0', '2000::/3'])('would shut out too many with %s', (typed) => {
  expect(readNetwork(typed)).toEqual({ fault: 'tooWide' });
});
