import { formField } from '../testing/deposit';
import { fieldFault, firstValue, formValues, type FieldValue, type FormField } from './form-fields';

const options = [
  { value: 'email', title: 'Email' },
  { value: 'sms', title: 'Text message' },
];

test.each<[FormField['type'], string, FieldValue]>([
  ['text', 'Mara Klein', 'Mara Klein'],
  ['date', '1991-03-14', '1991-03-14'],
  ['number', '0048 2217-9', '004822179'],
  ['without-wildcards', 'ORD_2026 118*', 'ORD_2026118'],
  ['checkbox', 'yes', 'true'],
  ['checkbox', '', ''],
  ['dropdown', 'sms', 'sms'],
  ['radio', 'pigeon', ''],
  ['autocomplete', 'email', 'email'],
  ['multiselect', 'sms,pigeon', ['sms']],
])('%s begins with what it can hold of %s', (type, value, first) => {
  expect(firstValue(formField({ type, value, options }))).toEqual(first);
});

test.each<[string, Partial<FormField>, FieldValue, ReturnType<typeof fieldFault>]>([
  ['nothing', {}, '', 'required'],
  ['spaces', {}, '  ', 'required'],
  ['nothing, which may be', { required: false }, '', null],
  ['none of several', { type: 'multiselect' }, [], 'required'],
  ['one of several', { type: 'multiselect', maxLength: 2 }, ['email'], null],
  ['a box that is not ticked', { type: 'checkbox' }, '', 'required'],
  ['as much as fits', { maxLength: 5 }, 'Klein', null],
  ['more than fits', { maxLength: 4 }, 'Klein', 'tooLong'],
  ['more digits than fit', { type: 'number', maxLength: 4 }, '12345', 'tooLong'],
  ['a choice, however long', { type: 'autocomplete', maxLength: 1 }, 'DE', null],
])('%s', (_name, facts, value, fault) => {
  expect(fieldFault(formField(facts), value)).toBe(fault);
});

test('sends hidden fields as they came, and nothing that is empty', () => {
  const fields = [
    formField({ name: 'card.holder' }),
    formField({ name: 'token', toShow: false, value: 't1' }),
    formField({ name: 'notices', type: 'multiselect', options }),
    formField({ name: 'terms', type: 'checkbox' }),
  ];
  expect(
    formValues(fields, { field0: 'Mara', field1: 'forged', field2: ['email', 'sms'], field3: '' }),
  ).toEqual({
    'card.holder': 'Mara',
    token: 't1',
    notices: ['email', 'sms'],
  });
});
