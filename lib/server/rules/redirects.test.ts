import type { RedirectRule } from '@/lib/domain/site-rules';
import { joinQueries, planRedirects } from './redirects';

const HOME = { webOrigin: 'https://parlour.example', basePath: '/app' };
const rule = (from: string, to: string, status: RedirectRule['status'] = 301): RedirectRule => ({
  from,
  to,
  status,
});
const plan = (...rules: RedirectRule[]) => planRedirects(rules, HOME);
/** Where a path leads: the path that is reached, or another site's address. */
const ends = (rules: RedirectRule[]) =>
  Object.fromEntries(
    [...plan(...rules)].map(([from, to]) => [from, to.kind === 'away' ? to.url : `${to.path}${to.search}`]),
  );

it('resolves what leads to what leads on, with the status and the query of the first', () => {
  const rules = [rule('/a', '/b?x=1', 302), rule('/b', '/c', 301), rule('/c', 'https://other.example/')];
  expect(plan(...rules).get('/a')).toEqual({ kind: 'away', url: 'https://other.example/', status: 302 });
  expect(ends([rule('/a', '/b?x=1'), rule('/b', '/c')])).toEqual({ '/a': '/c?x=1', '/b': '/c' });
});

it('goes over the product’s own redirects too', () => {
  expect(ends([rule('/a', '/privacy_policy'), rule('/b', '/account')])).toEqual({
    '/a': '/info_pages/privacy_policy',
    '/b': '/account/profile/main',
  });
});

it.each([
  ['to itself', [rule('/a', '/a')]],
  ['to itself with a slash', [rule('/a', '/a/')]],
  ['to itself in a language', [rule('/a', '/de/a')]],
  ['to itself by a language’s tag', [rule('/a', '/en/a')]],
  ['to itself with a query', [rule('/a', '/a?x=1')]],
  ['to itself by its whole address', [rule('/a', 'https://parlour.example/app/a')]],
  ['round in a circle', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/a')]],
  ['against the product’s own', [rule('/info_pages/privacy_policy', '/privacy_policy')]],
  ['to the inner address of a list', [rule('/a', '/games/~filtered/x')]],
  ['to the inner address of a notice', [rule('/a', '/~closed/vip')]],
  ['to no address', [rule('/a', 'games')]],
  ['to another host in disguise', [rule('/a', '//evil.example'), rule('/b', '/\\evil.example')]],
  ['over a plain connection', [rule('/a', 'http://other.example/')]],
  ['to a script', [rule('/a', 'javascript:alert(1)')]],
  ['from no path', [rule('https://parlour.example/a', '/b'), rule('a', '/b')]],
])('leaves out one that leads %s', (_name, rules) => {
  expect(ends(rules)).toEqual({});
});

it('takes paths as requests spell them', () => {
  expect(ends([rule(' /Café/ ', '/games'), rule('/de/alt', '/neu')])).toEqual({
    '/Caf%C3%A9': '/games',
    '/alt': '/neu',
  });
});

it('knows its own site by its whole address, and what stands beside its base path as another', () => {
  expect(
    ends([rule('/a', 'https://parlour.example/app'), rule('/b', 'https://parlour.example/blog')]),
  ).toEqual({ '/a': '/', '/b': 'https://parlour.example/blog' });
});

it('joins queries, the target’s first', () => {
  expect(joinQueries('', '')).toBe('');
  expect(joinQueries('?a=1', '?a=2&b=3&b=4')).toBe('?a=1&b=3&b=4');
});
