import net from 'node:net';

/** Header in which our own web process names the client that it speaks for. */
export const ADDRESS_HEADER = 'x-parlour-address';

const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address);

export interface TrustedPeers {
  /** Our own web processes, which name the client in ADDRESS_HEADER. */
  web: readonly string[];
  /** Load balancers, which append the client to X-Forwarded-For. They pass other headers on as the client sent them. */
  proxies: readonly string[];
}

/**
 * The address that limits and country rules go by: the socket's peer, or, when that peer is trusted, the address
 * that it names in the way of its kind. Headers from anybody else are ignored.
 */
export function clientAddress(peer: string, headers: Headers, trusted: TrustedPeers): string {
  const socket = plain(peer);
  const names: (string | undefined)[] = [];
  if (trusted.web.includes(socket)) names.push(headers.get(ADDRESS_HEADER) ?? undefined);
  if (trusted.proxies.includes(socket)) names.push(headers.get('x-forwarded-for')?.split(',').at(-1));
  const named = names.map((name) => plain(name?.trim() ?? '')).find((name) => net.isIP(name));
  return named ?? socket;
}

/** Whether a peer is one of ours, or a balancer before us: nobody else is believed about a client. */
export function isTrusted(peer: string, { web, proxies }: TrustedPeers): boolean {
  const socket = plain(peer);
  return web.includes(socket) || proxies.includes(socket);
}

/** Whether it is a web process that asks, and no client behind it: where that process stands says nothing. */
export function speaksForItself(peer: string, address: string, { web }: TrustedPeers): boolean {
  return address === plain(peer) && web.includes(address);
}

/**
 * What tries and requests are counted by: an IPv4 address, or the first four groups of an IPv6 address, because
 * whoever has one of those has the whole /64.
 */
export function networkOf(address: string): string {
  if (!net.isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
