import { WEB_ENVIRONMENT as complete } from '@/tests/support/web-environment';
import { isBuilding, readWebConfig } from './web';

describe('readWebConfig', () => {
  it('needs the database and two secrets; the rest has the defaults of one machine', () => {
    expect(readWebConfig(complete)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustedProxies: [],
      webOrigin: 'http://localhost:3000',
      https: false,
      sharedCaching: false,
      basePath: '',
      platformUrl: 'http://127.0.0.1:3100',
      studioOrigin: 'http://localhost:3200',
      checkoutOrigin: 'http://localhost:3200',
      countryHeader: undefined,
      blockedCountries: [],
      maintenance: [],
      supportEmail: 'support@parlour.example',
      operatorSecondFactor: 'optional',
      redisUrl: undefined,
      artDirectory: '.data/art',
    });
  });

  it('cuts an address to its origin and knows https', () => {
    const config = readWebConfig({
      ...complete,
      WEB_ORIGIN: 'https://Play.Example/',
      STUDIO_ORIGIN: 'https://studio.example/x',
    });
    expect(config).toMatchObject({
      webOrigin: 'https://play.example',
      https: true,
      studioOrigin: 'https://studio.example',
    });
  });

  it('reads lists and header names in one spelling', () => {
    const config = readWebConfig({
      ...complete,
      BLOCKED_COUNTRIES: ' us, kp ,',
      COUNTRY_HEADER: 'CF-IPCountry',
    });
    expect(config.blockedCountries).toEqual(['US', 'KP']);
    expect(config.countryHeader).toBe('cf-ipcountry');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readWebConfig({ ...complete, PORT: '', REDIS_URL: '', WEB_ORIGIN: '' })).toMatchObject({
      port: 3000,
      redisUrl: undefined,
    });
  });

  it('names everything that is missing or wrong in one line', () => {
    const read = () => readWebConfig({ PAYLOAD_SECRET: 'short', PORT: 'many', BASE_PATH: '/play/' });
    expect(read).toThrow(/^web configuration: .*$/);
    for (const part of [
      'DATABASE_URL is required',
      'REVALIDATE_SECRET is required',
      'PAYLOAD_SECRET has at least',
      'PORT',
      'BASE_PATH',
    ]) {
      expect(read).toThrow(part);
    }
  });

  it('closes the sections that are named, and refuses a name that is none', () => {
    expect(readWebConfig({ ...complete, MAINTENANCE: ' games, wallet ' }).maintenance).toEqual([
      'games',
      'wallet',
    ]);
    expect(() => readWebConfig({ ...complete, MAINTENANCE: 'games,gamse' })).toThrow(
      'MAINTENANCE names sections of: games, jackpots',
    );
    expect(() => readWebConfig({ ...complete, SUPPORT_EMAIL: 'nobody' })).toThrow('SUPPORT_EMAIL');
  });

  it('refuses an origin that is no http address', () => {
    expect(() => readWebConfig({ ...complete, STUDIO_ORIGIN: 'javascript:alert(1)' })).toThrow(
      'STUDIO_ORIGIN',
    );
  });
});

it('knows that nothing is being built here', () => {
  expect(isBuilding()).toBe(false);
});
