import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollButtons } from './scroll-controls';

const meta: Meta<typeof ScrollButtons> = {
  title: 'UI/Scroller',
  component: ScrollButtons,
  args: { target: 'scroller-row' },
};
export default meta;
type Story = StoryObj<typeof ScrollButtons>;

function row(count: number): Story['render'] {
  return function Row({ target }) {
    return (
      <div style={{ display: 'grid', gap: 14 }}>
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <h2 style={{ font: 'var(--t-h2)' }}>Top games</h2>
          <ScrollButtons target={target} />
        </div>
        <div id={target} style={{ display: 'flex', gap: 14, padding: 4, overflowX: 'auto' }}>
          {Array.from({ length: count }, (_, index) => (
            <a
              key={index}
              href={`#card-${index}`}
              style={{
                display: 'grid',
                flex: '0 0 132px',
                placeItems: 'center',
                aspectRatio: '3 / 4',
                borderRadius: 'var(--r-card)',
                background: 'var(--surface-2)',
                boxShadow: 'var(--sheen)',
              }}
            >
              Game {index + 1}
            </a>
          ))}
        </div>
      </div>
    );
  };
}

export const MoreThanFits: Story = { render: row(16) };
export const NothingToScroll: Story = { render: row(2) };
