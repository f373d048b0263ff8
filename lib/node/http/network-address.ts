import net from 'node:net';

/** Stands for an address that a trusted peer named and that can't be read. */
export const UNREADABLE_ADDRESS = 'unreadable';

/** `[2001:db8::1]:443`, `[2001:db8::1]`, `192.0.2.1:443`: what balancers write who name the port as well. */
const WITH_PORT = /^(?:\[([^[\]]*)\]|([\d.]+))(?::\d{1,5})?$/;

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const numbers = (part: string) =>
    part
      .split(':')
      .filter((group) => group !== '')
      .flatMap((group) => {
        if (!group.includes('.')) return [Number.parseInt(group, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });
  const before = numbers(head);
  if (tail === undefined) return before;
  const after = numbers(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The two groups of an IPv6 address that hold an IPv4 address. */
const fromGroups = ([high = 0, low = 0]: number[]) => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** An IPv4 address in IPv6, `::ffff:192.0.2.1` however it is spelled, as itself. */
function unmapped(address: string): string {
  const groups = groupsOf(address);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return address.toLowerCase();
  return fromGroups(groups.slice(6));
}

/** Prefixes of IPv6 addresses that contain an IPv4 address, and the group where it begins: 6to4 and NAT64. */
const TUNNELS: readonly (readonly [groups: readonly number[], at: number])[] = [
  [[0x2002], 1],
  [[0x64, 0xff9b, 0, 0, 0, 0], 6],
];

/**
 * The IPv4 address within a 6to4 or NAT64 address; any other address unchanged. Use it to look up a country or to
 * count, never to decide whom to trust.
 */
export function addressBehind(tunnelled: string): string {
  if (!net.isIPv6(tunnelled)) return tunnelled;
  const groups = groupsOf(tunnelled);
  const tunnel = TUNNELS.find(([begins]) => begins.every((group, index) => groups[index] === group));
  return tunnel ? fromGroups(groups.slice(tunnel[1])) : tunnelled;
}

/**
 * Parses an address, with or without a port; an IPv4 address that is written as IPv6 becomes IPv4.
 * @returns null for an invalid one
 */
export function parseAddress(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed, numbered] = WITH_PORT.exec(trimmed) ?? [];
  const bare = bracketed ?? numbered ?? trimmed;
  if (bracketed !== undefined && !net.isIPv6(bracketed)) return null;
  if (net.isIPv4(bare)) return bare;
  // A zone (`fe80::1%eth0`) names an interface of the other machine, and has no meaning here.
  const whole = bare.replace(/%[\w.-]+$/, '');
  return net.isIPv6(whole) ? unmapped(whole) : null;
}

/** The peer of a socket. */
export const peerAddress = (remote: string | undefined): string => parseAddress(remote ?? '') ?? '';

/**
 * The client that a load balancer named: the last entry of `X-Forwarded-For`; the peer itself when there is no header
 * (its own health check); UNREADABLE_ADDRESS when the entry is invalid.
 */
export function forwardedAddress(header: string | null | undefined, peer: string): string {
  if (header === null || header === undefined || header.trim() === '') return peer;
  return parseAddress(header.split(',').at(-1) ?? '') ?? UNREADABLE_ADDRESS;
}

/**
 * The key by which tries and requests are counted: an IPv4 address, or the first four groups of an IPv6 address,
 * because a /64 usually belongs to one customer. With 6to4 one IPv4 address yields 65,536 of them, so such visitors
 * are counted by their IPv4 address.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (parsed === null) return address;
  const behind = addressBehind(parsed);
  if (!net.isIPv6(behind)) return behind;
  return groupsOf(behind)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
