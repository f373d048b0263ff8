import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/ui/button/button';
import { Group } from './sheet';

const meta: Meta = { title: 'Foundations/Motion' };
export default meta;

const SPEEDS = [
  ['--m1', 'press and hover'],
  ['--m2', 'lift of a card'],
  ['--m3', 'drawers and modals'],
] as const;

function Speeds() {
  const [far, setFar] = useState(false);
  return (
    <Group
      title="Motion"
      note="One ease for all of it. Who asked for less motion gets every change at once: the speeds are then 0."
    >
      <Button onClick={() => setFar(!far)}>Move</Button>
      {SPEEDS.map(([token, use]) => (
        <div key={token} style={{ display: 'grid', gap: 8 }}>
          <span style={{ color: 'var(--muted)', font: 'var(--t-s)' }}>
            <code>{token}</code> · {use}
          </span>
          <span
            style={{
              display: 'flex',
              blockSize: 24,
              borderRadius: 'var(--r-pill)',
              background: 'var(--well)',
            }}
          >
            <span
              style={{
                flexGrow: far ? 1 : 0,
                transition: `flex-grow var(${token}) var(--ease)`,
              }}
            />
            <span
              style={{ inlineSize: 24, blockSize: 24, borderRadius: '50%', background: 'var(--marigold)' }}
            />
          </span>
        </div>
      ))}
    </Group>
  );
}

export const Speed: StoryObj = { render: () => <Speeds /> };
