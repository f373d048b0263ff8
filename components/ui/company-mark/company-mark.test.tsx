import { render } from '@testing-library/react';
import { SOCIAL_PROVIDER_IDS } from '@/lib/domain/social';
import { CompanyMark } from './company-mark';

test.each(SOCIAL_PROVIDER_IDS)('%s has a mark, which is silent', (company) => {
  const { container } = render(<CompanyMark company={company} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('path').length).toBeGreaterThan(0);
});
