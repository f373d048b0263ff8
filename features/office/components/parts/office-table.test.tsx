import { fireEvent, render, screen } from '@testing-library/react';
import { ListPages } from './list-parts';
import { OfficeTable, type OfficeColumn } from './office-table';
import { RowOpener } from './row-opener';

interface Row {
  id: string;
  sum: string;
}
const COLUMNS: OfficeColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <RowOpener id={row.original.id}>{row.original.id}</RowOpener>,
  },
  { id: 'sum', header: 'Sum', figures: true, cell: ({ row }) => row.original.sum },
];
const show = () =>
  render(
    <OfficeTable
      caption="Sums"
      columns={COLUMNS}
      rows={[
        { id: 'first', sum: '€5' },
        { id: 'second', sum: '€1,250.00' },
      ]}
      idOf={({ id }) => id}
      detailOf={({ id }) => <p>about the {id}</p>}
    />,
  );

it('puts figures below each other, with what they are called', () => {
  show();
  for (const one of [
    screen.getByRole('columnheader', { name: 'Sum' }),
    screen.getByRole('cell', { name: '€5' }),
    screen.getByRole('cell', { name: '€1,250.00' }),
  ])
    expect(one).toHaveAttribute('data-figures');
  expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('data-figures');
});

it('marks the row whose detail is open, and not the detail', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'second' }));
  expect(screen.getByText('about the second')).toBeVisible();
  expect(screen.getAllByRole('row').map((row) => 'open' in row.dataset)).toEqual([false, false, true, false]);
});

it('leads nowhere from the only page', () => {
  render(
    <ListPages meta={{ page: 1, perPage: 50, total: 2, more: false, lastPage: 1 }} onPage={jest.fn()} />,
  );
  for (const name of ['Back', 'Next']) expect(screen.getByRole('button', { name })).toBeDisabled();
});
