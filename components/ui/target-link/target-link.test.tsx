import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en.json';
import { OfferProvider } from '@/lib/games/use-offer';
import { ClosedSections } from '@/lib/rules/use-closed-sections';
import { TargetLink } from './target-link';

function show(target: string) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ClosedSections closed={['vip']}>
        <OfferProvider offer={{ empty: ['live'], providers: 81 }}>
          <p>
            See <TargetLink target={target}>this</TargetLink>.
          </p>
        </OfferProvider>
      </ClosedSections>
    </NextIntlClientProvider>,
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
