import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BirthDate } from '@/lib/domain/birth-date';
import { BirthDateField } from './birth-date-field';

interface ExampleProps {
  label: string;
  value: BirthDate;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

function Example({ value: first, ...field }: ExampleProps) {
  const [value, setValue] = useState(first);
  return <BirthDateField {...field} value={value} onValueChange={setValue} />;
}

const BORN = { day: '29', month: '2', year: '1988' };
const meta: Meta<typeof Example> = {
  title: 'UI/BirthDateField',
  component: Example,
  args: { label: 'Birth date', value: { day: '', month: '', year: '' } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: BORN, hint: 'As in your passport' } };
export const Invalid: Story = {
  args: { value: { ...BORN, year: '1989' }, error: 'February 1989 had no such day.' },
};
export const Disabled: Story = { args: { value: BORN, disabled: true } };
