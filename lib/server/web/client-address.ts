import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { forwardedAddress, networkOf, peerAddress } from '@/lib/node/http/network-address';
import { ADDRESS_HEADER, PROOF_HEADER, proveVisitor } from '@/lib/node/http/visitor';

/** Marks a request that this server sends to itself; no client knows this value. */
const OWN_HEADER = 'x-parlour-own';
/** Headers of a request of this server to itself. */
export const OWN_REQUEST: Readonly<Record<string, string>> = { [OWN_HEADER]: randomUUID() };

/** Headers that are never accepted from a client. */
const NEVER = ['x-real-ip', 'forwarded', 'x-middleware-subrequest', PROOF_HEADER];

export interface Introduction {
  /** Peers who name the client in `X-Forwarded-For`, the way that it came in the other headers of that family. */
  trustedProxies: readonly string[];
  /** Lower-case name of the header in which they name its country. */
  countryHeader: string | undefined;
}

/**
 * Replaces all headers on where a request comes from by our own, using those of proxies that the operator has named.
 */
export function introduce(request: IncomingMessage, { trustedProxies, countryHeader }: Introduction): void {
  const { headers } = request;
  const peer = peerAddress(request.socket.remoteAddress);
  const trusted = trustedProxies.includes(peer);
  const named = headers['x-forwarded-for'];
  headers[ADDRESS_HEADER] = trusted ? forwardedAddress(named?.toString(), peer) : peer;
  delete headers['x-forwarded-for'];
  for (const name of NEVER) Reflect.deleteProperty(headers, name);
  if (trusted) return;
  for (const name of Object.keys(headers))
    if (name.startsWith('x-forwarded-')) Reflect.deleteProperty(headers, name);
  if (countryHeader !== undefined) Reflect.deleteProperty(headers, countryHeader);
}

/** Signs the visitor's address for the platform. Only for requests that came in by our server. */
export function vouch(
  { headers }: IncomingMessage,
  { visitorSecret, countryHeader }: Pick<Introduction, 'countryHeader'> & { visitorSecret: string },
): void {
  const country = countryHeader === undefined ? '' : String(headers[countryHeader] ?? '');
  const visitor = { address: String(headers[ADDRESS_HEADER]), country };
  headers[PROOF_HEADER] = proveVisitor(visitorSecret, visitor, Date.now() / 1_000);
}

/** Whether this server asks itself. */
export const isOwn = ({ headers }: IncomingMessage): boolean =>
  headers[OWN_HEADER] === OWN_REQUEST[OWN_HEADER];

/** By whom requests are counted: the network of a request that was introduced, or this server itself. */
export const callerOf = (request: IncomingMessage): string =>
  isOwn(request) ? OWN_HEADER : networkOf(String(request.headers[ADDRESS_HEADER]));
