import { render, screen, within } from '@testing-library/react';
import { useDocumentCase } from '../../api/get-players-id-documents';
import { PlayerDocuments } from './player-documents';

jest.mock('../../api/get-players-id-documents', () => ({ useDocumentCase: jest.fn() }));

const step = (name: string, status: string, more: object = {}) => ({
  step: name,
  status,
  reason: null,
  submittedAt: '2026-11-24T10:00:00.000Z',
  decidedAt: null,
  validUntil: null,
  ...more,
});
const show = (data: object) => {
  jest
    .mocked(useDocumentCase)
    .mockReturnValue({ data, error: null, isPending: false } as unknown as ReturnType<
      typeof useDocumentCase
    >);
  return render(<PlayerDocuments id="p1" />);
};

it('says of each kind where it is, and leads to its review', () => {
  show({
    status: 'pending',
    steps: [
      step('identity', 'pending'),
      step('address', 'rejected', { reason: 'cropped', decidedAt: '2026-11-25T10:00:00.000Z' }),
      step('payment', 'not_verified', { submittedAt: null }),
    ],
    files: [{ step: 'identity', isWaiting: true }],
    reviews: [
      {
        id: '1',
        step: 'address',
        decision: 'reject',
        reason: 'cropped',
        note: 'The lower edge is missing.',
        validUntil: null,
        operator: '7',
        operatorEmail: 'vera@parlour.example',
        at: '2026-11-25T10:00:00.000Z',
      },
    ],
  });
  const documents = within(screen.getByRole('region', { name: 'Documents' }));
  const [waits, rejected, ...others] = documents.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(others).toEqual([]);
  expect(waits).toHaveTextContent('Handed in 24 Nov 2026, 10:00 UTC, 1 file');
  expect(within(waits).getByRole('link', { name: 'Review Identity' })).toHaveAttribute(
    'href',
    '/office/documents/p1?step=identity',
  );
  expect(rejected).toHaveTextContent('decided 25 Nov 2026, 10:00 UTC, Corners cut off');
  const decision = within(screen.getByRole('region', { name: 'Decisions' })).getByRole('listitem');
  expect(decision).toHaveTextContent('vera@parlour.example');
  expect(decision).toHaveTextContent('Address: Rejected, Corners cut off');
});

it('says that there is nothing', () => {
  show({ status: 'not_verified', steps: [], files: [], reviews: [] });
  expect(screen.getByText('Nothing was handed in yet.')).toBeInTheDocument();
});
