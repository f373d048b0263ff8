import net from 'node:net';
import { parseAddress } from '@/lib/node/http/network-address';

/** Nothing wider can be blocked: a digit that is missing would shut out a continent. Bits of the prefix. */
const WIDEST = { 4: 8, 6: 19 } as const;

type NetworkFault = 'invalid' | 'tooWide';

/**
 * Reads an address or a network as operators write one: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`.
 * @returns it in one spelling, or what is wrong with it
 */
export function readNetwork(text: string): { network: string } | { fault: NetworkFault } {
  const [host = '', bits, ...rest] = text.trim().split('/');
  // A port names no network, and an IPv4 address within IPv6 is meant as itself.
  const address = net.isIP(host) && !host.includes('%') ? parseAddress(host) : null;
  if (address === null || rest.length > 0) return { fault: 'invalid' };
  const version = net.isIPv4(address) ? 4 : 6;
  const longest = version === 4 ? 32 : 128;
  if (bits === undefined) return { network: `${address}/${longest}` };
  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  // `::ffff:192.0.2.0/120` would need its prefix counted anew: nobody writes that.
  if (!(prefix <= longest) || (version === 4 && !net.isIPv4(host))) return { fault: 'invalid' };
  return prefix < WIDEST[version] ? { fault: 'tooWide' } : { network: `${address}/${prefix}` };
}
