import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { VERIFICATION_STEPS, type VerificationStep } from '@/lib/domain/verification';
import type { DocumentFile, Verification as State, VerificationStepState } from '../api/get-me-verification';
import { sendDocument } from '../api/put-me-verification-step-files-id';
import { Verification } from './verification';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('../api/put-me-verification-step-files-id');

const send = jest.mocked(sendDocument);
beforeEach(() => {
  let last = 0;
  URL.createObjectURL = () => `blob:picture-${(last += 1)}`;
  URL.revokeObjectURL = jest.fn();
});

const document = (changes: Partial<DocumentFile> = {}): DocumentFile => ({
  id: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
  name: 'passport.jpg',
  type: 'image/jpeg',
  bytes: 2_200_000,
  state: 'ready',
  refusal: null,
  pages: 1,
  submittedAt: null,
  reviewedAt: null,
  ...changes,
});

function state(steps: Partial<Record<VerificationStep, Partial<VerificationStepState>>> = {}): State {
  return {
    status: 'not_verified',
    steps: VERIFICATION_STEPS.map((step) => ({
      step,
      status: 'not_verified' as const,
      open: true,
      reason: null,
      reasonText: null,
      submittedAt: null,
      decidedAt: null,
      validUntil: null,
      files: [],
      ...steps[step],
    })),
  };
}

/** The page over a platform whose answer can be changed. */
function show(first: State) {
  const answer = { data: first };
  platformAnswers({
    'GET /api/v1/me/verification': () => answer,
    'DELETE /api/v1/me/verification/files/{id}': () => undefined,
    'POST /api/v1/me/verification/steps/{step}/submit': () => answer,
  });
  renderWithPlatform(<Verification />);
  return answer;
}

const photo = (name = 'pass.jpg', size = 2_000_000, type = 'image/jpeg') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(/^Choose files: /), files, { applyAccept: false });

test('shows every proof with its standing, its date and its reason', async () => {
  show(
    state({
      identity: { status: 'verified', open: false, decidedAt: '2026-10-12T09:00:00.000Z' },
      address: {
        status: 'rejected',
        reason: 'too_old',
        reasonText: 'The document is more than 3 months old. Send a newer one.',
        decidedAt: '2026-11-23T16:40:00.000Z',
        files: [document({ name: 'bill.jpg', reviewedAt: '2026-11-23T16:40:00.000Z' })],
      },
      payment: { status: 'pending', open: false, submittedAt: '2026-11-24T10:12:00.000Z' },
    }),
  );
  const steps = within(await screen.findByRole('list', { name: 'Steps of your verification' }));
  expect(steps.getByRole('button', { name: /Identity.*Verified 12 Oct 2026.*Verified/ })).toBeVisible();
  expect(steps.getByRole('button', { name: /Payment.*With a reviewer since.*Pending/ })).toBeVisible();
  // The one that waits for the player is open.
  expect(steps.getByRole('button', { name: /Address/ })).toHaveAttribute('aria-current', 'step');
  const panel = within(screen.getByRole('region', { name: 'Proof of address' }));
  expect(panel.getByText(/Rejected on 23 Nov 2026/)).toBeVisible();
  expect(panel.getByText('The document is more than 3 months old. Send a newer one.')).toBeVisible();
  expect(within(panel.getByRole('list', { name: 'Rejected files' })).getByText('bill.jpg')).toBeVisible();
  await userEvent.click(steps.getByRole('button', { name: /Payment/ }));
  expect(screen.getByText(/You can change nothing until the decision/)).toBeVisible();
  expect(screen.queryByText('Choose files')).toBeNull();
});

test('sends a file, says how far it is, and then shows what the platform has', async () => {
  const answer = show(state());
  let arrive = () => {};
  send.mockImplementation(({ onProgress }) => {
    onProgress(1_240_000);
    return new Promise((resolve) => {
      arrive = () => resolve(document({ name: 'pass.jpg' }));
    });
  });
  await screen.findByRole('region', { name: 'Proof of identity' });
  await choose(photo());
  const bar = await screen.findByRole('progressbar', { name: 'pass.jpg' });
  expect(bar).toHaveAttribute('value', '62');
  expect(screen.getByText(/62%/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send for review' })).toBeDisabled();
  answer.data = state({ identity: { files: [document({ name: 'pass.jpg' })] } });
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: 'Remove pass.jpg' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('pass.jpg has arrived.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(sentTo('POST /api/v1/me/verification/steps/{step}/submit')).toMatchObject([
    { params: { path: { step: 'identity' } } },
  ]);
});

test('a file that breaks off is sent again under the same id, by hand or when the network is back', async () => {
  show(state());
  send.mockRejectedValue(new ApiProblem('no_response', 0));
  await screen.findByRole('region', { name: 'Proof of identity' });
  await choose(photo());
  const again = await screen.findByRole('button', { name: 'Send pass.jpg again' });
  expect(screen.getByText(/There is no connection/)).toBeVisible();
  await userEvent.click(again);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'Send pass.jpg again' });
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(new Set(send.mock.calls.map(([{ id }]) => id)).size).toBe(1);
});

