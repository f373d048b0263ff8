import { fireEvent, screen, waitFor } from '@testing-library/react';
import { visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { keepTracking } from '../state/tracking';
import { takeSocialReturn } from '../state/social-return';
import { SocialWays } from './social-ways';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const method = (id: string, name: string, enabled = true) => ({
  id,
  name,
  is_enabled: enabled,
  oauth_url: `/api/v1/auth/social/${id}`,
});
const show = (methods: object[]) => {
  platformAnswers({ 'GET /api/v1/auth/methods': () => ({ data: methods }) });
  return renderWithPlatform(<SocialWays />);
};

beforeEach(() => visit('/games/all'));

test('links to each company that is offered, in the language of the page, and to no other', async () => {
  show([method('google', 'Google'), method('apple', 'Apple', false), method('telegram', 'Telegram')]);
  const google = await screen.findByRole('link', { name: 'Google' });
  expect(google).toHaveAttribute('href', '/api/v1/auth/social/google?language=en');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('list')).toHaveAccessibleName('or continue with');
});

test('takes the tracking along, and remembers where to come back to', async () => {
  keepTracking('utm_source=letter&clickid=c1');
  show([method('google', 'Google')]);
  const google = await screen.findByRole('link', { name: 'Google' });
  google.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(google);
  expect(google.getAttribute('href')).toContain('/api/v1/auth/social/google?language=en&utm_source=letter');
  expect(google.getAttribute('href')).not.toContain('clickid');
  expect(takeSocialReturn()).toBe('/games/all');
});

test('is nothing where no company is offered', async () => {
  const { container, client } = show([method('google', 'Google', false)]);
  await client.refetchQueries();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
