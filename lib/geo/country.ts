import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Reader, type CountryResponse } from 'mmdb-lib';

const FILE = path.join(
  'node_modules',
  '@ip-location-db',
  'geo-whois-asn-country-mmdb',
  'geo-whois-asn-country.mmdb',
);

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
 * @param address an IPv4 or IPv6 address in text.
 * @returns ISO 3166 alpha-2 in capitals, or null for private, unknown and malformed addresses.
 * Source: the CC0 database `@ip-location-db/geo-whois-asn-country-mmdb`, read once into memory (8 MB).
 */
export function countryOfAddress(address: string): string | null {
  if (!net.isIP(address)) return null;
  const row = open()?.get(address) as CountryRow | null | undefined;
  const code = row?.country_code;
  return code && /^[A-Z]{2}$/.test(code) ? code : null;
}

/**
 * The country that a request comes from: the CDN's header when the operator has named one in COUNTRY_HEADER,
 * else the address looked up. No other header is believed.
 */
export function countryOfRequest(
  address: string,
  headers: Pick<Headers, 'get'>,
  countryHeader: string | undefined,
): string | null {
  if (countryHeader) {
    const named = headers.get(countryHeader)?.trim().toUpperCase() ?? '';
    return /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : null;
  }
  return countryOfAddress(address);
}
