import type { Meta, StoryObj } from '@storybook/react-vite';
import { PositionMarker } from './position-marker';

const meta: Meta<typeof PositionMarker> = { title: 'UI/PositionMarker', component: PositionMarker };
export default meta;
type Story = StoryObj<typeof PositionMarker>;

export const First: Story = { args: { count: 5, current: 0 } };
export const Last: Story = { args: { count: 5, current: 4 } };
export const Many: Story = { args: { count: 14, current: 6 } };
