import type { Meta, StoryObj } from '@storybook/react-vite';
import { swordsGlyph } from '../icon/glyphs';
import { SectionHeading } from './section-heading';

const meta: Meta<typeof SectionHeading> = {
  title: 'UI/Section heading',
  component: SectionHeading,
  args: { id: 'row-title', glyph: swordsGlyph, title: 'Tournaments' },
};
export default meta;
type Story = StoryObj<typeof SectionHeading>;

export const Plain: Story = {};
export const WithTheWayOn: Story = {
  args: { count: '3 open', link: { href: '/tournaments', text: 'See all', label: 'See all tournaments' } },
};
export const LongWords: Story = {
  args: {
    title: 'Geschwindigkeitsbegrenzungen',
    count: '1.204 Spiele',
    link: { href: '/games/top', text: 'Alle ansehen', label: 'Alle ansehen: Geschwindigkeitsbegrenzungen' },
  },
};
