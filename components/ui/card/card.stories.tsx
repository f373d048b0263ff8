import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { children: 'The lamp is on, the table is yours.' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Panel: Story = {};
export const Tile: Story = { args: { surface: 2 } };
export const Raised: Story = { args: { surface: 3 } };
export const Tight: Story = { args: { padding: 'small' } };
export const Current: Story = { args: { surface: 2, current: true } };
export const LongText: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(8) },
};
