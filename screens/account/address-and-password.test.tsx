import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { AddressAndPassword } from './address-and-password';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/features/player/hooks/use-session', () => ({
  useSession: () => ({ player: { email: 'mara@parlour.example', emailVerified: true } }),
}));

const FACTOR = {
  enabled: false,
  since: null,
  recoveryCodesLeft: 0,
  trustedDevices: 0,
  asks: { password: true, code: false },
};

test('the cards wait with a word, and a failure can be tried again', async () => {
  let away = true;
  platformAnswers({
    'GET /api/v1/me/email-changes': () => ({ data: null }),
    'GET /api/v1/me/second-factor': () => {
      if (away) throw new ApiProblem('client_api_5', 400);
      return { data: FACTOR };
    },
  });
  renderWithPlatform(<AddressAndPassword />);
  expect(screen.getByRole('status', { name: 'Email address and password are loading' })).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Try again' });
  away = false;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Change email address' })).toBeVisible();
  expect(screen.getByText('mara@parlour.example')).toBeVisible();
});
