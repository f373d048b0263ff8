import { screen } from '@testing-library/react';
import { renderWithMessages } from '@/components/testing/render';
import { CatalogueCountsProvider } from '@/lib/browser/games/use-catalogue-counts';
import { ClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { TargetLink } from './target-link';

function show(target: string) {
  renderWithMessages(
    <ClosedSections closed={['vip']}>
      <CatalogueCountsProvider counts={{ empty: ['live'], providers: 81 }}>
        <p>
          See <TargetLink target={target}>this</TargetLink>.
        </p>
      </CatalogueCountsProvider>
    </ClosedSections>,
  );
  return screen.queryByRole('link', { name: 'this' });
}

it('links to what is open', () => {
  expect(show('/games/slots')).toHaveAttribute('href', '/games/slots');
});

it.each(['/vip', '/games/live', '/games/live?page=2'])('leaves only the words of %s', (target) => {
  expect(show(target)).toBeNull();
  expect(screen.getByText('See this.')).toBeInTheDocument();
});
