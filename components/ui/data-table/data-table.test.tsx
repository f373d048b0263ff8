import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { DataTable, type Column, type TableSort } from './data-table';

const columns: Column<{ id: string; amount: string }>[] = [
  { key: 'id', header: 'Reference', quiet: true, cell: (row) => row.id },
  { key: 'amount', header: 'Amount', align: 'end', cell: (row) => row.amount },
];

test('every row stands under its headers, and each cell knows its header for the card form', () => {
  render(
    <DataTable
      caption="Movements"
      columns={columns}
      rows={[
        { id: 'a1', amount: '+€50.00' },
        { id: 'a2', amount: '−€2.00' },
      ]}
      rowKey={(row) => row.id}
    />,
  );
  const table = screen.getByRole('table', { name: 'Movements' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Reference', 'Amount']);
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('a1+€50.00');
  expect(second).toHaveTextContent('a2−€2.00');
  expect(within(table).getByRole('cell', { name: '−€2.00' })).toHaveAttribute('data-label', 'Amount');
});

test('while the rows are on their way, their room is kept and said to be busy', () => {
  renderWithMessages(
    <DataTable
      caption="Movements"
      columns={columns}
      rows={undefined}
      rowKey={(row) => row.id}
      expected={3}
    />,
  );
  const table = screen.getByRole('table', { name: 'Movements' });
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(table.querySelectorAll('[data-expected]')).toHaveLength(3);
  expect(within(table).getByText('Loading')).toBeInTheDocument();
});

test('no rows and rows that could not be had are said in words instead of a table', () => {
  const table = (rows: [] | undefined, failure?: ReactNode) => (
    <DataTable
      caption="Movements"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty={<p>Nothing yet</p>}
      failure={failure}
    />
  );
  const { rerender } = render(table([]));
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  rerender(table(undefined, <p>Not reached</p>));
  expect(screen.getByText('Not reached')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a sortable header asks for its order, and for the other way round when it has it', async () => {
  const onSort = jest.fn();
  const sortable = columns.map((column) => ({ ...column, sortable: column.key === 'amount' }));
  const table = (sort?: TableSort) => (
    <DataTable
      caption="Movements"
      columns={sortable}
      rows={[{ id: 'a1', amount: '+€50.00' }]}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={onSort}
    />
  );
  const { rerender } = render(table());
  const header = () => screen.getByRole('columnheader', { name: 'Amount' });
  expect(header()).not.toHaveAttribute('aria-sort');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
  rerender(table({ key: 'amount', direction: 'descending' }));
  expect(header()).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
  expect(onSort.mock.calls.flat()).toEqual([
    { key: 'amount', direction: 'descending' },
    { key: 'amount', direction: 'ascending' },
  ]);
});

test('a card of two lines says of each cell where it stands, and while rows are on their way too', () => {
  const placed: Column<{ id: string; amount: string }>[] = [
    { key: 'id', header: 'Reference', place: 'what', cell: (row) => row.id },
    { key: 'amount', header: 'Amount', place: 'figure', cell: (row) => row.amount },
  ];
  const places = () => screen.getAllByRole('cell').map((cell) => cell.dataset.place);
  const table = (rows?: { id: string; amount: string }[]) => (
    <DataTable caption="Movements" columns={placed} rows={rows} expected={1} rowKey={(row) => row.id} />
  );
  const { rerender } = renderWithMessages(table());
  expect(places()).toEqual(['what', 'figure']);
  rerender(table([{ id: 'a1', amount: '+€50.00' }]));
  expect(places()).toEqual(['what', 'figure']);
  expect(screen.getByRole('table')).toHaveAttribute('data-compact');
});
