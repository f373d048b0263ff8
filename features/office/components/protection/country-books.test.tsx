import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useRuleBooks, type CountryOfBooks, type RuleBooksOfCountries } from '../../api/get-rule-books';
import { previewBook } from '../../api/get-rule-books-preview';
import { askForBook } from '../../api/post-rule-books';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { readBook } from './book-form';
import { CountryBooks } from './country-books';

jest.mock('../../api/get-rule-books', () => ({ useRuleBooks: jest.fn(), RULE_BOOKS_KEY: ['books'] }));
jest.mock('../../api/get-rule-books-preview', () => ({ previewBook: jest.fn() }));
jest.mock('../../api/post-rule-books', () => ({ askForBook: jest.fn() }));

const AT = '2026-11-24T12:00:00.000Z';
const DECIDED = { book: 'de', from: AT, by: 'rita@parlour.example', reason: 'Granted.', at: AT } as const;
const GERMANY: CountryOfBooks = {
  country: 'DE',
  book: 'de',
  rules: 'de',
  source: 'operator',
  since: AT,
  planned: { ...DECIDED, book: 'none', from: '2026-12-31T23:00:00.000Z' },
  decisions: [DECIDED],
};
function show(data: Partial<RuleBooksOfCountries> = {}, roles: OfficeRole[] = ['risk']) {
  jest.mocked(useRuleBooks).mockReturnValue({
    data: { countries: [GERMANY], asked: [], ...data },
    error: null,
    isPending: false,
    isFetching: false,
    refetch: jest.fn(),
  } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <CountryBooks />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
beforeEach(() => jest.resetAllMocks());

it('shows what holds where, since when, what comes later, and what was decided', () => {
  show();
  const table = screen.getByRole('table', { name: 'Countries' });
  expect(table).toHaveTextContent('No licence: closed for play, from 31 Dec 2026, 23:00 UTC');
  expect(table).toHaveTextContent('24 Nov 2026, 12:00 UTC');
  press('Germany');
  const detail = within(screen.getByRole('region', { name: 'Rule books of Germany' }));
  expect(detail.getByText('Germany since 24 Nov 2026, 12:00 UTC')).toBeVisible();
  expect(
    detail.getByText('Asked for by rita@parlour.example, agreed to 24 Nov 2026, 12:00 UTC: Granted.'),
  ).toBeVisible();
});

it('opens a country: what it changes is said before it is asked for, with a reason', async () => {
  jest.mocked(previewBook).mockResolvedValue({
    before: 'base',
    players: 1_204,
    told: ['One game can be open at a time.', 'You can’t win jackpots any more.'],
    ownBook: null,
  });
  jest.mocked(askForBook).mockResolvedValue(undefined as never);
  show();
  press('Rule book for another country …');
  fill('Country', 'AT');
  fill('What is to hold', 'de');
  press('See what it changes');
  expect(await screen.findByText('Base → Germany')).toBeVisible();
  expect(screen.getByText('1204')).toBeVisible();
  expect(screen.getByText('One game can be open at a time.')).toBeVisible();
  expect(screen.getByText('As soon as a colleague agrees')).toBeVisible();
  expect(askForBook).not.toHaveBeenCalled();
  fill(/^Reason/, 'The licence was granted.');
  press('Ask a colleague');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('A colleague has to agree now, under Approvals.'),
  );
  expect(askForBook).toHaveBeenCalledWith({
    country: 'AT',
    book: 'de',
    from: null,
    reason: 'The licence was granted.',
  });
});

it('says that a country has a law of its own, and that nothing changes for players', async () => {
  jest.mocked(previewBook).mockResolvedValue({ before: 'de', players: 0, told: [], ownBook: 'de' });
  show();
  press('Germany');
  fill('What is to hold', 'base');
  press('See what it changes');
  expect(
    await screen.findByText('Germany has a law of its own, and a rule book for it: Germany.'),
  ).toBeVisible();
  expect(screen.getByText('Players are told nothing: nothing changes for them.')).toBeVisible();
  press('Change it');
  expect(screen.getByLabelText('What is to hold')).toHaveValue('base');
});

it('names what waits for a colleague, and asks for nothing else meanwhile', () => {
  const asked = (country: string) => ({ request: country, country, book: 'se' as const, from: null });
  show({ asked: [asked('DE'), asked('AT')] });
  expect(screen.getByText('Austria: Sweden waits for a colleague, under Approvals.')).toBeVisible();
  press('Germany');
  expect(screen.getByText('Another one waits for a colleague, under Approvals.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See what it changes' })).toBeNull();
});

it('is nothing to set for who may only look, and says when no country has one', () => {
  show({}, ['support']);
  press('Germany');
  expect(screen.getByText('Your roles don’t set rule books.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /another country/ })).toBeNull();
});

it('says when no country has one of its own', () => {
  show({ countries: [] });
  expect(screen.getByText('No country has a rule book of its own: the base holds everywhere.')).toBeVisible();
});

const now = new Date('2026-12-01T12:00:00Z');
it.each([
  [{ country: 'AT', book: 'de', from: '' }, null],
  [{ country: 'AT', book: 'de', from: '2026-12-24T00:00' }, '2026-12-24T00:00:00.000Z'],
])('reads %j', (typed, from) => {
  expect(readBook(typed, now)).toEqual({ country: 'AT', book: 'de', from });
});
it.each([
  [{ country: 'AT', book: 'mars', from: '' }, 'book'],
  [{ country: 'AT', book: 'de', from: 'soon' }, 'from'],
  [{ country: 'AT', book: 'de', from: '2026-12-01T12:00' }, 'from'],
])('refuses %j', (typed, field) => {
  expect(() => readBook(typed, now)).toThrow(
    expect.objectContaining({ fields: { [field]: expect.any(String) as string } }) as Error,
  );
});
