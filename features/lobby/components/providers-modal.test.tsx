import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { ProvidersModal } from './providers-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('the first step of the keyboard is the field, however late the studios come', async () => {
  let answer: (value: unknown) => void = () => undefined;
  platformAnswers({ 'GET /api/v1/providers': () => new Promise((resolve) => (answer = resolve)) });
  renderWithPlatform(<ProvidersModal onClose={jest.fn()} />);
  // Not its cross, which a press of Enter would close it by.
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Providers' })).toHaveFocus());
  answer({ data: [{ id: 0, name: 'All providers', providerIcon: null, gamesCount: 7 }] });
  const field = await screen.findByRole('searchbox', { name: 'Find a provider' });
  await userEvent.tab();
  expect(field).toHaveFocus();
});
