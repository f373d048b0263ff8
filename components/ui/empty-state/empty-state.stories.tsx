import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button';
import { EmptyState } from './empty-state';

const meta: Meta<typeof EmptyState> = { title: 'UI/Empty state', component: EmptyState };
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const OneWayOut: Story = {
  args: {
    title: 'No games at this table',
    text: 'Try a shorter word, or look through all of them.',
    children: <ButtonLink href="/games/all">All games</ButtonLink>,
  },
};

export const TwoWaysOut: Story = {
  args: {
    title: 'No deposits yet',
    text: 'Your deposits will be listed here.',
    children: (
      <>
        <Button tone="primary">Deposit</Button>
        <ButtonLink href="/games">To the games</ButtonLink>
      </>
    ),
  },
};

export const OnlyASentence: Story = { args: { title: 'No winners so far' } };

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Keine Sonderauszahlungsbenachrichtigungen vorhanden',
    text: 'Sobald eine Auszahlungsbestätigung eintrifft, findest du sie an dieser Stelle zusammen mit allen Verifizierungsunterlagen.',
    children: <ButtonLink href="/account">Zur Kontoübersichtsseite</ButtonLink>,
  },
};
