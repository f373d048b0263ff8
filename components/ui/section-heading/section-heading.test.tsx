import { screen } from '@testing-library/react';
import { renderWithMessages } from '../../testing/render';
import { swordsGlyph } from '../icon/glyphs';
import { SectionHeading } from './section-heading';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('names its section, how many there are, and the way to all of them', () => {
  renderWithMessages(
    <SectionHeading
      id="row-title"
      glyph={swordsGlyph}
      title="Tournaments"
      count="3 open"
      link={{ href: '/tournaments', text: 'See all', label: 'See all tournaments' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Tournaments' })).toHaveAttribute('id', 'row-title');
  expect(screen.getByText('3 open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all tournaments' })).toHaveAttribute('href', '/tournaments');
});

test('has neither where there is nothing to say', () => {
  renderWithMessages(<SectionHeading id="row-title" glyph={swordsGlyph} title="Tournaments" />);
  expect(screen.queryByRole('link')).toBeNull();
});
