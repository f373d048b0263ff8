import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta: Meta<typeof Skeleton> = { title: 'UI/Skeleton', component: Skeleton };
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Line: Story = { args: { shape: 'line', width: '220px' } };
export const Box: Story = { args: { shape: 'box', width: '280px', height: '120px' } };
export const Poster: Story = { args: { shape: 'poster', width: '164px' } };

/** What loads keeps its box: the poster above, two lines of the caption below. */
export const Cards: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 14 }}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} style={{ display: 'grid', gap: 8, inlineSize: 132 }}>
          <Skeleton shape="poster" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="60%" />
        </div>
      ))}
    </div>
  ),
};
