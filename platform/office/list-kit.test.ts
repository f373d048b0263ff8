import { pageOf } from './list-kit';

const listOf = (count: number) => ({
  rows: ({ offset, limit }: { offset: number; limit: number }) =>
    Promise.resolve(
      Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) => offset + at),
    ),
  count: () => Promise.resolve(Math.min(count, 10_001)),
});
const page = (count: number, number = 1) =>
  pageOf(listOf(count), {}, { page: number, per_page: 50 }, (row) => `row ${row}`);

it('is a page as it goes out', async () => {
  const second = await page(51, 2);
  expect(second).toEqual({
    data: ['row 50'],
    meta: { page: 2, perPage: 50, total: 51, more: false, lastPage: 2 },
  });
  expect((await page(0)).meta).toEqual({ page: 1, perPage: 50, total: 0, more: false, lastPage: 1 });
});

it('has no pages after those that are counted, and says that there is more', async () => {
  expect((await page(10_000)).meta).toMatchObject({ total: 10_000, more: false, lastPage: 200 });
  expect((await page(10_001)).meta).toMatchObject({ total: 10_000, more: true, lastPage: 200 });
  expect((await page(20_000, 200)).data).toHaveLength(50);
  expect((await page(20_000, 201)).data).toEqual([]);
});
