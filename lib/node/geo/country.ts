import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { addressBehind, parseAddress, UNREADABLE_ADDRESS } from '../http/network-address';
import { UNREADABLE_COUNTRY } from '../http/visitor';

const FILE = path.join(
  'node_modules',
  '@ip-location-db',
  'geo-whois-asn-country-mmdb',
  'geo-whois-asn-country.mmdb',
);

/**
 * Addresses that are nowhere: private ones, loopback, examples, multicast (IANA's special-purpose registries). The
 * database has countries of their registrars for some of them.
 */
const NOWHERE: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 128],
  ['::1', 128],
  ['100::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const nowhere = new net.BlockList();
for (const [network, prefix] of NOWHERE) {
  nowhere.addSubnet(network, prefix, net.isIPv6(network) ? 'ipv6' : 'ipv4');
}

interface CountryRow {
  country_code?: string;
}

let reader: Reader<CountryResponse> | undefined;

function open(): Reader<CountryResponse> | undefined {
  if (reader) return reader;
  const file = path.resolve(process.cwd(), FILE);
  if (!existsSync(file)) return undefined;
  reader = new Reader<CountryResponse>(readFileSync(file));
  return reader;
}

/**
 * The country of an address.
 * @param text an IPv4 or IPv6 address.
 * @returns ISO 3166 alpha-2 in capitals, or null for private, unknown and malformed addresses.
 * Source: the CC0 database `@ip-location-db/geo-whois-asn-country-mmdb`, read once into memory (8 MB).
 */
export function countryOfAddress(text: string): string | null {
  const parsed = parseAddress(text);
  if (parsed === null) return null;
  const address = addressBehind(parsed);
  const row = open()?.get(address) as CountryRow | null | undefined;
  const code = row?.country_code;
  if (!code || !/^[A-Z]{2}$/.test(code)) return null;
  return nowhere.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4') ? null : code;
}

/**
 * The country of a request: from the CDN's header, when the operator has named one in COUNTRY_HEADER and it holds a
 * country, else looked up by address. No other header is trusted.
 * @param headers of a trusted peer: from others that header was removed before
 * @returns null when unknown, UNREADABLE_COUNTRY when the named address is invalid
 */
export function countryOfRequest(
  address: string,
  headers: Pick<Headers, 'get'>,
  countryHeader: string | undefined,
): string | null {
  if (countryHeader) {
    const named = headers.get(countryHeader)?.trim().toUpperCase() ?? '';
    if (/^[A-Z]{2}$/.test(named) && named !== 'XX') return named;
  }
  return address === UNREADABLE_ADDRESS ? UNREADABLE_COUNTRY : countryOfAddress(address);
}
