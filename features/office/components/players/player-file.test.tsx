import { render, screen } from '@testing-library/react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { usePlayerFile } from '../../api/get-players-id';
import { usePlayerHistory } from '../../api/get-players-id-history';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { PlayerFile } from './player-file';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
jest.mock('../../api/get-players-id', () => ({ usePlayerFile: jest.fn(), playerKey: jest.fn() }));
jest.mock('../../api/get-players-id-history', () => ({ usePlayerHistory: jest.fn() }));

const refused = (body: object) => {
  const answer = { data: undefined, error: new ApiProblem('not_found', 404, body), isPending: false };
  jest.mocked(usePlayerFile).mockReturnValue(answer as unknown as ReturnType<typeof usePlayerFile>);
};
const show = (role: OfficeRole) =>
  render(
    <OfficeMeProvider me={operatorWith([role])}>
      <PlayerFile id="p1" />
    </OfficeMeProvider>,
  );

beforeEach(() => {
  jest.mocked(usePlayerHistory).mockReturnValue({
    data: { pages: [{ data: [] }] },
    error: null,
    isPending: false,
  } as unknown as ReturnType<typeof usePlayerHistory>);
});

it('says of a player who was erased that they were, and when, and shows what was done', () => {
  refused({ erasedAt: '2031-11-03T04:11:00.000Z' });
  show('support');
  expect(screen.getByText('This player was erased on 3 Nov 2031.')).toBeInTheDocument();
  expect(screen.getByText(/leads to nobody/)).toHaveTextContent(
    /the time for which the law keeps it is over.* p1,/,
  );
  expect(screen.getByText('Everything, in order')).toBeInTheDocument();
  expect(screen.queryByText('There is nothing here.')).toBeNull();
});

it('says of one who never was that there is nothing', () => {
  refused({});
  show('support');
  expect(screen.getByText('There is nothing here.')).toBeInTheDocument();
});
