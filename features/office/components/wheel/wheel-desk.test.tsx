import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import type { WheelField } from '@/lib/domain/wheel';
import { useWheel, type WheelOverview } from '../../api/get-wheel';
import { askForTable } from '../../api/post-wheel-tables';
import { switchWheel } from '../../api/put-wheel-switch';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { WheelDesk } from './wheel-desk';
import { typedFields } from './wheel-words';

jest.mock('../../api/get-wheel', () => ({ useWheel: jest.fn(), WHEEL_KEY: ['office', 'wheel'] }));
jest.mock('../../api/post-wheel-tables', () => ({ askForTable: jest.fn(() => Promise.resolve('17')) }));
jest.mock('../../api/put-wheel-switch', () => ({ switchWheel: jest.fn(() => Promise.resolve()) }));

const fields = (first: number): WheelField[] => [
  { kind: 'spins', size: first },
  { kind: 'bonus', size: 100 },
  ...Array.from({ length: 10 }, (): WheelField => ({ kind: 'nothing', size: 0 })),
];
const table = (version: number, first: number): WheelOverview['tables'][number] => ({
  ...{ version, madeAt: '2026-11-30T09:00:00.000Z', madeBy: version > 1 ? 'olga@parlour.example' : null },
  reason: version > 1 ? 'Fewer spins.' : null,
  content: {
    ...{ fields: fields(first), spinCampaign: 'wheel-spins', bonusCampaign: 'wheel-bonus', wagering: 10 },
  },
});
const WHEEL: WheelOverview = {
  ...{ isOn: true, isWhole: true, switchedAt: '2026-11-30T09:00:00.000Z', switchedBy: null },
  ...{ switchReason: null, tables: [table(2, 5), table(1, 10)], asked: [] },
  months: [
    {
      ...{ month: '2026-11', currency: 'EUR', turns: 1_200, players: 400, bonuses: 10_000, freeSpins: 500 },
      ...{ points: 300, worth: 20_000, withheld: 2 },
    },
  ],
};
function show(wheel: Partial<WheelOverview> = {}, roles: OfficeRole[] = ['bonus']) {
  const data = { ...WHEEL, ...wheel };
  jest.mocked(useWheel).mockReturnValue({ data, error: null, isPending: false } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <WheelDesk />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
beforeEach(() => jest.clearAllMocks());

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('shows the switch, the odds of the table, what was given, and the table before', () => {
  show({}, ['support']);
  expect(within(screen.getByRole('region', { name: 'Switch' })).getByText('On')).toBeVisible();
  const current = screen.getByRole('region', { name: 'Table, version 2' });
  for (const words of ['5 free spins1 of 12', 'Bonus of €11 of 12', 'Nothing10 of 12', '€0.08'])
    expect(current).toHaveTextContent(words);
  expect(screen.getByRole('row', { name: /2026-11 1,200 400 €100\.00 500 300 €200\.00 2/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Earlier tables' })).toHaveTextContent('10 free spins');
  expect(screen.getByRole('link', { name: 'All turns' })).toHaveAttribute('href', '/office/wheel/turns');
  expect(screen.queryByRole('button', { name: /Switch off|Another table/ })).toBeNull();
});

it('is switched off with a reason', async () => {
  show();
  await press('Switch off …');
  type(/Reason/, 'A faulty campaign.');
  await press('Switch off');
  expect(switchWheel).toHaveBeenCalledWith(false, 'A faulty campaign.');
  expect(await screen.findByText('It is done, and written down.')).toBeVisible();
});

it('another table is asked for, and what is none is said at its field', async () => {
  show();
  await press('Another table …');
  type(/Fields/, 'spins 5');
  type(/Reason/, 'Fewer prizes.');
  await press('Ask a colleague');
  expect(await screen.findByText('There are 1 fields; the wheel has 12.')).toBeVisible();
  type(/Fields/, typedFields(fields(3)));
  type(/wagered/, '99');
  await press('Ask a colleague');
  expect(await screen.findByText('A whole number from 0 to 60.')).toBeVisible();
  expect(askForTable).not.toHaveBeenCalled();
  type(/wagered/, '12');
  await press('Ask a colleague');
  expect(await screen.findByText(/A colleague has to agree now/)).toBeVisible();
  const change = {
    after: 2,
    content: { ...table(2, 3).content, wagering: 12 },
    reason: 'Fewer prizes.',
  };
  expect(askForTable).toHaveBeenCalledWith(change, expect.any(String));
});

it('says why it stands still, and what waits for a colleague', () => {
  const asked = { request: '17', askedBy: 'olga@parlour.example', content: table(3, 7).content };
  show({ isWhole: false, asked: [asked], months: [] });
  expect(screen.getByText(/It stands still: a campaign of its prizes is missing/)).toBeVisible();
  expect(screen.getByText(/olga@parlour\.example asks for: 7 free spins/)).toBeVisible();
  expect(screen.getByText('Another one waits for a colleague, under Approvals.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Another table/ })).toBeNull();
  expect(screen.getByText('Nothing yet.')).toBeVisible();
});
