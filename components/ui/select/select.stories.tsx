import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select';

const TYPES = ['All types', 'Deposits', 'Withdrawals', 'Bets', 'Wins', 'Bonuses'].map((label) => ({
  value: label,
  label,
}));

const meta: Meta<typeof Select> = {
  title: 'UI/Select',
  component: Select,
  args: { label: 'Type', options: TYPES },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Placeholder: Story = { args: { placeholder: 'Choose a type', defaultValue: '' } };
export const WithHint: Story = { args: { defaultValue: 'Bets', hint: 'The last 12 months' } };
export const Invalid: Story = {
  args: { placeholder: 'Choose a type', defaultValue: '', error: 'Choose a type from the list.' },
};
export const Disabled: Story = { args: { defaultValue: 'Bets', disabled: true } };
export const OneDisabled: Story = {
  args: { options: TYPES.map((type) => ({ ...type, disabled: type.value === 'Deposits' })) },
};
export const LongText: Story = {
  args: {
    label: 'Transaktionsart',
    options: [
      { value: 'a', label: 'Aktionsguthabenumsatzbedingungserfüllungsbestätigungen und Rückerstattungen' },
      { value: 'b', label: 'Einzahlungen' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    label: 'النوع',
    options: [
      { value: 'a', label: 'الإيداعات' },
      { value: 'b', label: 'السحوبات' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
