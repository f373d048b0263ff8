import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { postForm } from '@/lib/browser/post-form';
import type { FormField } from '../domain/form-fields';
import { depositWith, formField } from '../testing/deposit';
import { FormFieldsModal } from './form-fields-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('@/lib/browser/post-form', () => ({ postForm: jest.fn() }));

const PAGE = 'https://pay.example/d1';
const options = (...titles: string[]) => titles.map((title) => ({ value: title.toLowerCase(), title }));
const ALL: FormField[] = [
  formField({ name: 'holder', title: 'Name on the account', maxLength: 80 }),
  formField({ name: 'birth', title: 'Birth date', type: 'date' }),
  formField({ name: 'bank', title: 'Bank', type: 'dropdown', options: options('Northlight', 'Southlight') }),
  formField({ name: 'number', title: 'Account number', type: 'number', maxLength: 6 }),
  formField({ name: 'reference', title: 'Reference', type: 'without-wildcards' }),
  formField({
    name: 'kind',
    title: 'Type of account',
    type: 'radio',
    options: options('Current', 'Savings'),
  }),
  formField({
    name: 'nationality',
    title: 'Nationality',
    type: 'autocomplete',
    maxLength: 2,
    options: [
      { value: 'DE', title: 'Germany' },
      { value: 'FR', title: 'France' },
    ],
  }),
  formField({
    name: 'source',
    title: 'Where the money comes from',
    type: 'multiselect',
    options: options('Salary', 'Gift', 'Pension'),
  }),
  formField({ name: 'terms', title: 'I pay from my own account', type: 'checkbox' }),
  formField({ name: 'token', title: '', toShow: false, value: 't1' }),
];

async function show(formFields: FormField[]) {
  platformAnswers({
    'GET /api/v1/deposits/{id}': () => ({
      data: depositWith({ method: 'POST', checkoutUrl: PAGE, formFields, params: { shop: 'parlour' } }),
    }),
    'GET /api/v1/deposit-methods': () => ({ data: { methods: [] } }),
  });
  renderWithPlatform(<FormFieldsModal depositId="d1" onClose={() => undefined} />);
  await screen.findByRole('button', { name: /^Continue to/ });
}
const send = () => userEvent.click(screen.getByRole('button', { name: /^Continue to/ }));

beforeEach(() => jest.mocked(postForm).mockClear());

test('all nine kinds of fields are filled in and posted to the company, in this window', async () => {
  await show(ALL);
  await userEvent.type(screen.getByLabelText('Name on the account'), 'Mara Klein');
  await userEvent.type(screen.getByLabelText('Birth date'), '14031991');
  await userEvent.selectOptions(screen.getByLabelText('Bank'), 'Northlight');
  await userEvent.type(screen.getByLabelText('Account number'), '00 48-22x');
  await userEvent.type(screen.getByLabelText('Reference'), 'ORD_2026*118');
  await userEvent.click(screen.getByRole('radio', { name: 'Current' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Nationality' }), 'Ger');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gift' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Salary' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I pay from my own account' }));
  await send();
  await waitFor(() => expect(postForm).toHaveBeenCalledTimes(1));
  expect(postForm).toHaveBeenCalledWith(PAGE, {
    shop: 'parlour',
    holder: 'Mara Klein',
    birth: '1991-03-14',
    bank: 'northlight',
    number: '004822',
    reference: 'ORD_2026118',
    kind: 'current',
    nationality: 'DE',
    source: ['salary', 'gift'],
    terms: 'true',
    token: 't1',
  });
}, 20_000);

test('what is needed and missing is said at its field, and nothing is sent', async () => {
  await show(ALL);
  await send();
  await waitFor(() => expect(screen.getAllByText('This is needed.')).toHaveLength(9));
  expect(screen.getByLabelText('Name on the account')).toHaveFocus();
  expect(postForm).not.toHaveBeenCalled();
});

test('what may stay empty says so, and stays out', async () => {
  await show([
    formField({ name: 'note', title: 'Note', required: false }),
    formField({ name: 'token', toShow: false, value: 't1' }),
  ]);
  expect(screen.getByLabelText('Note (optional)')).toBeVisible();
  await send();
  await waitFor(() => expect(postForm).toHaveBeenCalledWith(PAGE, { shop: 'parlour', token: 't1' }));
});

test('a text that came too long is refused here', async () => {
  await show([formField({ title: 'Nation', maxLength: 2, value: 'DEU' })]);
  await send();
  expect(await screen.findByText('At most 2 characters.')).toBeVisible();
  expect(postForm).not.toHaveBeenCalled();
});
