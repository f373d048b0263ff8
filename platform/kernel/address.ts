import { forwardedAddress, peerAddress } from '@/lib/domain/network-address';
import { ADDRESS_HEADER, isProven, PROOF_HEADER } from '@/lib/domain/visitor';

export { networkOf } from '@/lib/domain/network-address';

export interface Trust {
  /** Our own web processes, which name the client in ADDRESS_HEADER and prove that it was they. */
  web: readonly string[];
  /** Load balancers, which append the client to X-Forwarded-For. They pass other headers on as the client sent them. */
  proxies: readonly string[];
  /** What the web signs with: the one in use, and the one before it. */
  visitorSecrets: readonly string[];
  /** Lower-case name of the header in which web and balancers name the client's country. */
  countryHeader: string | undefined;
}

export interface Client {
  /** What limits and country rules go by. */
  address: string;
  /** Whether the one who named the client is believed about its country as well. */
  believed: boolean;
  /** It is a web process that asks, and no client behind it: where that process stands says nothing. */
  web: boolean;
  /** A web process has proven that it passes this request on: what it says of it is its own word. */
  proven: boolean;
}

/**
 * Who asks: the socket's peer, or, when that peer is trusted, whom it names in the way of its kind. What anybody else
 * says is ignored.
 * @returns null when somebody at the address of a web process names a client without proof that the web did. That the
 *   web passed a request on proves nothing: it may have come through it by a way that nobody thought of.
 */
export function clientOf(peer: string, headers: Headers, trust: Trust, nowSeconds: number): Client | null {
  const socket = peerAddress(peer);
  const atWeb = trust.web.includes(socket);
  const named = headers.get(ADDRESS_HEADER);
  const proof = headers.get(PROOF_HEADER);
  if (atWeb && (named !== null || proof !== null)) {
    const country = trust.countryHeader === undefined ? '' : (headers.get(trust.countryHeader) ?? '');
    const address = named ?? '';
    return isProven(trust.visitorSecrets, proof, { address, country }, nowSeconds)
      ? { address, believed: true, web: false, proven: true }
      : null;
  }
  const forProxy = trust.proxies.includes(socket);
  const address = forProxy ? forwardedAddress(headers.get('x-forwarded-for'), socket) : socket;
  return { address, believed: forProxy, web: atWeb && address === socket, proven: false };
}
