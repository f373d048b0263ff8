import { generateCatalogue } from '@/platform/demo/catalogue/generate';
import { isGameId } from './game-id';

it('knows every id of the catalogue', () => {
  expect(generateCatalogue().games.filter(({ id }) => !isGameId(id))).toEqual([]);
});

it.each([
  '103',
  'g',
  'x1',
  'g1;drop',
  'scarab-of-nefer',
  'G101',
  'g123456789',
  'g0',
  'g01',
  ' g1',
  null,
  101,
])('is not taken in by %p', (value) => {
  expect(isGameId(value)).toBe(false);
});
