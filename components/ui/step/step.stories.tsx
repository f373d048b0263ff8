import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { Step } from './step';

const meta: Meta<typeof Step> = { title: 'UI/Step', component: Step };
export default meta;

function Turn() {
  const [open, setOpen] = useState(false);
  return (
    <Step of={open ? 'form' : 'button'}>
      {open ? (
        <p>Bestätigungsnachricht an die bisherige E-Mail-Adresse verschickt.</p>
      ) : (
        <Button onClick={() => setOpen(true)}>E-Mail-Adresse ändern</Button>
      )}
    </Step>
  );
}

export const Changing: StoryObj<typeof Step> = { render: () => <Turn /> };
