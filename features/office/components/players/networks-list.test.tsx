import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { rolesWith, type OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { NetworksList } from './networks-list';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const BLOCK = 'POST /api/office/v1/networks';
const LIFT = 'POST /api/office/v1/networks/{id}/lift';
const block = (id: string, network: string, more: object = {}) => ({
  id,
  network,
  operator: '1',
  operatorEmail: 'jonas@parlour.example',
  reason: 'A machine',
  blockedAt: '2026-11-24T15:04:05.000Z',
  until: null,
  liftedAt: null,
  liftedByEmail: null,
  inForce: true,
  ...more,
});

function show(role: OfficeRole) {
  platformAnswers({
    'GET /api/office/v1/networks': () => ({
      data: [
        block('2', '192.0.2.0/24'),
        block('1', '198.51.100.7/32', { liftedAt: '2026-11-25T15:04:05.000Z', inForce: false }),
      ],
      meta: { next: null },
    }),
    'GET /api/office/v1/networks/suspicions': () => ({
      data: [
        {
          network: '2001:db8:0:7',
          counted: 'address',
          refusals: 3,
          firstAt: '2026-11-24T15:04:05.000Z',
          lastAt: '2026-11-24T16:04:05.000Z',
        },
      ],
    }),
    [BLOCK]: () => ({ data: block('3', '2001:db8:0:7::/64') }),
    [LIFT]: () => undefined,
  });
  return renderWithPlatform(
    <OfficeMeProvider me={operatorWith([role])}>
      <NetworksList />
    </OfficeMeProvider>,
  );
}

it('shows who only reads it nothing to press', async () => {
  expect(rolesWith('block:networks')).not.toContain('auditor');
  show('auditor');
  expect(await screen.findByText('192.0.2.0/24')).toBeVisible();
  expect(screen.getByText(/^Lifted/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('blocks where too many sign-ups came from, with a reason', async () => {
  show('risk');
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  const network = screen.getByLabelText('Address or network');
  expect(network).toHaveValue('2001:db8:0:7::/64');
  await enter(screen.getByLabelText(/^Reason/), 'A machine');
  await userEvent.click(screen.getAllByRole('button', { name: 'Block' })[0] as HTMLElement);
  await waitFor(() => expect(network).not.toBeInTheDocument());
  expect(sentTo(BLOCK)[0]?.body).toEqual({
    network: '2001:db8:0:7::/64',
    until: null,
    reason: 'A machine',
  });
});

it('says at the field what is wrong with a network', async () => {
  show('risk');
  await userEvent.click(await screen.findByRole('button', { name: 'Block a network' }));
  platformAnswers({
    [BLOCK]: () => {
      throw new ApiProblem('client_api_5', 422, { fields: { network: 'tooWide' } });
    },
  });
  await enter(screen.getByLabelText('Address or network'), '0.0.0.0/0');
  await enter(screen.getByLabelText(/^Reason/), 'Everybody');
  await userEvent.click(screen.getAllByRole('button', { name: 'Block' })[0] as HTMLElement);
  expect(await screen.findByText(/Name a smaller network/)).toBeVisible();
});

it('lifts a block that is in force', async () => {
  show('risk');
  await userEvent.click(await screen.findByRole('button', { name: 'Lift' }));
  await enter(screen.getByLabelText(/^Reason/), 'A hotel');
  await userEvent.click(screen.getByRole('button', { name: 'Lift the block' }));
  await waitFor(() => expect(sentTo(LIFT)).toHaveLength(1));
  expect(sentTo(LIFT)[0]).toMatchObject({ params: { path: { id: '2' } }, body: { reason: 'A hotel' } });
});
