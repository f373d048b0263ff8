import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button';
import { ResultCard } from './result-card';

const meta: Meta<typeof ResultCard> = {
  title: 'UI/Result card',
  component: ResultCard,
  args: { children: <ButtonLink href="/">To the lobby</ButtonLink> },
};
export default meta;
type Story = StoryObj<typeof ResultCard>;

export const Asking: Story = {
  args: { state: 'asking', title: 'One moment', text: 'We ask the payment company what became of it.' },
};
export const Waiting: Story = {
  args: {
    state: 'waiting',
    title: 'On its way',
    text: 'The bank has not confirmed it yet. You may leave this page: the balance follows by itself.',
  },
};
export const Done: Story = {
  args: {
    state: 'done',
    title: '€50.00 is on your balance',
    text: 'Good luck at the tables.',
    children: (
      <>
        <Button tone="primary">Play</Button>
        <ButtonLink href="/account/wallet/history">History</ButtonLink>
      </>
    ),
  },
};
export const Failed: Story = {
  args: { state: 'failed', title: 'The card was declined', text: 'Nothing was taken from it.' },
};
export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    state: 'failed',
    title: 'Zahlungsdienstleisterbestätigung fehlgeschlagen',
    text: 'Die Identitätsprüfungsunterlagen konnten nicht mit dem Kontoinhaberverzeichnis abgeglichen werden.',
    children: (
      <>
        <Button>Unterlagen noch einmal einreichen</Button>
        <ButtonLink href="/">Zur Startseite</ButtonLink>
      </>
    ),
  },
};
