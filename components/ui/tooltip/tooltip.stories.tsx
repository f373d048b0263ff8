import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: 'Opens in a new tab', children: <Button>Affiliates</Button> },
  decorators: [(story) => <div style={{ padding: 96, textAlign: 'center' }}>{story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Below: Story = { args: { open: true, side: 'bottom' } };
export const AtTheEnd: Story = { args: { open: true, side: 'inline-end' } };
export const LongText: Story = {
  args: {
    open: true,
    text: 'Dieses Guthaben kann ausgezahlt werden, sobald die Umsatzbedingungen erfüllt sind.',
  },
};
