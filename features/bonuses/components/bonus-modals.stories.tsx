import type { Meta, StoryObj } from '@storybook/react-vite';
import { grantOf, ownOf, withSteps } from '../testing/grants';
import { Told } from '../testing/told';
import { AttentionBonusModal } from './attention-bonus-modal';
import { BonusRunoutModal, WageringFinishedModal } from './bonus-ended-modal';
import { BonusFromQueueModal, BonusModal } from './bonus-modal';

const close = () => undefined;
const offer = grantOf({ id: 'offer', state: 'pending', activatedAt: null });
const queued = grantOf({ id: 'queued', name: 'LASTORDERS', state: 'queued', type: 3, expiresAt: null });
const done = grantOf({
  id: 'done',
  state: 'completed',
  balance: 0,
  endedAt: '2026-11-25T03:10:00.000Z',
  endReason: 'wagered',
  wagering: { times: 35, basis: 'bonus', target: 70_000, wagered: 70_000, left: 0 },
});
const lost = grantOf({ id: 'lost', state: 'completed', balance: 0, endReason: 'run_out' });

const meta: Meta<typeof Told> = { title: 'Modals/Bonus', component: Told };
export default meta;
type Story = StoryObj<typeof Told>;

export const Offered: Story = {
  args: { grant: withSteps(offer), children: <BonusModal bonusId={offer.id} onClose={close} /> },
};
export const FromQueue: Story = {
  args: {
    grant: withSteps(queued),
    own: ownOf({ active: null, queue: [queued] }),
    children: <BonusFromQueueModal bonusId={queued.id} onClose={close} />,
  },
};
export const WageringFinished: Story = {
  args: {
    grant: withSteps(done, [{ at: '2026-11-24T10:00:00.000Z', step: 'converted', amount: 8_140, why: null }]),
    children: <WageringFinishedModal bonusId={done.id} onClose={close} />,
  },
};
export const RunOut: Story = {
  args: {
    grant: withSteps(lost),
    children: (
      <BonusRunoutModal
        bonusId={lost.id}
        money={{ currency: 'EUR', real: 112_000, withdrawable: 112_000 }}
        onClose={close}
      />
    ),
  },
};
export const BurnsTheActiveOne: Story = {
  args: {
    own: ownOf({ active: grantOf() }),
    children: <AttentionBonusModal onConfirm={close} onClose={close} />,
  },
};
