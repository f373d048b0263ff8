import { foldQuery, unfoldQuery } from './list-address';
import { listSegment, parseListQuery } from '@/lib/games/list-query';

const query = (name: string) => listSegment(parseListQuery(new URLSearchParams({ name, page: '3' })));

it.each(['book', '100%', '%25', 'a&page=9', 'a+b', 'müller', '../x', '?#/\\', '😀'])(
  'brings %s through',
  (name) => {
    const segment = foldQuery(query(name));
    expect(segment).toMatch(/^[\w-]+$/);
    const back = parseListQuery(new URLSearchParams(unfoldQuery(segment)));
    expect(back).toMatchObject({ name, page: 3 });
  },
);

it.each(['', '%', '%E0%A4%A', 'page=2', '~', 'x.php'])('reads nothing from %p', (segment) => {
  expect(unfoldQuery(segment)).toBe('');
});

it('takes control characters for spaces', () => {
  expect(parseListQuery(new URLSearchParams({ name: ' a\0b\n c\u0007 ' })).name).toBe('a b c');
});
