import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { TERMS_VERSION } from '@/lib/domain/terms';
import { ApiProblem } from '@/lib/http/problem';
import { RequirementsModal } from './requirements-modal';
import { TermsUpdateModal } from './terms-update-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const PROFILE = 'PATCH /api/v1/me/profile';
const told = {
  name: 'Mara',
  surname: null,
  birthday: null,
  sex: null,
  address: null,
  city: null,
  postcode: null,
  phone: null,
  timezone: null,
  locked: false,
};
const done = jest.fn();
const onClose = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  done.mockClear();
  onClose.mockClear();
  platformAnswers({
    'GET /api/v1/me/profile': () => ({ data: told }),
    [PROFILE]: ({ body }) => ({ data: { ...told, ...body } }),
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function chooseBirthday() {
  await userEvent.selectOptions(await screen.findByLabelText('Day'), '14');
  await userEvent.selectOptions(screen.getByLabelText('Month'), '3');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '1991');
}

test('asks for what the platform named, and goes on once it is saved', async () => {
  renderWithPlatform(
    <RequirementsModal owner="p1" fields={['surname', 'birthday']} onDone={done} onClose={onClose} />,
  );
  await chooseBirthday();
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await press('Save and play');
  expect(await screen.findByText('Enter your last name.')).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Last name'), 'Klein');
  await press('Save and play');
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(sentTo(PROFILE).map(({ body }) => body)).toEqual([{ surname: 'Klein', birthday: '1991-03-14' }]);
});

test('an empty form is no answer here', async () => {
  renderWithPlatform(<RequirementsModal owner="p1" fields={['birthday']} onDone={done} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'When were you born?' })).toBeVisible();
  await screen.findByLabelText('Day');
  await press('Save and play');
  expect(await screen.findByText('Choose day, month and year.')).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  await press('Not now');
  expect(onClose).toHaveBeenCalled();
});

test('what is typed survives a network that is gone', async () => {
  platformAnswers({
    'GET /api/v1/me/profile': () => ({ data: told }),
    [PROFILE]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  const fields = ['surname', 'birthday'] as const;
  const modal = <RequirementsModal owner="p1" fields={fields} onDone={done} onClose={onClose} />;
  const { unmount } = renderWithPlatform(modal);
  await chooseBirthday();
  await userEvent.type(screen.getByLabelText('Last name'), 'Klein');
  await press('Save and play');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection');
  unmount();
  renderWithPlatform(modal);
  expect(await screen.findByLabelText('Last name')).toHaveValue('Klein');
  expect(screen.getByLabelText('Year')).toHaveValue('1991');
});

test('new terms are accepted, or the player logs out: there is no cross', async () => {
  const TERMS = 'POST /api/v1/me/terms';
  platformAnswers({ [TERMS]: () => undefined });
  const [onRead, onAccepted, onLogOut] = [jest.fn(), jest.fn(), jest.fn()];
  renderWithPlatform(
    <TermsUpdateModal
      terms="terms_and_conditions"
      onRead={onRead}
      onAccepted={onAccepted}
      onLogOut={onLogOut}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Our terms have changed' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'terms and conditions' }));
  expect(onRead).toHaveBeenCalledTimes(1);
  await press('I accept them');
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(sentTo(TERMS)[0]?.body).toEqual({ version: TERMS_VERSION });
  await press('Log out');
  expect(onLogOut).toHaveBeenCalledTimes(1);
});
