import { fireEvent, render, screen, within } from '@testing-library/react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useLevels, type LevelsOverview } from '../../api/get-levels';
import { useLevelPlayers, type LevelPlayer } from '../../api/get-levels-players';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { LevelsDesk } from './levels-desk';
import { LevelsList } from './levels-list';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push, replace: push }),
  usePathname: () => '/office/levels/players',
  useSearchParams: () => new URLSearchParams('rose=7&sort=rose'),
}));
jest.mock('../../api/get-levels', () => ({ useLevels: jest.fn(), LEVELS_KEY: ['office', 'levels'] }));
jest.mock('../../api/get-levels-players', () => ({ useLevelPlayers: jest.fn() }));

type Level = LevelsOverview['levels'][number];
const REGULAR: Level = {
  ...{ level: 2, code: 'regular', fromPoints: 100, toPoints: 399, cashbackPercent: 11, cashbackCap: 20_000 },
  ...{ cashbackWagering: 3, bonus: 1_000, instantPayout: 30_000, personalManager: false, manager: null },
  ...{ birthdayCampaign: 'birthday-10', birthdayObstacle: null },
  ...{ players: 1_204, held: 3, roseLately: 9, roseInMonth: 31 },
};
const COMMANDER: Level = {
  ...{ ...REGULAR, level: 8, code: 'famed_commander', fromPoints: 20_000, toPoints: null, cashbackCap: null },
  ...{ personalManager: true, players: 1, held: 0, cashbackWagering: 0 },
  manager: { name: 'Ines', contact: 'ines@parlour.example', hours: 'Mon–Fri' },
};
const OVERVIEW: LevelsOverview = {
  ...{ version: 3, publishedAt: '2026-11-01T10:00:00.000Z', cashbackPeriod: 'week', holdDays: 90 },
  ...{ exchangePoints: 1_000, below: 12, isRecounting: false, levels: [REGULAR, COMMANDER] },
  months: [
    { month: '2026-11', reason: 'deposit', points: 18_000 },
    { month: '2026-11', reason: 'tournament', points: 400 },
    { month: '2026-10', reason: 'correction', points: -50 },
  ],
  exchanges: [
    { month: '2026-11', currency: 'EUR', exchanges: 14, players: 11, points: 52_000, amount: 5_200 },
  ],
};
const answer = (data: unknown) => ({ data, error: null, isPending: false, isFetching: false }) as never;
const show = (roles: OfficeRole[], what: React.ReactNode) =>
  render(<OfficeMeProvider me={operatorWith(roles)}>{what}</OfficeMeProvider>);

it('says that levels may be older while a new version goes through everybody', () => {
  jest.mocked(useLevels).mockReturnValue(answer({ ...OVERVIEW, isRecounting: true }));
  show(['support'], <LevelsDesk />);
  expect(screen.getByText(/levels of players may be older/)).toBeInTheDocument();
  expect(screen.queryByText(/a minute ago at most/)).not.toBeInTheDocument();
});

it('shows levels with their perks, players and who rose', () => {
  jest.mocked(useLevels).mockReturnValue(answer(OVERVIEW));
  show(['support'], <LevelsDesk />);
  expect(screen.getByRole('status')).toHaveTextContent('1,205 players have a level · 12 with points');
  const row = screen.getByRole('row', { name: /2\. Regular/ });
  for (const words of ['100 to 399', '11%, at most €200, wagered 3 times', '€10', '€300', '9', '31'])
    expect(row).toHaveTextContent(words);
  expect(within(row).getByRole('link', { name: '1,204' })).toHaveAttribute(
    'href',
    '/office/levels/players?level=regular',
  );
  const managers = screen.getByRole('region', { name: 'Personal managers' });
  expect(managers).toHaveTextContent('ines@parlour.example, Mon–Fri');
  expect(within(managers).getByRole('link', { name: '1 player' })).toHaveAttribute(
    'href',
    '/office/levels/players?manager=Ines',
  );
  expect(screen.getByText(/1,000 for one euro/)).toBeVisible();
  expect(screen.getByRole('row', { name: /2026-11 18,000 400 0 0 18,400/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /2026-10 0 0 0 -50 -50/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /52,000 €52\.00/ })).toBeVisible();
});

it('leads to the campaign of a birthday gift, and says why one does not come', () => {
  const gone: Level = { ...COMMANDER, birthdayCampaign: 'gone', birthdayObstacle: 'missing' };
  const high: Level = { ...gone, level: 9, code: 'parlour_marshal' };
  jest.mocked(useLevels).mockReturnValue(answer({ ...OVERVIEW, levels: [REGULAR, gone, high] }));
  show(['support'], <LevelsDesk />);
  expect(screen.getByRole('link', { name: 'birthday-10' })).toHaveAttribute(
    'href',
    '/office/campaigns/birthday-10',
  );
  expect(screen.queryByRole('link', { name: 'gone' })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(
    '“gone” as their birthday gift, and there is no campaign with this id',
  );
});

it('says where nobody is named as a manager, and where nothing was given', () => {
  const unnamed = { ...COMMANDER, manager: null };
  jest
    .mocked(useLevels)
    .mockReturnValue(
      answer({ ...OVERVIEW, exchangePoints: null, levels: [unnamed], months: [], exchanges: [] }),
    );
  show(['support'], <LevelsDesk />);
  expect(screen.getByText(/Nobody is named for Famed Commander/)).toBeVisible();
  expect(screen.getByText('None were given in a year.')).toBeVisible();
  expect(screen.getByText('None were exchanged in a year.')).toBeVisible();
  expect(screen.getByText('Not now')).toBeVisible();
});

const MARA: LevelPlayer = {
  ...{ playerId: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11', email: 'mara@parlour.example', level: 'regular' },
  ...{ points: 1_240, since: '2026-11-24T10:00:00.000Z', roseAt: '2026-11-24T10:00:00.000Z' },
  heldUntil: '2027-02-20T10:00:00.000Z',
};

it('lists players as the address asks, each leading to their level', () => {
  const meta = { page: 1, perPage: 50, total: 1, more: false, lastPage: 1 };
  jest.mocked(useLevelPlayers).mockReturnValue(answer({ data: [MARA], meta }));
  show(['support'], <LevelsList />);
  expect(useLevelPlayers).toHaveBeenCalledWith(expect.objectContaining({ rose: '7', sort: 'rose' }));
  expect(screen.getByRole('link', { name: 'mara@parlour.example' })).toHaveAttribute(
    'href',
    `/office/players/${MARA.playerId}?tab=level`,
  );
  expect(screen.getByRole('row', { name: /2\. Regular 1,240/ })).toHaveTextContent('until 20 Feb 2027');
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Level' }), { target: { value: 'none' } });
  expect(push).toHaveBeenCalledWith(expect.stringContaining('level=none'), expect.anything());
});
