import { countryOfAddress, countryOfRequest } from './country';

describe('the country of an address', () => {
  it.each([
    ['193.99.144.80', 'DE'],
    ['1.1.1.1', 'AU'],
    ['130.59.31.80', 'CH'],
    ['212.27.48.10', 'FR'],
    ['2a02:2e0:3fe:1001:302::', 'DE'],
  ])('%s is in %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country);
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', 'not an address', ''])('%s has none', (address) => {
    expect(countryOfAddress(address)).toBeNull();
  });
});

describe('the country of a request', () => {
  it('believes a header only when the operator named it', () => {
    const headers = new Headers({ 'cf-ipcountry': 'fr' });
    expect(countryOfRequest('193.99.144.80', headers, 'cf-ipcountry')).toBe('FR');
    expect(countryOfRequest('193.99.144.80', headers, undefined)).toBe('DE');
  });

  it('takes a malformed header as unknown rather than falling back to the proxy’s address', () => {
    expect(
      countryOfRequest('193.99.144.80', new Headers({ 'cf-ipcountry': 'XX' }), 'cf-ipcountry'),
    ).toBeNull();
    expect(countryOfRequest('193.99.144.80', new Headers(), 'cf-ipcountry')).toBeNull();
  });
});
