import type { RichText } from '@/lib/domain/rich-text';
import { webLog } from '@/lib/node/log/web-log';
import { findInfoPage, findInfoPageLinks, findInfoPages, type InfoPage } from './find-info-pages';
import { readInfoPage, readInfoPageLinks } from './info-pages';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('payload', () => ({ getPayload: jest.fn() }));
jest.mock('@/cms/payload.config', () => ({}));
jest.mock('./drafts', () => ({ showsDrafts: async () => false }));
jest.mock('./find-info-pages');
jest.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }));

const text: RichText = [];
const page = (code: string): InfoPage => ({ code, title: `Title of ${code}`, text, updatedAt: '2030-01-02' });
const away = () => Promise.reject(new Error('connect ECONNREFUSED'));

const online = ['terms_and_conditions', 'privacy_policy'].map(page);
function withDatabase(isThere: boolean) {
  const links = online.map(({ code, title }) => ({ code, title, affiliateUrl: null, parent: null }));
  jest.mocked(findInfoPageLinks).mockImplementation(isThere ? async () => links : away);
  jest.mocked(findInfoPages).mockImplementation(isThere ? async () => online : away);
  const find = async (_payload: unknown, code: string) => online.find((one) => one.code === code) ?? null;
  jest.mocked(findInfoPage).mockImplementation(isThere ? find : away);
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(webLog(), 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

it('fails for a page that was never read while the database is away: "not found" would be a lie', async () => {
  withDatabase(false);
  await expect(readInfoPage('terms_and_conditions', 'de')).rejects.toThrow('never was');
  await expect(readInfoPageLinks('de')).resolves.toEqual([]);
});

it('says of a page that there is none only when the database says so', async () => {
  withDatabase(true);
  await expect(readInfoPage('nothing', 'de')).resolves.toBeNull();
  await expect(readInfoPage('privacy_policy', 'de')).resolves.toEqual(online[1]);
});

it('has every page of a language once their list was read, also with the database away', async () => {
  withDatabase(true);
  await readInfoPageLinks('fr');
  withDatabase(false);
  await expect(readInfoPage('terms_and_conditions', 'fr')).resolves.toEqual(online[0]);
  await expect(readInfoPage('nothing', 'fr')).resolves.toBeNull();
  await expect(readInfoPage('terms_and_conditions', 'en-AU')).rejects.toThrow('never was');
});

it('keeps what was read last, and forgets a page that was taken offline', async () => {
  withDatabase(true);
  await readInfoPageLinks('de-CH');
  const changed = { ...page('terms_and_conditions'), title: 'Neu' };
  jest.mocked(findInfoPage).mockResolvedValueOnce(changed).mockResolvedValueOnce(null);
  await readInfoPage('terms_and_conditions', 'de-CH');
  await readInfoPage('privacy_policy', 'de-CH');
  withDatabase(false);
  await expect(readInfoPage('terms_and_conditions', 'de-CH')).resolves.toEqual(changed);
  await expect(readInfoPage('privacy_policy', 'de-CH')).resolves.toBeNull();
});
