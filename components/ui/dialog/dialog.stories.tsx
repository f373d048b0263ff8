import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Dialog, type DialogProps } from './dialog';
import { DialogActions, DialogPicture, DialogText } from './dialog-parts';

function Opened({ open: initially, ...props }: DialogProps) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const words = 'The lamp is on, the table is set, and nobody is in a hurry tonight.';
const text = (paragraphs: number) => (
  <>
    <DialogText>
      {Array.from({ length: paragraphs }, (_, index) => (
        <p key={index}>{words}</p>
      ))}
    </DialogText>
    <DialogActions>
      <Button tone="primary" size="large" wide>
        Take a seat
      </Button>
      <Button wide>Not now</Button>
    </DialogActions>
  </>
);

const meta: Meta<typeof Dialog> = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: () => undefined, title: 'A seat at the table', children: text(1) },
  render: (args) => <Opened {...args} />,
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Small: Story = {};
export const Closed: Story = { args: { open: false } };
export const Medium: Story = { args: { size: 'medium', children: text(3) } };
export const Large: Story = { args: { size: 'large', children: text(3) } };
export const LongerThanTheScreen: Story = { args: { children: text(40) } };
export const LongTitle: Story = {
  args: { title: 'Einzahlungsbestätigungsbenachrichtigung der Zahlungsgesellschaft' },
};
export const Screen: Story = {
  args: {
    size: 'screen',
    hideTitle: true,
    children: <div style={{ position: 'absolute', inset: 0, background: '#0b1410' }} />,
  },
};
export const WithPicture: Story = {
  args: { picture: <DialogPicture scene="empty-lit" width={340} height={200} /> },
};
