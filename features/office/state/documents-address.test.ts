import { changedList } from './list-address';
import { DOCUMENTS_ADDRESS, documentsQueryOf } from './documents-address';

const read = (query: string) => DOCUMENTS_ADDRESS.read(new URLSearchParams(query));

it.each([
  '/office/documents',
  '/office/documents?q=klein&step=payment&status=rejected',
  '/office/documents?status=all&country=DE&from=2026-11-01&to=2026-11-24',
  '/office/documents?sort=email&order=desc&page=3&hide=country',
])('%s says the same once read and written', (address) => {
  expect(DOCUMENTS_ADDRESS.write(read(address.split('?')[1] ?? ''))).toBe(address);
});

it.each(['step=face', 'status=pending', 'country=Germany', 'from=yesterday', 'sort=held', 'page=0'])(
  'takes no notice of %s',
  (query) => {
    expect(DOCUMENTS_ADDRESS.write(read(query))).toBe('/office/documents');
  },
);

it('has those that wait, unless something else is said', () => {
  expect(documentsQueryOf(read(''))).toEqual({
    status: 'pending',
    sort: 'submitted',
    order: 'asc',
    page: 1,
    per_page: 50,
  });
  expect(documentsQueryOf(read('status=all'))).not.toHaveProperty('status');
  expect(documentsQueryOf(read('status=expired&step=address&to=2026-11-24'))).toMatchObject({
    status: 'expired',
    step: 'address',
    submitted_to: '2026-11-24',
  });
});

it('begins at the first page when the list changes, and stays when columns do', () => {
  expect(changedList(read('page=3'), { step: 'identity' }).page).toBe(1);
  expect(changedList(read('page=3'), { hidden: ['country'] }).page).toBe(3);
});
