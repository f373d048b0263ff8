import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pushed, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { parseListQuery } from '@/lib/games/list-query';
import { FilterForm } from './filter-form';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeEach(() => {
  visit('/games/top');
  platformAnswers({
    'GET /api/v1/providers': () => ({ data: [] }),
    'GET /api/v1/games': () => ({ data: [], meta: { total: 7 } }),
  });
});

const show = (query: string) =>
  renderWithPlatform(
    <FilterForm
      drawer="filters"
      path="/games/top"
      category="top"
      live={false}
      query={parseListQuery(new URLSearchParams(query))}
      total={40}
      ownStudio={false}
    />,
  );

test('keeps a return that somebody shared and that is not among its own', async () => {
  show('rtpMin=95.5&rtpMax=97.25');
  const from = screen.getByRole('combobox', { name: 'From' });
  expect(from).toHaveDisplayValue('95.5%');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('97.25%');
  const values = [...from.querySelectorAll('option')].map(({ value }) => value);
  expect(values).toEqual(['', '94', '95', '95.5', '96', '96.5', '97', '98', '99']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Megaways' }));
  await userEvent.click(screen.getByRole('button', { name: /Show/ }));
  expect(pushed).toEqual(['/games/top?feature=megaways&rtpMin=95.5&rtpMax=97.25']);
});
