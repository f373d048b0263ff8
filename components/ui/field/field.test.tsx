import { render, screen } from '@testing-library/react';
import { Field, FieldGroup, fieldAttributes } from './field';

test('the label names the control and the note describes it', () => {
  render(
    <Field id="city" label="City" hint="As on your card">
      <input {...fieldAttributes('city', { hint: 'As on your card' })} />
    </Field>,
  );
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('As on your card');
  expect(screen.getByLabelText('City')).not.toHaveAttribute('aria-invalid');
});

test('an error replaces the hint, is announced and marks the control', () => {
  render(
    <Field id="city" label="City" hint="As on your card" error="Required">
      <input {...fieldAttributes('city', { hint: 'As on your card', error: 'Required' })} />
    </Field>,
  );
  expect(screen.queryByText('As on your card')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Required');
  expect(screen.getByLabelText('City')).toBeInvalid();
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Required');
});

test('a group is named by its legend and described by its note', () => {
  render(
    <FieldGroup id="born" label="Birth date" error="Required">
      <input aria-label="Day" />
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'Birth date' })).toHaveAccessibleDescription('Required');
  expect(screen.getByRole('group')).not.toHaveAttribute('aria-invalid');
});

test('a wrong radio group says so itself', () => {
  render(
    <FieldGroup id="sex" label="Sex" role="radiogroup" error="Required">
      <input type="radio" aria-label="Female" />
    </FieldGroup>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Sex' })).toBeInvalid();
});
