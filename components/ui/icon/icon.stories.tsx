import type { Meta, StoryObj } from '@storybook/react-vite';
import { CATEGORY_GLYPHS } from './category-glyphs';
import * as glyphs from './glyphs';
import { Icon } from './icon';

const meta: Meta<typeof Icon> = {
  title: 'UI/Icon',
  component: Icon,
  args: { glyph: glyphs.searchGlyph },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Named: Story = { args: { label: 'Search' } };

function Sheet({ icons }: { icons: Record<string, glyphs.Glyph> }) {
  return (
    <ul style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))' }}>
      {Object.entries(icons).map(([name, glyph]) => (
        <li key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center', font: 'var(--t-xs)' }}>
          <Icon glyph={glyph} size="large" />
          <span style={{ color: 'var(--muted)', overflowWrap: 'anywhere', textAlign: 'center' }}>
            {name.replace(/Glyph$/, '')}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const All: Story = { render: () => <Sheet icons={glyphs} /> };
export const Categories: Story = { render: () => <Sheet icons={CATEGORY_GLYPHS} /> };
