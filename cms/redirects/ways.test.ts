import { circleOf, pageOf } from './ways';

const site = { webOrigin: 'https://parlour.example', basePath: '' };
const below = { webOrigin: 'https://host.example', basePath: '/app' };

it.each([
  ['/games/top?x=1', '/games/top'],
  ['/games/top/', '/games/top'],
  ['/de/games', '/games'],
  ['/de-CH/games', '/games'],
  ['/ch', '/'],
  ['https://parlour.example/fr/old#here', '/old'],
  ['https://parlour.example.evil/old', null],
  ['https://other.example/', null],
])('reads %s as %p', (target, page) => expect(pageOf(target, site)).toBe(page));

it('knows its own addresses below a base path', () => {
  expect(pageOf('https://host.example/app/old', below)).toBe('/old');
  expect(pageOf('https://host.example/other', below)).toBeNull();
  expect(pageOf('https://host.example/apple', below)).toBeNull();
  expect(pageOf('/old', below)).toBe('/old');
});

it.each([
  ['itself', '/a', '/a', ['/a', '/a']],
  ['itself in a language', '/a', '/de/a', ['/a', '/a']],
  ['itself as a whole address', '/a', 'https://parlour.example/a?x=1', ['/a', '/a']],
  ['back over one', '/c', '/b', ['/c', '/b', '/c']],
  ['back over two', '/c', '/a', ['/c', '/a', '/b', '/c']],
])('sees that a redirect leads to %s', (_name, from, target, circle) => {
  const others = [
    { from: '/a', target: '/b' },
    { from: '/b', target: '/c' },
  ].filter((way) => from !== '/a' || way.from !== '/a');
  expect(circleOf({ from, target }, others, site)).toEqual(circle);
});

it('goes on over the redirects that the product has by itself', () => {
  expect(circleOf({ from: '/info_pages/privacy_policy', target: '/privacy_policy' }, [], site)).toEqual([
    '/info_pages/privacy_policy',
    '/privacy_policy',
    '/info_pages/privacy_policy',
  ]);
  expect(circleOf({ from: '/account/wallet/deposit', target: '/account/wallet' }, [], site)).toHaveLength(3);
  expect(circleOf({ from: '/old', target: '/privacy_policy' }, [], site)).toBeNull();
  // An operator's own on the way leads out of it.
  const away = { from: '/privacy_policy', target: 'https://other.example/privacy' };
  const back = { from: '/info_pages/privacy_policy', target: '/privacy_policy' };
  expect([circleOf(back, [away], site), circleOf(away, [back], site)]).toEqual([null, null]);
});

it('finds none where it ends, also when others go round', () => {
  const others = [
    { from: '/x', target: '/y' },
    { from: '/y', target: '/x' },
  ];
  expect(circleOf({ from: '/a', target: '/x' }, others, site)).toBeNull();
  expect(circleOf({ from: '/a', target: 'https://other.example/a' }, others, site)).toBeNull();
  expect(circleOf({ from: '/a', target: '/b' }, [{ from: '/a', target: '/a' }], site)).toBeNull();
});
