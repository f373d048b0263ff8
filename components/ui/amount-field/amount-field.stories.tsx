import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountField } from './amount-field';

function Example({ value: first, ...field }: Omit<ComponentProps<typeof AmountField>, 'onValueChange'>) {
  const [value, setValue] = useState(first);
  return <AmountField {...field} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof Example> = {
  title: 'UI/AmountField',
  component: Example,
  args: { label: 'Amount', currency: 'EUR', value: '' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: '50', range: 'min €10, max €5,000' } };
export const Invalid: Story = { args: { value: '5', error: 'The minimum for this method is €10.' } };
export const Disabled: Story = { args: { value: '50', disabled: true } };
export const ReadOnly: Story = { args: { value: '50', readOnly: true } };
export const LongAmount: Story = { args: { value: '12345678901234567890', range: 'min €10, max €5,000' } };
