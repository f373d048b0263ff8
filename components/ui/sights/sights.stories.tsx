import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sights } from './sights';

const meta: Meta<typeof Sights> = { title: 'UI/Sights', component: Sights };
export default meta;
type Story = StoryObj<typeof Sights>;

export const First: Story = { args: { count: 5, current: 0 } };
export const Last: Story = { args: { count: 5, current: 4 } };
export const Many: Story = { args: { count: 14, current: 6 } };
