import Link from 'next/link';
import type { ReactNode } from 'react';
import type { CampaignResults, ListedCampaign } from '../../api/get-campaigns';
import { CampaignMark, scheduleWords, TAG_WORDS, typeWords } from './campaign-words';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { money } from '../parts/withdrawal-words';
import own from './campaigns.module.scss';
import parts from '../parts/parts.module.scss';

/** Of each currency in which anything was given, a line. */
const lines = (results: readonly CampaignResults[], of: (one: CampaignResults) => ReactNode) =>
  results.length === 0 ? (
    '–'
  ) : (
    <span className={own.lines}>
      {results.map((one) => (
        <span key={one.currency}>{of(one)}</span>
      ))}
    </span>
  );
const sumOf = (results: readonly CampaignResults[], of: 'given' | 'taken' | 'completed') =>
  results.reduce((sum, one) => sum + one[of], 0).toLocaleString('en');

/** How much of its budgets a campaign has used; currencies without a bound are not told. */
export function Budget({ budgets }: Pick<ListedCampaign, 'budgets'>) {
  const bound = budgets.flatMap(({ currency, most, used }) =>
    most === null ? [] : [{ currency, most, used }],
  );
  if (bound.length === 0) return 'No bound';
  return (
    <span className={own.lines}>
      {bound.map(({ currency, most, used }) => (
        <span key={currency}>
          {money(used, currency)} of {money(most, currency)}
        </span>
      ))}
    </span>
  );
}

/**
 * Columns of campaigns, by the name that the address and the platform have for them.
 * @param now when they were read, milliseconds since 1970
 */
export const campaignsColumns = (now: number): OfficeColumn<ListedCampaign>[] => [
  {
    id: 'name',
    header: 'Campaign',
    cell: ({ row: { original: one } }) => (
      <Link className={parts.link} data-row-link href={`/office/campaigns/${one.id}`}>
        {one.name}
      </Link>
    ),
  },
  { id: 'state', header: 'State', cell: ({ row }) => <CampaignMark {...row.original} now={now} /> },
  { id: 'type', header: 'Type', cell: ({ row }) => typeWords(row.original.type) },
  { id: 'tag', header: 'Tag', cell: ({ row }) => TAG_WORDS[row.original.tag] },
  {
    id: 'starts',
    header: 'Schedule',
    cell: ({ row }) => <span className={own.oneLine}>{scheduleWords(row.original)}</span>,
  },
  { id: 'budget', header: 'Budget used', cell: ({ row }) => <Budget {...row.original} /> },
  { id: 'given', header: 'Given', figures: true, cell: ({ row }) => sumOf(row.original.results, 'given') },
  { id: 'taken', header: 'Taken', figures: true, cell: ({ row }) => sumOf(row.original.results, 'taken') },
  {
    id: 'completed',
    header: 'Finished',
    figures: true,
    cell: ({ row }) => sumOf(row.original.results, 'completed'),
  },
  {
    id: 'cost',
    header: 'Cost',
    figures: true,
    cell: ({ row }) => lines(row.original.results, ({ cost, currency }) => money(cost, currency)),
  },
  {
    id: 'ngr',
    header: 'NGR effect',
    figures: true,
    cell: ({ row }) => lines(row.original.results, ({ ngrEffect, currency }) => money(ngrEffect, currency)),
  },
  { id: 'changed', header: 'Changed', cell: ({ row }) => <Moment at={row.original.changedAt} /> },
];
/** All but the first one, which leads to the campaign. */
export const CAMPAIGNS_COLUMN_WORDS = {
  state: 'State',
  type: 'Type',
  tag: 'Tag',
  starts: 'Schedule',
  budget: 'Budget used',
  given: 'Given',
  taken: 'Taken',
  completed: 'Finished',
  cost: 'Cost',
  ngr: 'NGR effect',
  changed: 'Changed',
} as const;