test('what the platform refuses is said, and not offered again', async () => {
  show(state());
  send.mockRejectedValue(new ApiProblem('kyc_2', 409));
  await screen.findByRole('region', { name: 'Proof of identity' });
  await choose(photo());
  expect(await screen.findByText('That is more than 20 files. Please remove some first.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send pass.jpg again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove pass.jpg' }));
  expect(screen.queryByText('pass.jpg')).toBeNull();
});

test('files that the rules leave out never leave the page', async () => {
  show(state());
  await screen.findByRole('region', { name: 'Proof of identity' });
  await choose(photo('bill.heic', 100, 'image/heic'), photo('big.jpg', 6_000_000));
  expect(await screen.findByText(/This is not a JPEG, PNG, PDF or BMP/)).toBeVisible();
  expect(screen.getByText('This file is larger than 5 MB.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('a card is photographed only after it was said that its number is covered', async () => {
  show(state());
  await screen.findByRole('region', { name: 'Proof of identity' });
  await userEvent.click(screen.getByRole('button', { name: /^Payment|Payment/ }));
  const button = screen.getByRole('button', { name: 'Choose files' });
  expect(screen.getByText('Cover your card number first')).toBeVisible();
  expect(button).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(button).toBeEnabled();
});

test('files dropped are taken; a phone’s camera opens by its own button', async () => {
  show(state());
  send.mockReturnValue(new Promise(() => {}));
  const panel = await screen.findByRole('region', { name: 'Proof of identity' });
  const zone = within(panel).getByText('Drop files here').closest('[class*="zone"]');
  if (!zone) throw new Error('no place to drop files');
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-over');
  fireEvent.drop(zone, { dataTransfer: { files: [photo('dropped.png', 1_000, 'image/png')] } });
  expect(zone).not.toHaveAttribute('data-over');
  expect(await screen.findByText('dropped.png')).toBeVisible();
  expect(screen.getByLabelText(/^Take a photo: /)).toHaveAttribute('capture', 'environment');
});

test('a file that was sent is taken back', async () => {
  const answer = show(state({ identity: { files: [document()] } }));
  await screen.findByRole('button', { name: 'Remove passport.jpg' });
  answer.data = state();
  await userEvent.click(screen.getByRole('button', { name: 'Remove passport.jpg' }));
  await waitFor(() => expect(screen.queryByText('passport.jpg')).toBeNull());
  expect(screen.getByText('passport.jpg is removed.')).toBeInTheDocument();
});

test('without an answer there is a way to ask again', async () => {
  let away = true;
  platformAnswers({
    'GET /api/v1/me/verification': () => {
      if (away) throw new ApiProblem('no_response', 0);
      return { data: state() };
    },
  });
  renderWithPlatform(<Verification />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  away = false;
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Proof of identity' })).toBeVisible();
});

test('what was handed in is not called ready', async () => {
  const at = '2026-11-24T10:12:00.000Z';
  show(
    state({
      identity: {
        status: 'pending',
        open: false,
        submittedAt: at,
        files: [document({ pages: 2, submittedAt: at })],
      },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /Identity/ }));
  const row = within(screen.getByRole('list', { name: 'Files' })).getByRole('listitem');
  expect(row).toHaveTextContent('2.1 MB, 2 pages');
  expect(row).not.toHaveTextContent('ready');
  expect(row).toHaveAttribute('data-tone', 'plain');
});

test('a proof of deposit asks to cover the card number too', async () => {
  show(state());
  await userEvent.click(await screen.findByRole('button', { name: /Deposit/ }));
  expect(screen.getByText('Cover your card number first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
});

test('a file is replaced only by one that can be sent, and files of all steps count together', async () => {
  const there = (step: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      document({ id: `${step}-${index}`, name: `${step}-${index}.jpg` }),
    );
  show(state({ identity: { files: there('a', 1) }, address: { files: there('b', 19) } }));
  await userEvent.click(await screen.findByRole('button', { name: /Identity/ }));
  await choose(photo('one-more.jpg'));
  expect(await screen.findByText('The limit is 20 files.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Replace a-0.jpg' }));
  const input = screen.getByLabelText('Replace a-0.jpg', { selector: 'input' });
  await userEvent.upload(input, [photo('note.txt', 10, 'text/plain')], { applyAccept: false });
  expect(await screen.findByText(/This is not a JPEG/)).toBeVisible();
  expect(sentTo('DELETE /api/v1/me/verification/files/{id}')).toEqual([]);
  send.mockImplementation(() => new Promise(() => {}));
  await userEvent.upload(input, [photo('better.jpg')], { applyAccept: false });
  expect(await screen.findByRole('progressbar', { name: 'better.jpg' })).toBeVisible();
  expect(sentTo('DELETE /api/v1/me/verification/files/{id}')).toHaveLength(1);
});
