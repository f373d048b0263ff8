import { render, screen } from '@testing-library/react';
import { Field, fieldAttributes } from './field';

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
