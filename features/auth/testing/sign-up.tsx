import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, type Answers } from '@/components/testing/platform';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { SignUpForm } from '../components/sign-up-form';

/** Says which modals have been asked for. */
function Asked() {
  const requests = useAtomValue(modalRequestsAtom);
  return requests.map((request) => (
    <p key={request.name}>
      open: {request.name} {request.name === 'CMS_TEXT' && request.props.code}
    </p>
  ));
}

export const REGISTER = 'POST /api/v1/auth/register';
export const onDone = jest.fn();
/** The form, where the visitor is in a country; null while that is not known. */
export function show(answers: Answers = {}, visitorCountry: string | null = null) {
  platformAnswers({
    'GET /api/v1/countries': () => ({
      data: [
        { alpha2: 'DE', blocked: false },
        { alpha2: 'CH', blocked: false },
        { alpha2: 'US', blocked: true },
      ],
      meta: { visitorCountry },
    }),
    [REGISTER]: () => ({ data: { userId: 'p1', language: 'en' } }),
    ...answers,
  });
  renderWithPlatform(
    <>
      <SignUpForm onDone={onDone} />
      <Asked />
    </>,
  );
}

export const email = () => screen.getByLabelText('Email');
export const country = () => screen.getByRole('combobox', { name: 'Country' });
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

export async function fill() {
  await enter(email(), 'new@mail.example');
  await enter(screen.getByLabelText('Password'), 'Lamp-light-2026');
  await userEvent.type(country(), 'Switz');
  await userEvent.click(await screen.findByRole('option', { name: 'Switzerland' }));
  await userEvent.click(screen.getByRole('checkbox'));
}
