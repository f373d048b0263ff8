import { UNREADABLE_ADDRESS } from '../http/network-address';
import { UNREADABLE_COUNTRY } from '../http/visitor';
import { countryOfAddress, countryOfRequest } from './country';

describe('the country of an address', () => {
  it.each([
    ['193.99.144.80', 'DE'],
    ['1.1.1.1', 'AU'],
    ['130.59.31.80', 'CH'],
    ['212.27.48.10', 'FR'],
    ['2a02:2e0:3fe:1001:302::', 'DE'],
    ['::ffff:193.99.144.80', 'DE'],
    ['::ffff:c163:9050', 'DE'],
    ['2002:101:101::1', 'AU'],
    ['64:ff9b::101:101', 'AU'],
  ])('%s is in %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.254', '192.168.1.1', '169.254.1.1', '100.64.0.1'],
    ...['0.0.0.0', '203.0.113.7', '198.51.100.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::1', '::', 'fd00::1', 'fe80::1', 'ff02::1', '2001:db8::1', '100::1'],
    ...['not an address', '1.1.1', ''],
  ])('%s has none', (address) => {
    expect(countryOfAddress(address)).toBeNull();
  });
});

describe('the country of a request', () => {
  it('believes a header only when the operator named it', () => {
    const headers = new Headers({ 'cf-ipcountry': 'fr' });
    expect(countryOfRequest('193.99.144.80', headers, 'cf-ipcountry')).toBe('FR');
    expect(countryOfRequest('193.99.144.80', headers, undefined)).toBe('DE');
  });

  it.each<Record<string, string>>([
    { 'cf-ipcountry': 'XX' },
    { 'cf-ipcountry': 'FR, DE' },
    { 'cf-ipcountry': 'T1' },
    {},
  ])('looks the address up when the header says no country: %p', (headers) => {
    expect(countryOfRequest('193.99.144.80', new Headers(headers), 'cf-ipcountry')).toBe('DE');
  });

  it('is none of the world’s when the address can’t be read, so that rules can tell it from one that is nowhere', () => {
    const headers = new Headers({ 'cf-ipcountry': 'FR' });
    expect(countryOfRequest(UNREADABLE_ADDRESS, headers, undefined)).toBe(UNREADABLE_COUNTRY);
    expect(countryOfRequest(UNREADABLE_ADDRESS, headers, 'cf-ipcountry')).toBe('FR');
    expect(countryOfRequest('127.0.0.1', headers, undefined)).toBeNull();
  });
});
