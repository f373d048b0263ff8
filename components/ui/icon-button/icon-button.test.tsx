import { render, screen } from '@testing-library/react';
import { menuGlyph } from '../icon/glyphs';
import { IconButton } from './icon-button';

test('its label is its accessible name', () => {
  render(<IconButton glyph={menuGlyph} label="Open menu" />);
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('type', 'button');
});
