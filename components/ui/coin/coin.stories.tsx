import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../amount/amount';
import { Coin } from './coin';

const meta: Meta<typeof Coin> = { title: 'UI/Coin', component: Coin, args: { currency: 'EUR' } };
export default meta;
type Story = StoryObj<typeof Coin>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const BesideAnAmount: Story = {
  render: (args) => (
    <span style={{ display: 'inline-flex', gap: 10, alignItems: 'center', fontWeight: 700 }}>
      <Coin {...args} />
      <Amount minor={128450} currency={args.currency} locale="en" />
    </span>
  ),
};
