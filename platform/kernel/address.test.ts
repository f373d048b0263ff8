import { clientAddress, isTrusted, networkOf, speaksForItself } from './address';

const trusted = { web: ['127.0.0.1', '::1'], proxies: ['10.0.0.1'] };
const headers = (value: Record<string, string>) => new Headers(value);

describe('the client address', () => {
  it('is the peer when the peer is not a proxy of ours, whatever the headers claim', () => {
    expect(clientAddress('203.0.113.9', headers({ 'x-parlour-address': '198.51.100.1' }), trusted)).toBe(
      '203.0.113.9',
    );
  });

  it('is what our own proxy says', () => {
    expect(clientAddress('127.0.0.1', headers({ 'x-parlour-address': '198.51.100.1' }), trusted)).toBe(
      '198.51.100.1',
    );
    expect(clientAddress('::ffff:127.0.0.1', headers({ 'x-parlour-address': '2001:db8::1' }), trusted)).toBe(
      '2001:db8::1',
    );
  });

  it('is the proxy itself when it names nobody, or nonsense', () => {
    expect(clientAddress('127.0.0.1', headers({}), trusted)).toBe('127.0.0.1');
    expect(clientAddress('127.0.0.1', headers({ 'x-parlour-address': 'evil, 1.2.3.4' }), trusted)).toBe(
      '127.0.0.1',
    );
  });

  it('ignores x-forwarded-for from anybody but a load balancer, because any client can set it', () => {
    for (const peer of ['127.0.0.1', '203.0.113.9']) {
      expect(clientAddress(peer, headers({ 'x-forwarded-for': '198.51.100.1' }), trusted)).toBe(peer);
    }
  });

  it('is what a load balancer appended last; what it only passed on is ignored', () => {
    const passed = { 'x-parlour-address': '192.0.2.66' };
    const from = (more: Record<string, string>) =>
      clientAddress('::ffff:10.0.0.1', headers({ ...passed, ...more }), trusted);
    expect(from({ 'x-forwarded-for': '192.0.2.77, 198.51.100.1' })).toBe('198.51.100.1');
    expect(from({ 'x-forwarded-for': '198.51.100.1, nonsense' })).toBe('10.0.0.1');
    expect(from({})).toBe('10.0.0.1');
  });
});

describe('the network that is counted', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', true],
  ['203.0.113.9', false],
])('believes what %s says of a client: %s', (peer, believed) => {
  expect(isTrusted(peer, trusted)).toBe(believed);
});

it('tells the web’s own requests from those that it passes on', () => {
  expect(speaksForItself('::ffff:127.0.0.1', '127.0.0.1', trusted)).toBe(true);
  expect(speaksForItself('127.0.0.1', '203.0.113.9', trusted)).toBe(false);
  expect(speaksForItself('203.0.113.9', '203.0.113.9', trusted)).toBe(false);
});
