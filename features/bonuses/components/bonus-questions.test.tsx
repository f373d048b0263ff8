import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { AskedModals, askedModals } from '../testing/asked';
import { grantOf, ownOf, withSteps } from '../testing/grants';
import { BonusModal } from './bonus-modal';
import { OwnBonuses } from './own-bonuses';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const STATUS = 'POST /api/v1/me/bonuses/{id}/status';
const active = grantOf();
const offer = grantOf({ id: 'offer', name: 'Birthday', state: 'pending', activatedAt: null });

function show(element: React.ReactElement, answers: Answers) {
  platformAnswers({ 'GET /api/v1/me/free-spins': () => ({ data: { freeSpins: [] } }), ...answers });
  renderWithPlatform(
    <>
      {element}
      <AskedModals />
    </>,
  );
}

/** Own bonuses that are told when a test lets them. */
function late() {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const answer = async () => {
    await told;
    return { data: ownOf({ active, pending: [offer] }) };
  };
  return { answer, tell: () => tell() };
}

test('a modal that is quicker than the own bonuses waits for them, and asks before it burns', async () => {
  const { answer, tell } = late();
  show(<BonusModal bonusId="offer" onClose={jest.fn()} />, {
    'GET /api/v1/me/bonuses': answer,
    'GET /api/v1/me/bonuses/{id}': () => ({ data: withSteps(offer) }),
    [STATUS]: () => ({ data: ownOf() }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(sentTo(STATUS)).toEqual([]);
  tell();
  await waitFor(() => expect(askedModals().at(-1)?.name).toBe('ATTENTION_BONUS'));
  expect(sentTo(STATUS)).toEqual([]);
});

test.each(['queued', 'pending'] as const)(
  'a %s bonus of a deposit is given up only after a question',
  async (state) => {
    const grant = grantOf({ id: 'mine', state, depositAmount: 4_000, activatedAt: null });
    show(<OwnBonuses money={undefined} />, {
      'GET /api/v1/me/bonuses': () => ({
        data: ownOf(state === 'queued' ? { queue: [grant] } : { pending: [grant] }),
      }),
      [STATUS]: () => ({ data: ownOf() }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^(Give up|No, thanks)/ }));
    expect(sentTo(STATUS)).toEqual([]);
    const request = askedModals().at(-1);
    if (request?.name !== 'CANCEL_BONUS') throw new Error('giving it up is not asked about');
    expect(request.props.warning).toContain('deposit of €40.00');
    request.props.onConfirm();
    await waitFor(() => expect(sentTo(STATUS)[0]?.body).toEqual({ status: 'Rejected' }));
  },
);
