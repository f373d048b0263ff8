import { isRefusedInput } from './refused-input';

const fromDatabase = (code: string) => Object.assign(new Error('Failed query'), { cause: { code } });

it.each([
  ['a number out of range', fromDatabase('22003')],
  ['a NUL in a text', fromDatabase('22021')],
  ['a text where a number stands', fromDatabase('22P02')],
  ['a form that ends early', new Error('Unexpected end of form')],
  ['a part without its head', new Error('Malformed part header')],
])('takes %s for refused input', (_name, error) => expect(isRefusedInput(error)).toBe(true));

it.each([
  ['a division by zero in a statement of ours', fromDatabase('22012')],
  ['a column that is not there', fromDatabase('42703')],
  ['a database that is away', fromDatabase('57P01')],
  ['any other fault', new Error('Cannot read properties of undefined')],
  ['nothing', undefined],
])('and %s for a fault', (_name, error) => expect(isRefusedInput(error)).toBe(false));
