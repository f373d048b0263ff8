import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useExclusionMatches, type ExclusionMatch } from '../../api/get-exclusion-matches';
import { decideMatch } from '../../api/post-exclusion-matches-id-decision';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { Exclusions } from './exclusions';

jest.mock('../../api/get-exclusion-matches', () => ({
  EXCLUSION_MATCHES_KEY: ['office', 'exclusion-matches'],
  useExclusionMatches: jest.fn(),
}));
jest.mock('../../api/post-exclusion-matches-id-decision', () => ({ decideMatch: jest.fn() }));

const MATCH: ExclusionMatch = {
  ...{ id: 'm-1', playerId: 'p-1', email: 'kim@example.org', excludedId: 'p-2' },
  ...{ excludedEmail: 'lee@example.org', kinds: ['name_birthday', 'phone'] },
  ...{ foundAt: '2026-11-30T09:00:00.000Z', decision: null, decidedAt: null, decidedBy: null, reason: null },
};
function show(matches: ExclusionMatch[], roles: OfficeRole[] = ['risk']) {
  jest.mocked(useExclusionMatches).mockReturnValue({
    data: {
      data: matches,
      meta: { page: 1, perPage: 20, total: matches.length, more: false, lastPage: 1 },
    },
    error: null,
    isPending: false,
  } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <Exclusions />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
beforeEach(() => jest.resetAllMocks());

it('shows what waits first, and by what the two are alike', () => {
  show([MATCH]);
  expect(useExclusionMatches).toHaveBeenCalledWith({ decided: 'no', page: 1, per_page: 20 });
  expect(screen.getByText(/have the same name and birthday, have the same telephone number\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'lee@example.org' })).toHaveAttribute(
    'href',
    '/office/players/p-2',
  );
});

it.each([
  ['same', 'It is one person: kim@example.org', 'Exclude the account', 'kim@example.org is excluded.'],
  ['other', 'It is somebody else: kim@example.org', 'Release the account', 'kim@example.org is released.'],
] as const)('is decided with a reason: %s', async (decision, opener, button, said) => {
  jest.mocked(decideMatch).mockResolvedValue(undefined as never);
  show([MATCH]);
  press(opener);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Compared the papers.' } });
  press(button);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
  expect(decideMatch).toHaveBeenCalledWith('m-1', { decision, reason: 'Compared the papers.' });
});

it('tells who only reads what was decided, and offers nothing', () => {
  show(
    [
      MATCH,
      {
        ...{ ...MATCH, id: 'm-2', playerId: 'p-3', email: 'max@example.org', excludedEmail: null },
        ...{ decision: 'other', decidedAt: MATCH.foundAt, decidedBy: 'jonas@parlour.example' },
        reason: 'Father and son.',
      },
    ],
    ['support'],
  );
  expect(screen.queryByRole('button', { name: /kim@example.org/ })).toBeNull();
  expect(screen.getByText(/somebody whose account is erased/)).toBeVisible();
  expect(screen.getByText('Somebody else: released')).toBeVisible();
  expect(screen.getByText(/Father and son\./)).toBeVisible();
});
