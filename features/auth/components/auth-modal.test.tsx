import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { AuthModal } from './auth-modal';
import type { AuthView } from './auth-panel';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const nothing = () => undefined;
const pointer = (kind: 'fine' | 'coarse') =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === `(pointer: ${kind})`,
        media: query,
        addEventListener: nothing,
        removeEventListener: nothing,
      }) as unknown as MediaQueryList,
  );

function open(view: AuthView, onViewChange: (view: AuthView) => void = nothing) {
  platformAnswers({ 'GET /api/v1/countries': () => ({ data: { countries: [], here: null } }) });
  return renderWithPlatform(
    <AuthModal
      view={view}
      onViewChange={onViewChange}
      onDone={nothing}
      onForgot={nothing}
      onClose={nothing}
    />,
  );
}

beforeAll(() => {
  globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

test.each<AuthView>(['LOGIN', 'SIGNUP'])('%s begins at the e-mail field', async (view) => {
  pointer('fine');
  open(view);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
});

test.each<AuthView>(['LOGIN', 'SIGNUP'])('%s opens no keyboard on a touch screen', async (view) => {
  pointer('coarse');
  open(view);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('who changes the tab stays at the tabs', async () => {
  pointer('fine');
  const onViewChange = jest.fn();
  open('LOGIN', onViewChange);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  await userEvent.click(screen.getByRole('tab', { name: 'Sign up' }));
  expect(onViewChange).toHaveBeenCalledWith('SIGNUP');
  expect(screen.getByRole('tab', { name: 'Sign up' })).toHaveFocus();
});
