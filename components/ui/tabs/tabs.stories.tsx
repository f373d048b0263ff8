import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './tabs';

const meta: Meta<typeof Tabs> = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Promotions',
    tabs: [
      { value: 'all', label: 'All promos', panel: <p>Everything that runs this week.</p> },
      { value: 'packs', label: 'Welcome packs', panel: <p>For the first four deposits.</p> },
      { value: 'vip', label: 'VIP promos', panel: <p>For levels from silver up.</p> },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const FirstChosen: Story = {};
export const AnotherChosen: Story = { args: { defaultValue: 'packs' } };
export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'open', label: 'Open', panel: <p>Two tournaments.</p> },
      { value: 'ended', label: 'Ended', panel: <p>None.</p>, disabled: true },
    ],
  },
};
export const MoreThanFit: Story = {
  args: {
    tabs: [
      'Slots',
      'Megaways',
      'Fruits',
      'Bonus buy',
      'Crash',
      'Blackjack',
      'Roulette',
      'Baccarat',
      'Poker',
    ].map((name) => ({ value: name, label: name, panel: <p>{name}</p> })),
  },
};
export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Kontobewegungen',
    tabs: [
      { value: 'a', label: 'Auszahlungsbenachrichtigungen', panel: <p>Keine.</p> },
      { value: 'b', label: 'Verifizierungsunterlagen', panel: <p>Drei.</p> },
    ],
  },
};

function Held() {
  const [value, setValue] = useState<'in' | 'up'>('up');
  return (
    <Tabs
      label="Account"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'up', label: 'Sign up', panel: <p>New here.</p> },
        { value: 'in', label: 'Log in', panel: <p>Welcome back.</p> },
      ]}
    />
  );
}
export const HeldOutside: Story = { render: () => <Held /> };
