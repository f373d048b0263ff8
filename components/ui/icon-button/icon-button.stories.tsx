import type { Meta, StoryObj } from '@storybook/react-vite';
import { eyeOffGlyph, menuGlyph, chevronRightGlyph, searchGlyph } from '../icon/glyphs';
import { IconButton } from './icon-button';

const meta: Meta<typeof IconButton> = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { glyph: menuGlyph, label: 'Open menu' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Solid: Story = { args: { tone: 'solid', glyph: searchGlyph, label: 'Search' } };
export const OverAPicture: Story = { args: { tone: 'picture', glyph: chevronRightGlyph, label: 'Forward' } };
export const Pressed: Story = { args: { glyph: eyeOffGlyph, label: 'Show password', 'aria-pressed': true } };
export const Disabled: Story = { args: { disabled: true } };
