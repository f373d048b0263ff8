import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { ADDRESS_HEADER } from '@/lib/middleware/steps';

/** By this word a request of this server to itself is known; nobody else can say it. */
const OWN_HEADER = 'x-parlour-own';
/** Headers of a request of this server to itself. */
export const OWN_REQUEST: Readonly<Record<string, string>> = { [OWN_HEADER]: randomUUID() };

const plain = (address: string | undefined) =>
  address?.startsWith('::ffff:') ? address.slice('::ffff:'.length) : (address ?? '');

/** The socket's peer; behind a proxy that the operator has named, the last address that this proxy appended. */
function addressOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const peer = plain(request.socket.remoteAddress);
  if (!trustedProxies.includes(peer)) return peer;
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return named && net.isIP(named) ? named : peer;
}

/** Leaves in a request only our own word on where it comes from. */
export function introduce(request: IncomingMessage, trustedProxies: readonly string[]): void {
  const { headers } = request;
  headers[ADDRESS_HEADER] = addressOf(request, trustedProxies);
  delete headers['x-forwarded-for'];
  delete headers['x-real-ip'];
  delete headers.forwarded;
  delete headers['x-middleware-subrequest'];
}

/** Who asks: the address of a request that was introduced, or this server itself. */
export const callerOf = ({ headers }: IncomingMessage): string =>
  headers[OWN_HEADER] === OWN_REQUEST[OWN_HEADER] ? OWN_HEADER : String(headers[ADDRESS_HEADER]);
