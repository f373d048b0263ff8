import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta = { title: 'UI/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Count: Story = { args: { count: 3, label: '3 new bonuses' } };
export const ManyCounted: Story = { args: { count: 120, label: '120 new messages' } };
export const Nothing: Story = { args: { count: 0, label: 'No new messages' } };
export const Dot: Story = { args: { dot: true, label: 'New bonus' } };
export const Word: Story = { args: { children: 'Level 3' } };
export const New: Story = { args: { tone: 'new', children: 'New' } };
export const Top: Story = { args: { tone: 'top', children: 'Current' } };
export const Live: Story = { args: { tone: 'live', children: 'Live' } };
