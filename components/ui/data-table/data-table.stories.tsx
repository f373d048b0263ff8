import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../amount/amount';
import { Button } from '../button/button';
import { Chip, type ChipTone } from '../chip/chip';
import { EmptyState } from '../empty-state/empty-state';
import { DataTable, type Column, type TableSort } from './data-table';

interface Movement {
  id: string;
  date: string;
  kind: string;
  minor: number;
  tone: ChipTone;
  status: string;
}

const rows: Movement[] = [
  { id: '1', date: '21 Nov 2026, 20:14', kind: 'Deposit', minor: 5000, tone: 'ok', status: 'Complete' },
  { id: '2', date: '21 Nov 2026, 20:31', kind: 'Bet', minor: -200, tone: 'ok', status: 'Complete' },
  { id: '3', date: '21 Nov 2026, 20:32', kind: 'Win', minor: 128450, tone: 'ok', status: 'Credited' },
  { id: '4', date: '22 Nov 2026, 09:05', kind: 'Withdrawal', minor: -90000, tone: 'wait', status: 'Pending' },
  { id: '5', date: '22 Nov 2026, 09:40', kind: 'Deposit', minor: 2500, tone: 'bad', status: 'Rejected' },
];

const columns: Column<Movement>[] = [
  { key: 'date', header: 'Date', quiet: true, cell: ({ date }) => date },
  { key: 'kind', header: 'Type', cell: ({ kind }) => kind },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ minor }) => <Amount minor={minor} currency="EUR" locale="en" sign toned />,
  },
  {
    key: 'status',
    header: 'Status',
    align: 'end',
    cell: ({ tone, status }) => <Chip tone={tone}>{status}</Chip>,
  },
];

const meta: Meta<typeof DataTable<Movement>> = {
  title: 'UI/Data table',
  component: DataTable,
  args: { caption: 'Movements', columns, rows, rowKey: ({ id }) => id },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Loading: Story = { args: { rows: undefined, expected: 5 } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No movements yet" text="What you deposit and play is listed here." />,
  },
};
export const Failed: Story = {
  args: {
    rows: undefined,
    failure: (
      <EmptyState title="The list could not be loaded" text="Check your connection and try again.">
        <Button>Try again</Button>
      </EmptyState>
    ),
  },
};

function Sorting() {
  const [sort, setSort] = useState<TableSort>({ key: 'amount', direction: 'descending' });
  const sign = sort.direction === 'descending' ? -1 : 1;
  const sorted = rows.toSorted((a, b) =>
    sort.key === 'amount' ? sign * (a.minor - b.minor) : sign * a.date.localeCompare(b.date),
  );
  return (
    <DataTable
      caption="Movements"
      columns={columns.map((column) => ({ ...column, sortable: /date|amount/.test(column.key) }))}
      rows={sorted}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  );
}
export const Sortable: Story = { render: () => <Sorting /> };

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    caption: 'Kontobewegungen',
    rows: [
      {
        id: '1',
        date: '21. November 2026, 20:14 Uhr',
        kind: 'Auszahlungsrückbuchungsbestätigung',
        minor: 987654321098,
        tone: 'wait',
        status: 'Verifizierung ausstehend',
      },
    ],
  },
};
