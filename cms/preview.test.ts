import type { PayloadRequest } from 'payload';
import { setWebEnvironment } from '@/tests/support/web-environment';
import { previewOf } from './preview';
import { previewPath } from './seo-address';

const req = {} as PayloadRequest;

beforeAll(() => {
  setWebEnvironment({ BASE_PATH: '/play' });
});

const { preview, livePreview } = previewOf(({ path }, locale) => previewPath(path, locale));
const inFrame = (data: object, code: string) => {
  const { url } = livePreview;
  if (typeof url !== 'function') throw new Error('the address depends on the document');
  return url({ data, locale: { code, label: '' }, req, payload: req.payload });
};

it.each([
  ['main', 'en', '/play/internal/preview?path=%2F'],
  ['games/top', 'de-CH', '/play/internal/preview?path=%2Fch%2Fgames%2Ftop'],
  // Nobody can say which game.
  ['game/{id}', 'de', null],
])('leads from %s in %s to the page itself, with drafts', async (path, locale, address) => {
  expect(typeof preview === 'function' && (await preview({ path }, { locale, req, token: null }))).toBe(
    address,
  );
  expect(await inFrame({ path }, locale)).toBe(address);
});
