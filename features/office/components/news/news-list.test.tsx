import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { ApiProblem } from '@/lib/http/problem';
import { useNews } from '../../api/get-news';
import { writeNews } from '../../api/post-news';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { NewsList } from './news-list';

jest.mock('../../api/get-news', () => ({ useNews: jest.fn(), NEWS_KEY: ['news'] }));
jest.mock('../../api/post-news', () => ({ writeNews: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const go = jest.fn();
const show = () => {
  jest.mocked(useRouter).mockReturnValue({ push: go } as never);
  jest.mocked(useNews).mockReturnValue({ data: [], error: null, isPending: false } as never);
  const shown = render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(['bonus'])}>
        <NewsList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
  press('Write news …');
  return shown;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const write = () => {
  type('Subject, English', 'A new race');
  type('Text, English', 'On Friday.');
};
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

it('begins one draft, though an answer was lost, and leads to it', async () => {
  const written = jest.mocked(writeNews);
  written.mockRejectedValueOnce(new ApiProblem('no_response', 0)).mockResolvedValue({ id: 'n1' } as never);
  show();
  write();
  press('Save as a draft');
  expect(await screen.findByText(/There is no answer/)).toBeVisible();
  press('Save as a draft');
  press('Save as a draft');
  await waitFor(() => expect(go).toHaveBeenCalledWith('/office/news/n1'));
  const content = { path: '/', texts: { en: { subject: 'A new race', text: 'On Friday.' } } };
  const key = written.mock.calls[0]?.[1];
  expect(written.mock.calls).toEqual([
    [content, key],
    [content, key],
  ]);
  await waitFor(() => expect(screen.queryByLabelText('Subject, English')).toBeNull());
});

it('says what is missing, and leads there', async () => {
  show();
  type('Page that the button leads to', '');
  press('Save as a draft');
  const page = screen.getByLabelText('Page that the button leads to');
  await waitFor(() => expect(page).toHaveAccessibleDescription('This is needed.'));
  expect(page).toHaveFocus();
  for (const name of ['Subject, English', 'Text, English'])
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription('This is needed.');
  expect(writeNews).not.toHaveBeenCalled();
});

it('is there again, half written, until it is given up', async () => {
  const { unmount } = show();
  write();
  type('Page that the button leads to', '/tournaments');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  unmount();
  show();
  expect(screen.getByLabelText('Text, English')).toHaveValue('On Friday.');
  expect(screen.getByLabelText('Page that the button leads to')).toHaveValue('/tournaments');
  press('Cancel');
  press('Write news …');
  expect(screen.getByLabelText('Text, English')).toHaveValue('');
});
