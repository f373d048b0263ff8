import { pageMetadata, type SeoWords } from './metadata';

jest.mock('@/lib/server/config/web', () => ({
  webConfig: () => ({ webOrigin: 'https://parlour.example', basePath: '/play' }),
}));

const words: SeoWords = { title: 'Top games', description: 'What is played most.' };
const of = (more: Partial<SeoWords> = {}, rest: Partial<Parameters<typeof pageMetadata>[0]> = {}) =>
  pageMetadata({ entry: { ...words, ...more }, path: '/games/top', locale: 'de', ...rest });

it('gives a page its canonical, its alternates and its cards, all below the base path', () => {
  const metadata = of();
  expect(metadata.alternates?.canonical).toBe('https://parlour.example/play/de/games/top');
  expect(metadata.alternates?.languages).toMatchObject({
    en: 'https://parlour.example/play/games/top',
    'de-CH': 'https://parlour.example/play/ch/games/top',
    'x-default': 'https://parlour.example/play/games/top',
  });
  expect(metadata.robots).toBeUndefined();
  expect(metadata.openGraph).toMatchObject({
    title: 'Top games',
    url: 'https://parlour.example/play/de/games/top',
    locale: 'de_DE',
    alternateLocale: ['en_GB', 'en_AU', 'de_CH', 'fr_FR'],
    images: [
      {
        url: 'https://parlour.example/play/art/share.jpg',
        width: 1200,
        height: 630,
        type: 'image/jpeg',
        alt: 'Top games',
      },
    ],
  });
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', description: words.description });
});

it('shows the picture of the page, and rather the one of its entry', () => {
  const picture = { path: '/art/share/de/games/top/0123abcd.jpg', alt: 'Spiele' };
  expect(of({}, { picture }).openGraph?.images).toMatchObject([
    { url: 'https://parlour.example/play/art/share/de/games/top/0123abcd.jpg', width: 1200, alt: 'Spiele' },
  ]);
  const size = { width: 1200, height: 630, alt: 'Top games' };
  expect(of({ image: 'https://cdn.example/top.png' }, { picture }).openGraph?.images).toEqual([
    { url: 'https://cdn.example/top.png', ...size },
  ]);
  expect(of({ image: '/play/media/top.jpg' }, { picture }).openGraph?.images).toEqual([
    { url: 'https://parlour.example/play/media/top.jpg', ...size },
  ]);
});

it.each([
  ['/games/slots', 'https://parlour.example/play/de/games/slots'],
  ['https://elsewhere.example/top', 'https://elsewhere.example/top'],
])('takes the canonical %s of an entry, and then names no alternates', (canonical, address) => {
  const { alternates, openGraph } = of({ canonical });
  expect(alternates).toEqual({ canonical: address });
  expect(openGraph?.url).toBe(address);
});

it('keeps out of search engines what the page or its entry says', () => {
  const kept = { index: false, follow: true };
  expect(of({ index: false }).robots).toEqual(kept);
  expect(of({ index: true }, { index: false }).robots).toEqual(kept);
  expect(of({ index: false }).alternates).toEqual({ canonical: 'https://parlour.example/play/de/games/top' });
  expect(of({ index: true, canonical: null, image: null }).robots).toBeUndefined();
});

it('lets a copy name the page that it is a copy of, and nothing else', () => {
  const { alternates, robots } = of({}, { copy: true });
  expect(alternates).toEqual({ canonical: 'https://parlour.example/play/de/games/top' });
  expect(robots).toBeUndefined();
});
