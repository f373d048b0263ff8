import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { ADDRESS_HEADER } from '@/lib/middleware/steps';

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
