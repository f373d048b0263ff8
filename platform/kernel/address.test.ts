import { UNREADABLE_ADDRESS } from '@/lib/node/http/network-address';
import { proveVisitor } from '@/lib/node/http/visitor';
import { clientOf } from './address';

const NOW = 1_795_000_000;
const SECRET = 's'.repeat(32);
const trust = {
  web: ['127.0.0.1', '::1'],
  proxies: ['10.0.0.1'],
  visitorSecrets: [SECRET, 'b'.repeat(32)],
  countryHeader: 'cf-ipcountry',
};
const clientFrom = (peer: string, headers: Record<string, string> = {}) =>
  clientOf(peer, new Headers(headers), trust, NOW);
const proven = (address: string, country = '', { secret = SECRET, at = NOW } = {}) => ({
  'x-parlour-address': address,
  'x-parlour-proof': proveVisitor(secret, { address, country }, at),
});

describe('the client', () => {
  it('is the peer when nobody whom we trust names another, whatever the headers claim', () => {
    for (const headers of [{ 'x-parlour-address': '198.51.100.1' }, proven('198.51.100.1')]) {
      const client = clientFrom('203.0.113.9', { ...headers, 'x-forwarded-for': '198.51.100.2' });
      expect(client).toEqual({ address: '203.0.113.9', believed: false, web: false, proven: false });
    }
  });

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::1'])(
    'is whom the web at %s proves',
    (peer) => {
      expect(clientFrom(peer, proven('198.51.100.1'))).toEqual({
        address: '198.51.100.1',
        believed: true,
        web: false,
        proven: true,
      });
      expect(clientFrom(peer, proven('198.51.100.1', '', { secret: 'b'.repeat(32) }))).not.toBeNull();
    },
  );

  it('is the web itself when it names nobody', () => {
    expect(clientFrom('::ffff:127.0.0.1')).toEqual({
      address: '127.0.0.1',
      believed: false,
      web: true,
      proven: false,
    });
    expect(clientFrom('10.0.0.1')).toEqual({
      address: '10.0.0.1',
      believed: true,
      web: false,
      proven: false,
    });
  });

  it.each<[string, Record<string, string>]>([
    ['no proof', { 'x-parlour-address': '198.51.100.1' }],
    ['a proof and no address', { 'x-parlour-proof': proven('198.51.100.1')['x-parlour-proof'] }],
    ['the proof of another address', { ...proven('198.51.100.1'), 'x-parlour-address': '198.51.100.2' }],
    ['the proof of another secret', proven('198.51.100.1', '', { secret: 'x'.repeat(32) })],
    ['the proof of yesterday', proven('198.51.100.1', '', { at: NOW - 86_400 })],
    ['a country that was not proven', { ...proven('198.51.100.1'), 'cf-ipcountry': 'DE' }],
  ])('is nobody at the address of the web with %s', (_name, headers) => {
    expect(clientFrom('127.0.0.1', headers)).toBeNull();
  });

  it('comes with a country when the web has proven that too', () => {
    const headers = { ...proven('198.51.100.1', 'DE'), 'cf-ipcountry': 'DE' };
    expect(clientFrom('127.0.0.1', headers)?.believed).toBe(true);
  });

  it('is what a load balancer appended last; what it only passed on is ignored', () => {
    const from = (named: string) =>
      clientFrom('::ffff:10.0.0.1', { 'x-parlour-address': '192.0.2.66', 'x-forwarded-for': named })?.address;
    expect(from('192.0.2.77, 198.51.100.1')).toBe('198.51.100.1');
    expect(from('192.0.2.77, [2001:db8::1]:443')).toBe('2001:db8::1');
    expect(from('198.51.100.1, nonsense')).toBe(UNREADABLE_ADDRESS);
  });
});
