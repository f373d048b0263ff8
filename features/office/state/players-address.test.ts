import { changedList } from './list-address';
import { PLAYERS_ADDRESS, playersQueryOf } from './players-address';

const read = (query: string) => PLAYERS_ADDRESS.read(new URLSearchParams(query));

it.each([
  '/office/players',
  '/office/players?q=klein',
  '/office/players?status=blocked&country=DE&from=2026-11-01&to=2026-11-24',
  '/office/players?sort=email&order=asc&page=3&hide=country%2Clanguage',
])('%s says the same once read and written', (address) => {
  expect(PLAYERS_ADDRESS.write(read(address.split('?')[1] ?? ''))).toBe(address);
});

it.each([
  'status=rich',
  'country=Germany',
  'from=yesterday',
  'from=2026-13-45',
  'sort=password',
  'page=-1',
  'page=2.5',
  'page=99999',
])('takes no notice of %s', (query) => {
  expect(PLAYERS_ADDRESS.write(read(query))).toBe('/office/players');
});

it('begins at the first page when the list changes, and stays when columns do', () => {
  const third = read('page=3');
  expect(changedList(third, { status: 'blocked' }).page).toBe(1);
  expect(changedList(third, { hidden: ['country'] }).page).toBe(3);
  expect(changedList(third, { page: 4 }).page).toBe(4);
});

it('asks the platform for what the address says', () => {
  expect(playersQueryOf(read('q=klein&status=blocked&to=2026-11-24'))).toEqual({
    q: 'klein',
    status: 'blocked',
    created_to: '2026-11-24',
    sort: 'created',
    order: 'desc',
    page: 1,
    per_page: 50,
  });
});
