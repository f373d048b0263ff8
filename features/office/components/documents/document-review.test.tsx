import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { usePlayerFile } from '../../api/get-players-id';
import { useDocumentCase } from '../../api/get-players-id-documents';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { DocumentReview } from './document-review';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
jest.mock('../../api/get-players-id', () => ({
  usePlayerFile: jest.fn(),
  playerKey: (id: string) => ['office', 'player', id],
}));
jest.mock('../../api/get-players-id-documents', () => ({ useDocumentCase: jest.fn() }));

const file = (id: string, name: string) => ({
  id,
  name,
  step: 'identity',
  state: 'ready',
  refusal: null,
  bytes: 1000,
  pages: 1,
  isWaiting: true,
});
const answer = (data: unknown) => ({ data, error: null, isPending: false });

beforeEach(() => {
  jest.mocked(useDocumentCase).mockReturnValue(
    answer({
      playerId: 'p1',
      status: 'pending',
      steps: [
        {
          step: 'identity',
          status: 'pending',
          reason: null,
          submittedAt: '2026-11-24T10:00:00.000Z',
          decidedAt: null,
          validUntil: null,
        },
      ],
      files: [
        file('f1', 'front.jpg'),
        file('f2', 'back.jpg'),
        { ...file('f3', 'old.jpg'), isWaiting: false },
      ],
      reviews: [],
    }) as unknown as ReturnType<typeof useDocumentCase>,
  );
  jest.mocked(usePlayerFile).mockReturnValue(
    answer({
      email: 'mara@example.org',
      country: 'DE',
      profile: {
        name: 'Mara',
        surname: 'Klein',
        birthday: '1990-04-12',
        address: 'Karlstraße 12',
        postcode: '04109',
        city: 'Leipzig',
      },
    }) as unknown as ReturnType<typeof usePlayerFile>,
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(['verification'])}>
        <DocumentReview id="p1" />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
});

it('has every picture that waits beside what the account says', () => {
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
    '/api/office/v1/players/p1/documents/f1/pages/1',
    '/api/office/v1/players/p1/documents/f2/pages/1',
  ]);
  const told = within(screen.getByRole('region', { name: 'What the account says' }));
  for (const words of ['Klein', 'Mara', '12 Apr 1990', 'Karlstraße 12', '04109 Leipzig', 'DE']) {
    expect(told.getByText(words)).toBeInTheDocument();
  }
});

it('turns and enlarges all pictures by keys, one by its buttons', () => {
  const windows = () => screen.getAllByRole('img').map((picture) => picture.parentElement);
  fireEvent.keyDown(document.body, { key: '+' });
  fireEvent.keyDown(document.body, { key: 'T' });
  for (const one of windows()) {
    expect(one).toHaveAttribute('data-zoom', '1.5');
    expect(one).toHaveAttribute('data-turns', '1');
  }
  fireEvent.click(screen.getAllByRole('button', { name: 'Larger' })[0] as HTMLElement);
  expect(windows().map((one) => one?.dataset.zoom)).toEqual(['2', '1.5']);
});
