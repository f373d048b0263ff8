import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { useOneNews } from '../../api/get-news-id';
import { useNewsPreview } from '../../api/get-news-id-preview';
import { withdraw } from '../../api/post-approvals-id-withdraw';
import { sendNews } from '../../api/post-news-id-send';
import { changeNews } from '../../api/put-news-id';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { newsContent, newsFields } from './news-content';
import { NewsFile } from './news-file';

jest.mock('../../api/get-news-id', () => ({ useOneNews: jest.fn() }));
jest.mock('../../api/get-news-id-preview', () => ({ useNewsPreview: jest.fn() }));
jest.mock('../../api/post-approvals-id-withdraw', () => ({ withdraw: jest.fn() }));
jest.mock('../../api/post-news-id-send', () => ({ sendNews: jest.fn() }));
jest.mock('../../api/put-news-id', () => ({ changeNews: jest.fn() }));

const ID = '00000000-0000-4000-8000-000000000001';
const NEWS = {
  id: ID,
  texts: {
    en: { subject: 'A new race', text: 'On Friday.' },
    de: { subject: 'Rennen', text: 'Am Freitag.' },
  },
  path: '/tournaments',
  revision: 3,
  state: 'draft',
  writtenBy: '1',
  createdAt: '2026-11-01T10:00:00.000Z',
  changedAt: '2026-11-01T10:00:00.000Z',
  sendingAt: null,
  sentAt: null,
  letters: { queued: 0, sent: 0, failed: 0, skipped: 0 },
  request: null,
  askedBy: null,
};

const show = (news: object, roles: OfficeRole[]) => {
  jest
    .mocked(useOneNews)
    .mockReturnValue({ data: { ...NEWS, ...news }, error: null, isPending: false } as never);
  const letter = { language: 'en', subject: 'A new race', text: '', html: '<p>On Friday.</p>', readers: 495 };
  jest.mocked(useNewsPreview).mockReturnValue({ data: letter, error: null } as never);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <NewsFile id={ID} />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => jest.resetAllMocks());

describe('a letter of news in the office', () => {
  it('is shown as its readers see it, in a frame in which nothing runs', () => {
    show({}, ['support']);
    const frame = screen.getByTitle('The letter');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', '<p>On Friday.</p>');
    expect(screen.getByText('495')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send …' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Reader’s language'), { target: { value: 'fr' } });
    expect(useNewsPreview).toHaveBeenLastCalledWith(ID, 3, 'fr');
  });

  it('is sent as it was looked at, with a reason', async () => {
    jest.mocked(sendNews).mockResolvedValue({ data: { request: null } });
    show({}, ['administrator']);
    press('Send …');
    type(/Reason/, 'The race.');
    press('Send');
    expect(await screen.findByText('It is on its way.')).toBeVisible();
    expect(sendNews).toHaveBeenCalledWith(ID, { revision: 3, reason: 'The race.', secondEyes: false });
  });

  it('is sent by a colleague’s word where somebody may only write', async () => {
    jest.mocked(sendNews).mockResolvedValue({ data: { request: ID } });
    show({}, ['bonus']);
    expect(screen.queryByRole('button', { name: 'Send …' })).toBeNull();
    press('Ask a colleague …');
    type(/Reason/, 'The race.');
    press('Ask');
    await waitFor(() =>
      expect(sendNews).toHaveBeenCalledWith(ID, { revision: 3, reason: 'The race.', secondEyes: true }),
    );
  });

  it('can be taken back by whoever asked for it, and by nobody else', async () => {
    jest.mocked(withdraw).mockResolvedValue(undefined as never);
    const { unmount } = show({ request: ID, askedBy: '2' }, ['administrator']);
    expect(screen.queryByRole('button', { name: 'Take your request back …' })).toBeNull();
    unmount();
    show({ request: ID, askedBy: '1' }, ['bonus']);
    expect(screen.queryByRole('button', { name: 'Ask a colleague …' })).toBeNull();
    press('Take your request back …');
    type(/Reason/, 'A typo.');
    press('Take it back');
    expect(await screen.findByText('Nobody is asked any more.')).toBeVisible();
    expect(withdraw).toHaveBeenCalledWith(ID, 'A typo.');
  });

  it('keeps what was typed when a colleague was faster', async () => {
    jest
      .mocked(changeNews)
      .mockRejectedValue(
        new ApiProblem('client_api_52', 409, { detail: 'somebody has changed it' } as never),
      );
    show({}, ['bonus']);
    press('Change …');
    type('Subject, English', 'Another race');
    press('Save');
    expect(await screen.findByText('Somebody has changed it.')).toBeVisible();
    expect(screen.getByLabelText('Subject, English')).toHaveValue('Another race');
    expect(changeNews).toHaveBeenCalledWith(ID, 3, {
      path: '/tournaments',
      texts: { ...NEWS.texts, en: { subject: 'Another race', text: 'On Friday.' } },
    });
  });

  it('can neither be changed nor sent once it is on its way, and says what became of it', () => {
    show({ state: 'sending', letters: { queued: 12, sent: 480, failed: 1, skipped: 2 } }, ['administrator']);
    expect(screen.queryByRole('button', { name: 'Change …' })).toBeNull();
    expect(screen.getByText('Being sent')).toBeVisible();
    const facts = screen.getByRole('region', { name: 'What became of it' });
    for (const count of ['12', '480', '1', '2']) expect(within(facts).getByText(count)).toBeVisible();
  });

  it('takes a language that was begun along, so that nothing of it is dropped', () => {
    const values = Object.fromEntries(newsFields(NEWS as never).map(({ name, value = '' }) => [name, value]));
    expect(newsContent(values)).toEqual({ path: NEWS.path, texts: NEWS.texts });
    expect(newsContent({ ...values, 'fr.text': 'Vendredi.' }).texts.fr).toEqual({
      subject: '',
      text: 'Vendredi.',
    });
  });
});
