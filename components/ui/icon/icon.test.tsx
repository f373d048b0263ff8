import { render, screen } from '@testing-library/react';
import { searchGlyph } from './glyphs';
import { Icon } from './icon';

test('an icon without a label is hidden from assistive technology', () => {
  const { container } = render(<Icon glyph={searchGlyph} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('an icon with a label is a named image with every shape of its glyph', () => {
  render(<Icon glyph={searchGlyph} label="Search" />);
  expect(screen.getByRole('img', { name: 'Search' }).children).toHaveLength(searchGlyph.length);
});
