import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../amount/amount';
import { Coin } from './coin';

const meta: Meta<typeof Coin> = { title: 'UI/Coin', component: Coin, args: { currency: 'EUR' } };
export default meta;
type Story = StoryObj<typeof Coin>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const BesideAnAmount: Story = {
  render: ({ size }) => (
    <span style={{ display: 'inline-flex', gap: 10, alignItems: 'center', fontWeight: 700 }}>
      <Coin currency="EUR" size={size} />
      <Amount minor={128450} currency="EUR" locale="en" />
    </span>
  ),
};
export const OfANetwork: Story = { args: { currency: 'USDTTRC20', size: 'large' } };
