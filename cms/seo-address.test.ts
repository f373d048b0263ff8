import { previewPath, validateSeoCode, validateSeoPath } from './seo-address';

it.each(['seo_main', 'seo_404', 'seo_games_feature_buy'])('takes the code %s', (code) => {
  expect(validateSeoCode(code)).toBe(true);
});

it.each(['main', 'seo_', 'seo_Main', 'seo_a__b', 'seo_a_', 'seo_a b', '', null])(
  'refuses the code %p',
  (code) => {
    expect(validateSeoCode(code)).toEqual(expect.any(String));
  },
);

it.each(['main', 'games/live-dealer-shows', 'games/feature_buy', 'game/{id}', '404'])(
  'takes the path %s',
  (path) => {
    expect(validateSeoPath(path)).toBe(true);
  },
);

it.each(['', '/games', 'games/', 'a//b', 'Games', 'games/{ID}', 'a?b', '../x', undefined])(
  'refuses the path %p',
  (path) => {
    expect(validateSeoPath(path)).toEqual(expect.any(String));
  },
);

it.each([
  ['main', 'en', '/'],
  ['main', 'de', '/de'],
  ['games/top', 'en', '/games/top'],
  ['games/top', 'en-AU', '/au/games/top'],
  ['games/top', 'de-CH', '/ch/games/top'],
  ['games/top', 'xx', '/games/top'],
  ['game/{id}', 'fr', null],
  [undefined, 'fr', null],
])('shows %p in %s at %p', (path, locale, address) => {
  expect(previewPath(path, locale)).toBe(address);
});
