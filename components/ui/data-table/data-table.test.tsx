import { render, screen, within } from '@testing-library/react';
import { DataTable, type Column } from './data-table';

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
