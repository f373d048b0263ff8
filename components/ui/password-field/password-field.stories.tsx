import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field';

function Example({ value: first, ...field }: Omit<ComponentProps<typeof PasswordField>, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <PasswordField {...field} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta: Meta<typeof Example> = {
  title: 'UI/PasswordField',
  component: Example,
  args: { label: 'Password', value: '', autoComplete: 'new-password' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'lamp-light-2026' } };
export const ToBeChosen: Story = { args: { strength: true } };
export const Bad: Story = { args: { strength: true, value: 'a!' } };
export const Weak: Story = { args: { strength: true, value: 'lamplight26' } };
export const Strong: Story = { args: { strength: true, value: 'lamplight2026' } };
export const Great: Story = { args: { strength: true, value: 'lamp-light-2026' } };
export const Invalid: Story = {
  args: { strength: true, value: 'lamplight', error: 'Add at least one digit.' },
};
export const Disabled: Story = { args: { value: 'lamp-light-2026', disabled: true } };
