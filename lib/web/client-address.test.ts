import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER } from '@/lib/middleware/steps';
import { callerOf, introduce, OWN_REQUEST } from './client-address';

function introduced(peer: string, headers: Record<string, string>, trusted: string[] = []) {
  const request = { socket: { remoteAddress: peer }, headers: { ...headers } } as unknown as IncomingMessage;
  introduce(request, trusted);
  return request.headers;
}

it('names the peer and leaves no word of the client on where it is', () => {
  const headers = introduced('::ffff:203.0.113.7', {
    'x-forwarded-for': '8.8.8.8',
    'x-real-ip': '8.8.8.8',
    forwarded: 'for=8.8.8.8',
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

it('takes nothing for an address that is none', () => {
  const named = (value: string) => introduced('10.0.0.1', { 'x-forwarded-for': value }, ['10.0.0.1']);
  expect(named('nonsense')[ADDRESS_HEADER]).toBe('10.0.0.1');
  expect(named('')[ADDRESS_HEADER]).toBe('10.0.0.1');
});

it('knows its own requests from those of a client on the same machine, whatever that says of itself', () => {
  const caller = (headers: Record<string, string>) =>
    callerOf({ headers: introduced('127.0.0.1', headers) } as unknown as IncomingMessage);
  const made = Object.fromEntries(Object.keys(OWN_REQUEST).map((name) => [name, 'made up']));
  expect([caller({}), caller(made)]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(caller(OWN_REQUEST)).not.toBe('127.0.0.1');
});
