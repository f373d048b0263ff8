import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { SupportFormModal } from './support-form-modal';
import { SupportProofModal } from './support-proof-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

// Whole forms are filled here, and every query of a dialog walks through all of it.
jest.setTimeout(20_000);

const SEND = 'POST /api/v1/support/requests';
const VERIFY = 'POST /api/v1/support/verifications';
const DRAFT = { name: 'Mara', email: 'mara@mail.example', topic: 'deposit', message: 'Where is it?' };
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  // jsdom's crypto makes no names.
  let made = 0;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `key-${++made}` });
});

test('a message goes with all that was written, and comes back as a reference', async () => {
  platformAnswers({ [SEND]: () => ({ data: { reference: '7KQ4-M2XR' } }) });
  renderWithPlatform(
    <SupportFormModal player={{ id: 'p1', email: 'mara@mail.example' }} onClose={() => {}} />,
  );
  await screen.findByRole('dialog', { name: 'Write to support' });
  expect(screen.getByLabelText('Email')).toHaveValue('mara@mail.example');
  fill('Your name', 'Mara');
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A deposit');
  fill('Your message', 'Where is it?');
  await press('Send');
  await screen.findByText('7KQ4-M2XR');
  expect(screen.getByRole('dialog')).toHaveTextContent('mara@mail.example');
  expect(sentTo(SEND)).toMatchObject([{ body: { ...DRAFT, language: 'en' } }]);
});

test('what one person typed is not shown to the next, nor stored for them', async () => {
  sessionStorage.clear();
  const modal = (player: { id: string; email: string } | null | undefined) => (
    <SupportFormModal player={player} onClose={() => {}} />
  );
  const message = () => screen.getByLabelText('Your message');
  const { rerender } = renderWithPlatform(modal(undefined));
  await screen.findByRole('dialog');
  fill('Your message', 'Where is it?');
  // It turns out late who is here: that is the one who typed.
  rerender(modal({ id: 'p1', email: 'mara@mail.example' }));
  expect(message()).toHaveValue('Where is it?');
  rerender(modal({ id: 'p2', email: 'otto@mail.example' }));
  expect(message()).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('otto@mail.example');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/p2|otto/);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  platformAnswers({});
  renderWithPlatform(<SupportFormModal player={null} onClose={() => {}} />);
  await screen.findByRole('dialog');
  await press('Send');
  expect(await screen.findAllByRole('alert')).toHaveLength(4);
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
  expect(sentTo(SEND)).toEqual([]);
});

test('lost on the way, or too early after that, it is sent again under its key; refused, under a new one', async () => {
  const problems = [
    new ApiProblem('no_response', 0),
    new ApiProblem('too_many_requests', 429),
    new ApiProblem('client_api_5', 422),
    null,
  ];
  platformAnswers({
    [SEND]: () => {
      const problem = problems.shift();
      if (problem) throw problem;
      return { data: { reference: '7KQ4-M2XR' } };
    },
  });
  renderWithPlatform(<SupportFormModal draft={DRAFT} player={null} onClose={() => {}} />);
  await screen.findByRole('dialog');
  for (const told of [/no connection/, /a bit fast/, /not right/]) {
    await press('Send');
    expect(await screen.findByText(told)).toBeVisible();
  }
  await press('Send');
  await screen.findByText('7KQ4-M2XR');
  const [lost, early, refused, last] = sentTo(SEND).map(({ params }) => params?.header?.['Idempotency-Key']);
  // A limit is no answer to the message that was lost: it may have arrived.
  expect(early).toBe(lost);
  expect(refused).toBe(lost);
  expect(last).not.toBe(lost);
});

test('a player can prove to be one: what was written goes along', async () => {
  const onProve = jest.fn();
  renderWithPlatform(<SupportFormModal draft={DRAFT} player={null} onProve={onProve} onClose={() => {}} />);
  await screen.findByRole('dialog');
  await press('Confirm that it is you');
  expect(onProve).toHaveBeenCalledWith(DRAFT);
});

test('the way to the proof is not pushed away by a complaint about the field that is left', async () => {
  const onProve = jest.fn();
  renderWithPlatform(<SupportFormModal player={null} onProve={onProve} onClose={() => {}} />);
  await userEvent.click(await screen.findByLabelText('Your name'));
  await press('Confirm that it is you');
  expect(onProve).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(screen.getByLabelText('Your name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('who has proved it is not asked again, and the platform’s word goes with the message', async () => {
  platformAnswers({ [SEND]: () => ({ data: { reference: '7KQ4-M2XR' } }) });
  renderWithPlatform(
    <SupportFormModal
      draft={DRAFT}
      verification="word"
      player={null}
      onProve={() => {}}
      onClose={() => {}}
    />,
  );
  await screen.findByText(/Confirmed/);
  expect(screen.queryByRole('button', { name: 'Confirm that it is you' })).toBeNull();
  await press('Send');
  await screen.findByText('7KQ4-M2XR');
  expect(sentTo(SEND)[0]?.body?.verification).toBe('word');
});

test('a wrong password is told until a field is focused; the right one gives the platform’s word', async () => {
  const onProven = jest.fn();
  let right = false;
  platformAnswers({
    [VERIFY]: () => {
      if (!right) throw new ApiProblem('client_api_20', 401);
      return { data: { verification: 'word' } };
    },
  });
  renderWithPlatform(<SupportProofModal email="mara@mail.example" onProven={onProven} onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'Is it you?' });
  fill('Password of your account', 'Wrong-one-1');
  await press('Confirm');
  expect(await screen.findByRole('alert')).toHaveTextContent('not right');
  right = true;
  await userEvent.click(screen.getByLabelText('Password of your account'));
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Confirm');
  await waitFor(() => expect(onProven).toHaveBeenCalledWith('word'));
});
