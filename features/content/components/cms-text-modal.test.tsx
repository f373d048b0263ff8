import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@/components/testing/platform';
import { CmsTextModal } from './cms-text-modal';

const answers: (Response | null)[] = [];
const asked: string[] = [];

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return answer;
  };
});
const answer = (status: number, body: object) =>
  ({ ok: status < 400, status, json: async () => body }) as unknown as Response;
const TEXT = answer(200, {
  data: {
    title: 'Terms and conditions',
    text: [{ type: 'heading', level: 2, id: 'who', children: [{ type: 'text', text: 'Who may play' }] }],
  },
});

test('it shows the text of its code in the reader’s language', async () => {
  answers.push(TEXT);
  renderWithPlatform(<CmsTextModal code="terms_and_conditions" onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'The text is loading' });
  await screen.findByRole('dialog', { name: 'Terms and conditions' });
  expect(screen.getByRole('heading', { name: 'Who may play' })).toBeVisible();
  expect(asked).toEqual(['/content/en/terms_and_conditions']);
});

test('one that does not arrive says why, and can be asked for again', async () => {
  answers.push(null, TEXT);
  renderWithPlatform(<CmsTextModal code="terms_and_conditions" onClose={() => {}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('no connection');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Who may play' });
});

test('a code that no text has is told', async () => {
  answers.push(answer(404, {}));
  renderWithPlatform(<CmsTextModal code="nothing" onClose={() => {}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing at this address');
});
