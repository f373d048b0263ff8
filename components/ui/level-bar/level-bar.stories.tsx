import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelBar } from './level-bar';

const meta = {
  title: 'UI/Level bar',
  component: LevelBar,
  args: { label: 'VIP level', valueText: 'Level 3 of 12', levels: 12, current: 3 },
} satisfies Meta<typeof LevelBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAWay: Story = { args: { progress: 40 } };
export const BeforeTheFirst: Story = { args: { current: 0, progress: 60, valueText: 'No level yet' } };
export const JustReached: Story = { args: { progress: 0 } };
export const AtTheTop: Story = { args: { current: 12, valueText: 'Level 12 of 12' } };
export const FewLevels: Story = { args: { levels: 5, current: 2, progress: 20, valueText: 'Level 2 of 5' } };
