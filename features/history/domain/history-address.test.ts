import { TRANSACTION_TYPES } from '@/lib/domain/transactions';
import { changed, EVERYTHING, GROUPS, isFiltered, readAddress, writeAddress } from './history-address';

const read = (query: string) => readAddress(new URLSearchParams(query));

test('every type belongs to one group', () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(TRANSACTION_TYPES.toSorted());
});

test.each([
  '',
  '?show=money&type=deposit&status=failed',
  '?least=10&most=500&sort=amountDesc&page=3',
  '?period=own&from=2026-01-01&to=2026-02-01',
  '?period=all&page=2',
])('an address says again what was read from %s', (query) => {
  expect(writeAddress(read(query))).toBe(query);
});

test('what makes no sense is passed over', () => {
  expect(
    read('?show=gifts&type=gift&status=x&period=never&from=soon&least=-1&most=1.5&sort=up&page=0'),
  ).toEqual(EVERYTHING);
  expect(read('?show=bonuses&type=bet').type).toBeUndefined();
});

test('another filter begins at its first page, another group keeps no foreign type', () => {
  const at = read('?type=bet&page=4');
  expect(changed(at, { status: 'rollback' })).toMatchObject({ page: 1, type: 'bet', status: 'rollback' });
  expect(changed(at, { page: 5 })).toMatchObject({ page: 5, type: 'bet' });
  expect(changed(at, { group: 'money' })).toMatchObject({ group: 'money', type: undefined });
});

test('an order and a page are no filter', () => {
  expect(isFiltered(read('?sort=dateAsc&page=2'))).toBe(false);
  expect(isFiltered(read('?least=5'))).toBe(true);
});

test('words of others stay in the address', () => {
  const present = new URLSearchParams('?deposit=d1&page=4&type=bet');
  expect(writeAddress(changed(EVERYTHING, { status: 'failed' }), present)).toBe('?deposit=d1&status=failed');
});
