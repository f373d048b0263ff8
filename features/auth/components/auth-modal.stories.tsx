import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthModal } from './auth-modal';
import type { AuthView } from './auth-panel';

/** The countries are there before they are asked for: a workbench has no server. */
const COUNTRIES = {
  countries: ['DE', 'AT', 'CH', 'FR', 'AU'].map((alpha2) => ({ alpha2, blocked: false })),
  here: 'DE',
};

function Turning({ view: initial }: { view: AuthView }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(['countries'], COUNTRIES));
  const [view, setView] = useState(initial);
  return (
    <AuthModal
      view={view}
      onViewChange={setView}
      onDone={() => undefined}
      onForgot={() => undefined}
      onClose={() => undefined}
    />
  );
}

const meta: Meta<typeof AuthModal> = {
  title: 'Modals/SignUp',
  component: AuthModal,
  render: ({ view }) => <Turning view={view} />,
};
export default meta;
type Story = StoryObj<typeof AuthModal>;

export const SignUp: Story = { args: { view: 'SIGNUP' } };
export const LogIn: Story = { args: { view: 'LOGIN' } };
