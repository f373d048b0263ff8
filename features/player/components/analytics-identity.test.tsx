import { act, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { CONSENT_EVENT } from '@/lib/browser/consent/consent';
import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { AnalyticsIdentity } from './analytics-identity';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

function answer(choice: string) {
  document.documentElement.dataset.cookies = choice;
  act(() => void window.dispatchEvent(new Event(CONSENT_EVENT)));
}

test('who is logged in is told once, and only after they agree', async () => {
  document.cookie = `${PLAYER_LANGUAGE_COOKIE}=en; Path=/`;
  platformAnswers({ 'GET /api/v1/me': () => ({ data: { id: '42' } }) });
  renderWithPlatform(<AnalyticsIdentity />);
  await waitFor(() => expect(sentTo('GET /api/v1/me')).toHaveLength(1));
  answer('necessary');
  expect(window.dataLayer).toBeUndefined();
  answer('analytics');
  const once = [{ event: 'userId', userId: '42' }];
  await waitFor(() => expect(window.dataLayer).toEqual(once));
  answer('necessary');
  answer('analytics');
  expect(window.dataLayer).toEqual(once);
});
