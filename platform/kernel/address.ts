import { forwardedAddress, peerAddress } from '@/lib/node/http/network-address';
import { ADDRESS_HEADER, isProven, PROOF_HEADER } from '@/lib/node/http/visitor';

export { networkOf } from '@/lib/node/http/network-address';

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
  /** A web process asks for itself, not for a client: its own address says nothing. */
  web: boolean;
  /** A web process has proven that it names this client. */
  proven: boolean;
}

/**
 * The client: the socket's peer, or, when that peer is trusted, the client that it names in its kind's header. Other
 * peers' headers are ignored.
 * @returns null when a request from a web process's address names a client without the web's proof. That a request
 *   came by the web proves nothing: it may have been forwarded by a path that was overlooked.
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
