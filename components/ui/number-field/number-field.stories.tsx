import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './number-field';

function Example({ value: first, ...field }: Omit<ComponentProps<typeof NumberField>, 'onValueChange'>) {
  const [value, setValue] = useState(first);
  return <NumberField {...field} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof Example> = {
  title: 'UI/NumberField',
  component: Example,
  args: { label: 'Voucher number', value: '' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: '0042117730' } };
export const WithoutWildcards: Story = {
  args: { label: 'IBAN', keep: 'word', value: 'AT611904300234573201' },
};
export const Invalid: Story = { args: { value: '0042', error: 'A voucher number has 10 digits.' } };
export const Disabled: Story = { args: { value: '0042117730', disabled: true } };
export const ReadOnly: Story = { args: { value: '0042117730', readOnly: true } };
