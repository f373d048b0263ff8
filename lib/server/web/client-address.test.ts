import type { IncomingMessage } from 'node:http';
import { UNREADABLE_ADDRESS } from '@/lib/node/http/network-address';
import { ADDRESS_HEADER, isProven, PROOF_HEADER } from '@/lib/node/http/visitor';
import { callerOf, introduce, OWN_REQUEST, vouch } from './client-address';

function introduced(peer: string, headers: Record<string, string>, trustedProxies: string[] = []) {
  const request = { socket: { remoteAddress: peer }, headers: { ...headers } } as unknown as IncomingMessage;
  introduce(request, { trustedProxies, countryHeader: 'cf-ipcountry' });
  return request.headers;
}

it('names the peer and leaves no word of the client on where it is', () => {
  const headers = introduced('::ffff:203.0.113.7', {
    'x-forwarded-for': '8.8.8.8',
    'x-real-ip': '8.8.8.8',
    forwarded: 'for=8.8.8.8',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'other.example',
    'cf-ipcountry': 'DE',
    [PROOF_HEADER]: 'made up',
    'x-middleware-subrequest': 'middleware',
    [ADDRESS_HEADER]: '8.8.8.8',
    accept: '*/*',
  });
  expect(headers).toEqual({ [ADDRESS_HEADER]: '203.0.113.7', accept: '*/*' });
});

it('believes a proxy that the operator has named in its last word only', () => {
  const headers = { 'x-forwarded-for': '8.8.8.8, 198.51.100.4' };
  expect(introduced('10.0.0.1', headers, ['10.0.0.1'])[ADDRESS_HEADER]).toBe('198.51.100.4');
  expect(introduced('10.0.0.2', headers, ['10.0.0.1'])[ADDRESS_HEADER]).toBe('10.0.0.2');
});

it.each([
  ['90.84.1.2:4711', '90.84.1.2'],
  ['::ffff:5a54:102', '90.84.1.2'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['', '10.0.0.1'],
  ['nonsense', UNREADABLE_ADDRESS],
  ['90.84.1.2, ', UNREADABLE_ADDRESS],
])('reads what a proxy has named whole: %p is %s', (named, address) => {
  const headers = introduced('10.0.0.1', { 'x-forwarded-for': named }, ['10.0.0.1']);
  expect(headers[ADDRESS_HEADER]).toBe(address);
});

it('leaves what a named proxy says of the way and the country', () => {
  const said = { 'x-forwarded-proto': 'https', 'cf-ipcountry': 'DE' };
  expect(introduced('10.0.0.1', said, ['10.0.0.1'])).toMatchObject(said);
});

it('vouches for what it has said, and for nothing that is changed afterwards', () => {
  const secret = 's'.repeat(32);
  const headers = introduced('10.0.0.1', { 'x-forwarded-for': '90.84.1.2', 'cf-ipcountry': 'FR' }, [
    '10.0.0.1',
  ]);
  vouch({ headers } as unknown as IncomingMessage, { visitorSecret: secret, countryHeader: 'cf-ipcountry' });
  const proven = (visitor: { address: string; country: string }) =>
    isProven([secret], String(headers[PROOF_HEADER]), visitor, Date.now() / 1_000);
  expect(proven({ address: '90.84.1.2', country: 'FR' })).toBe(true);
  expect(proven({ address: '90.84.1.3', country: 'FR' })).toBe(false);
  expect(proven({ address: '90.84.1.2', country: 'DE' })).toBe(false);
});

it('knows its own requests from those of a client on the same machine, whatever that says of itself', () => {
  const caller = (headers: Record<string, string>) =>
    callerOf({ headers: introduced('127.0.0.1', headers) } as unknown as IncomingMessage);
  const made = Object.fromEntries(Object.keys(OWN_REQUEST).map((name) => [name, 'made up']));
  expect([caller({}), caller(made)]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(caller(OWN_REQUEST)).not.toBe('127.0.0.1');
});

it('counts a client with a whole IPv6 network as one caller', () => {
  const caller = (address: string) =>
    callerOf({ headers: { [ADDRESS_HEADER]: address } } as unknown as IncomingMessage);
  expect(caller('2001:db8::1')).toBe(caller('2001:db8::2'));
  expect(caller('2001:db8::1')).not.toBe(caller('2001:db8:0:1::1'));
});
