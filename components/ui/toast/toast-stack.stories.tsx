import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Toast } from '@/lib/browser/toast/toasts';
import { ToastStack } from './toast-stack';

/** Long enough to be looked at. Milliseconds. */
const LONG = 600_000;
const success: Toast = {
  id: 'success',
  status: 'success',
  title: 'Deposit complete',
  text: '€50.00 is in your balance.',
  duration: LONG,
};
const error: Toast = {
  id: 'error',
  status: 'error',
  title: 'Deposit not accepted',
  text: 'The payment company refused it. No money was taken.',
  duration: LONG,
};
const info: Toast = {
  id: 'info',
  status: 'info',
  title: 'Tournament starts in 10 minutes',
  text: 'Northlight Week, 14 games.',
  duration: LONG,
};
const bonus: Toast = {
  id: 'bonus',
  status: 'success',
  variant: 'bonus',
  title: 'Bonus activated',
  text: '€20.00 and 50 free spins are live.',
  duration: LONG,
};

function Kept({ items: initial }: { items: readonly Toast[] }) {
  const [items, setItems] = useState(initial);
  return (
    <ToastStack
      items={items}
      onDismiss={(id) => setItems((known) => known.filter((item) => item.id !== id))}
    />
  );
}

const meta: Meta<typeof ToastStack> = {
  title: 'UI/Toast',
  component: ToastStack,
  render: ({ items }) => <Kept items={items} />,
};
export default meta;
type Story = StoryObj<typeof ToastStack>;

export const Success: Story = { args: { items: [success] } };
export const Failure: Story = { args: { items: [error] } };
export const Info: Story = { args: { items: [info] } };
export const BonusActivated: Story = { args: { items: [bonus] } };
export const Three: Story = { args: { items: [bonus, error, info] } };
export const AFourthWaits: Story = { args: { items: [success, error, info, bonus] } };
export const LongText: Story = {
  args: {
    items: [
      {
        ...error,
        title: 'Auszahlungsbestätigungsbenachrichtigung nicht zugestellt',
        text: 'Die Benachrichtigung an a-very-long-address-of-a-player-who-writes-long-addresses@mail.example kam zurück.',
      },
    ],
  },
};
