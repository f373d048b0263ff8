import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Cells, Group, Sheet } from './sheet';

const meta: Meta = { title: 'Foundations/Space and shape' };
export default meta;

const STEPS = Array.from({ length: 10 }, (_, index) => `--s${index + 1}`);

export const Spacing: StoryObj = {
  render: () => (
    <Group title="Space" note="Steps of 4: 4 8 12 16 20 24 32 40 56 72.">
      <ul style={{ display: 'grid', gap: 10 }}>
        {STEPS.map((token) => (
          <li key={token} style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
            <code style={{ inlineSize: 54, font: '500 13px/1.3 ui-monospace, monospace' }}>{token}</code>
            <span style={{ inlineSize: `var(${token})`, blockSize: 18, background: 'var(--brass)' }} />
          </li>
        ))}
      </ul>
    </Group>
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <Cells>
      {[
        ['--r-s', 'small things'],
        ['--r-m', 'controls'],
        ['--r-card', 'posters and tiles'],
        ['--r-l', 'panels and slides'],
        ['--r-xl', 'modals'],
        ['--r-pill', 'toggles only'],
      ].map(([token = '', use]) => (
        <Cell key={token} token={token} value={use}>
          <span
            style={{
              blockSize: 84,
              borderRadius: `var(${token})`,
              background: 'var(--surface-3)',
              boxShadow: 'inset 0 0 0 1px var(--line-2)',
            }}
          />
        </Cell>
      ))}
    </Cells>
  ),
};

export const Elevation: StoryObj = {
  render: () => (
    <Sheet>
      <Group title="Depth" note="Shadows only under posters, popovers and modals.">
        <Cells width={200}>
          {[
            ['--sheen', 'light on the upper edge of every raised surface'],
            ['--e1', 'pressed segment'],
            ['--e2', 'poster, popover'],
            ['--e3', 'modal'],
          ].map(([token = '', use]) => (
            <Cell key={token} token={token} value={use}>
              <span
                style={{
                  blockSize: 110,
                  marginBlockEnd: 26,
                  borderRadius: 'var(--r-l)',
                  background: 'var(--surface-2)',
                  boxShadow: `var(${token})`,
                }}
              />
            </Cell>
          ))}
        </Cells>
      </Group>
      <Group title="The brass rail" note="Under the header and over the footer, nowhere else.">
        <span style={{ blockSize: 1, background: 'var(--brass-line)' }} />
      </Group>
    </Sheet>
  ),
};
