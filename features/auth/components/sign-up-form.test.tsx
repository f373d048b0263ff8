import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { country, email, fill, onDone, REGISTER, show, submit } from '../testing/sign-up';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

test('a field complains once it was left, not before', async () => {
  show();
  await userEvent.type(email(), 'nobody');
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
  expect(email()).toHaveAccessibleDescription(/.+/);
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid', 'true');
});

test('an empty form names everything that is missing and calls nobody', async () => {
  show();
  await submit();
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(screen.getByText('Choose your country from the list.')).toBeVisible();
  expect(sentTo(REGISTER)).toHaveLength(0);
});

test('makes an account in the country’s first currency, then goes on', async () => {
  show();
  await fill();
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('en'));
  expect(sentTo(REGISTER)[0]?.body).toMatchObject({
    email: 'new@mail.example',
    country: 'CH',
    currency: 'EUR',
    ageConfirmed: true,
    subscriptions: {
      email_promo_sub: true,
      email_bonuses_sub: true,
      email_technical_sub: true,
      email_financial_sub: true,
    },
  });
});

test('the country decides the language of the account, unless the visitor’s browser does', async () => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  show({ [REGISTER]: () => ({ data: { userId: 'p1', language: 'ch' } }) });
  await fill();
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('ch'));
  expect(sentTo(REGISTER)[0]?.body?.language).toBeUndefined();
  languages.mockReturnValue(['en-IE']);
  await submit();
  await waitFor(() => expect(sentTo(REGISTER)[1]?.body?.language).toBe('en'));
  languages.mockRestore();
});

test('a language that the visitor chose stays', async () => {
  localStorage.setItem('language', 'en');
  show();
  await fill();
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  localStorage.clear();
  expect(sentTo(REGISTER)[0]?.body).toMatchObject({ language: 'en' });
});

test('an e-mail that is taken is told at its field', async () => {
  show({
    [REGISTER]: () => {
      throw new ApiProblem('client_api_43', 422);
    },
  });
  await fill();
  await submit();
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
  expect(email()).toHaveAccessibleDescription(/already/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
});

test.each(['new-2026@mail.example', 'NEW-2026'])(
  'a password that is the e-mail address or its name is told at its field: %s',
  async (password) => {
    show();
    await enter(email(), 'new-2026@mail.example');
    await enter(screen.getByLabelText('Password'), password);
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/not your email address/),
    );
    await userEvent.clear(email());
    await enter(email(), 'another@mail.example');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid', 'true'),
    );
  },
);

test('what only the platform knows of a password is told at its field too', async () => {
  show({
    [REGISTER]: () => {
      throw new ApiProblem('client_api_5', 422, { fields: { password: 'common' } });
    },
  });
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/stolen/));
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  expect(onDone).not.toHaveBeenCalled();
});

test('a refused submit leads to the first wrong field', async () => {
  show();
  await enter(email(), 'new@mail.example');
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

test('a list of countries that did not come is told and asked for again', async () => {
  let away = true;
  show({
    'GET /api/v1/countries': () => {
      if (away) throw new ApiProblem('no_response', 0);
      return { data: [{ alpha2: 'CH', blocked: false }], meta: { visitorCountry: null } };
    },
  });
  await userEvent.click(country());
  expect(await screen.findByText(/no connection/i)).toBeVisible();
  away = false;
  await userEvent.tab();
  await userEvent.click(country());
  expect(await screen.findByRole('option', { name: 'Switzerland' })).toBeVisible();
});

test('begins with the country that the visitor is in', async () => {
  show({}, 'DE');
  await waitFor(() => expect(country()).toHaveValue('Germany'));
  await userEvent.type(country(), 'Switz');
  await userEvent.tab();
  expect(country()).toHaveValue('Switzerland');
});

test.each([null, 'US', 'ZZ'])('begins with none for a visitor in %s', async (where) => {
  show({}, where);
  await userEvent.click(country());
  await screen.findByRole('option', { name: 'Switzerland' });
  await userEvent.tab();
  expect(country()).toHaveValue('');
});

test('takes no country away that was chosen before it is known where the visitor is', async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  show({
    'GET /api/v1/countries': async () => {
      await told;
      return {
        data: [
          { alpha2: 'DE', blocked: false },
          { alpha2: 'CH', blocked: false },
        ],
        meta: { visitorCountry: 'DE' },
      };
    },
  });
  await userEvent.type(country(), 'Swi');
  await act(async () => tell());
  expect(await screen.findByRole('option', { name: 'Switzerland' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(country()).toHaveValue('Switzerland');
});

test('countries where the product is not offered cannot be chosen', async () => {
  show();
  await userEvent.type(country(), 'United');
  expect(screen.queryByRole('option', { name: 'United States' })).toBeNull();
});

test('the terms open in place, and reading them is not agreeing', async () => {
  show();
  await enter(email(), 'new@mail.example');
  const terms = screen.getByRole('link', { name: 'terms and conditions' });
  expect(terms).toHaveAttribute('href', '/info_pages/terms_and_conditions');
  await userEvent.click(terms);
  expect(screen.getByText('open: CMS_TEXT terms_and_conditions')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(email()).toHaveValue('new@mail.example');
});
