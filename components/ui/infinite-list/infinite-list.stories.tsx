import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Skeleton } from '../skeleton/skeleton';
import { InfiniteList } from './infinite-list';

function Boxes({ from = 1, count }: { from?: number; count: number }) {
  return (
    <ul style={{ display: 'grid', gap: 14, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          style={{
            display: 'grid',
            placeItems: 'center',
            blockSize: 92,
            borderRadius: 'var(--r-card)',
            background: 'var(--surface-2)',
            boxShadow: 'var(--sheen)',
          }}
        >
          Studio {from + index}
        </li>
      ))}
    </ul>
  );
}

const placeholder: ReactNode = (
  <div style={{ display: 'grid', gap: 14, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height="92px" />
    ))}
  </div>
);

const meta: Meta<typeof InfiniteList> = {
  title: 'UI/Infinite list',
  component: InfiniteList,
  args: { children: <Boxes count={12} />, pages: 1, moreHref: '#page-2', placeholder, onMore: fn() },
};
export default meta;
type Story = StoryObj<typeof InfiniteList>;

export const Ready: Story = { args: { state: 'ready' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const End: Story = { args: { state: 'end' } };

const LAST = 60;
function Growing() {
  const [count, setCount] = useState(12);
  return (
    <InfiniteList
      pages={count / 12}
      state={count < LAST ? 'ready' : 'end'}
      onMore={() => setCount((known) => Math.min(LAST, known + 12))}
      moreHref="#page-2"
    >
      <Boxes count={count} />
    </InfiniteList>
  );
}
export const GoesOnWhileScrolling: Story = { render: () => <Growing /> };
