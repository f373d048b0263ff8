import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pushed, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { parseListQuery } from '@/lib/games/list-query';
import { FilterForm } from './filter-form';
import { returnOptions } from './filter-texts';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeEach(() => {
  visit('/games/top');
  platformAnswers({
    'GET /api/v1/providers': () => ({ data: [] }),
    'GET /api/v1/games': () => ({ data: [], meta: { total: 7 } }),
  });
});

// Not before: what writes numbers was made while it was watched, and would write none any more.
afterEach(() => jest.restoreAllMocks());

function show(search: string) {
  const query = parseListQuery(new URLSearchParams(search));
  const returns = {
    min: returnOptions('en', 'Any', query.rtpMin),
    max: returnOptions('en', 'Any', query.rtpMax),
  };
  const formats = jest.spyOn(Intl, 'NumberFormat');
  renderWithPlatform(
    <FilterForm
      drawer="filters"
      path="/games/top"
      category="top"
      live={false}
      query={query}
      total={40}
      totalText="Show 40 games"
      returns={returns}
      ownStudio={false}
    />,
  );
  // All of its figures came with it: the first one that a phone writes by itself costs it 150 ms.
  expect(formats).not.toHaveBeenCalled();
}

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
