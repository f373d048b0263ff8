import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Popover } from './popover';

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    trigger: <Button>How wagering works</Button>,
    title: 'Wagering',
    children: <p>Play through the bonus 35 times before it becomes real money.</p>,
  },
  decorators: [(story) => <div style={{ padding: 160, textAlign: 'center' }}>{story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Above: Story = { args: { open: true, side: 'top' } };
export const HiddenTitle: Story = { args: { open: true, hideTitle: true } };
export const LongText: Story = {
  args: {
    open: true,
    title: 'Umsatzbedingungen für Willkommensboni',
    children: (
      <p>
        Der Bonus muss innerhalb von sieben Tagen fünfunddreißigmal umgesetzt werden. Spiele mit
        Jackpotbeteiligung, Tischspiele und Live-Spiele zählen mit unterschiedlichen Anteilen.
      </p>
    ),
  },
};
