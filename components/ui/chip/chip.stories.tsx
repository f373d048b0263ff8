import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './chip';

const meta: Meta<typeof Chip> = { title: 'UI/Chip', component: Chip };
export default meta;
type Story = StoryObj<typeof Chip>;

export const Done: Story = { args: { tone: 'ok', children: 'Complete' } };
export const Waiting: Story = { args: { tone: 'wait', children: 'Processing' } };
export const Failed: Story = { args: { tone: 'bad', children: 'Rejected' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Cancelled' } };
