import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Drawer } from './drawer';
import { startDrawers } from '@/early/drawers';

let running = false;

/** The frame runs the script in <head>; here the first story does. */
function useDrawerScript() {
  useEffect(() => {
    if (running) return;
    running = true;
    startDrawers();
  }, []);
}

function Page({
  side,
  long = false,
  open = false,
}: {
  side: 'start' | 'end';
  long?: boolean;
  open?: boolean;
}) {
  useDrawerScript();
  useEffect(() => {
    if (open) document.getElementById('story-drawer')?.showPopover();
  }, [open]);
  return (
    <>
      <Button popoverTarget="story-drawer">Open the drawer</Button>
      <Drawer id="story-drawer" side={side} label="House rules">
        <div style={{ padding: '18px 64px 18px 18px' }}>
          <h2>House rules</h2>
          {Array.from({ length: long ? 40 : 3 }, (_, index) => (
            <p key={index}>Rule {index + 1}: the lamp stays on.</p>
          ))}
          <a href="#rules">All rules</a>
        </div>
      </Drawer>
    </>
  );
}

const meta = { title: 'UI/Drawer', component: Page, args: { side: 'start' } } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const FromTheStart: Story = { args: { open: true } };
export const FromTheEnd: Story = { args: { side: 'end', open: true } };
export const LongerThanTheScreen: Story = { args: { open: true, long: true } };
