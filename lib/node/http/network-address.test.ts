import {
  addressBehind,
  forwardedAddress,
  networkOf,
  parseAddress,
  UNREADABLE_ADDRESS,
} from './network-address';

it.each([
  ['90.84.1.2', '90.84.1.2'],
  [' 90.84.1.2 ', '90.84.1.2'],
  ['90.84.1.2:4711', '90.84.1.2'],
  ['::ffff:90.84.1.2', '90.84.1.2'],
  ['::ffff:5a54:102', '90.84.1.2'],
  ['0:0:0:0:0:FFFF:5A54:0102', '90.84.1.2'],
  ['[::ffff:5a54:102]:443', '90.84.1.2'],
  ['2001:DB8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('reads %s as %s', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

it.each([
  ...['', 'unknown', '_hidden', '90.84.1', '90.84.1.2.3', '090.084.001.002', '90.84.1.2:port', '90.84.1.2 x'],
  ...['[90.84.1.2]', '[2001:db8::1', '2001:db8::1]:443', '2001:db8::1::2', '90.84.1.2:1:2', 'a90.84.1.2'],
])('reads no address in %p', (text) => {
  expect(parseAddress(text)).toBeNull();
});

it('knows what a balancer has named from that it has named nobody, or nothing that can be read', () => {
  expect(forwardedAddress('198.51.100.1, 203.0.113.5:80', '10.0.0.1')).toBe('203.0.113.5');
  expect(forwardedAddress(undefined, '10.0.0.1')).toBe('10.0.0.1');
  expect(forwardedAddress('', '10.0.0.1')).toBe('10.0.0.1');
  expect(forwardedAddress('198.51.100.1,', '10.0.0.1')).toBe(UNREADABLE_ADDRESS);
  expect(forwardedAddress('198.51.100.1, rubbish', '10.0.0.1')).toBe(UNREADABLE_ADDRESS);
});

it.each([
  ['2002:5a54:102::1', '90.84.1.2'],
  ['64:ff9b::5a54:102', '90.84.1.2'],
  ['2001:db8::5a54:102', '2001:db8::5a54:102'],
  ['90.84.1.2', '90.84.1.2'],
])('finds %s to be of somebody at %s', (tunnelled, address) => {
  expect(addressBehind(tunnelled)).toBe(address);
});

it('takes nobody for an address that theirs was made of', () => {
  expect(parseAddress('2002:7f00:1::')).toBe('2002:7f00:1::');
  expect(parseAddress('64:ff9b::7f00:1')).toBe('64:ff9b::7f00:1');
});

describe('the network that is counted', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2002:5a54:102::1', '90.84.1.2'],
    ['2002:5a54:102:ffff::1', '90.84.1.2'],
    ['64:ff9b::5a54:102', '90.84.1.2'],
    [UNREADABLE_ADDRESS, UNREADABLE_ADDRESS],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
