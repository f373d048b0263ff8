import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastOf } from './contrast';
import { Cell, Cells, Group, Sheet } from './sheet';

const meta: Meta = { title: 'Foundations/Colour' };
export default meta;

const SURFACES = ['--ink', '--surface-1', '--surface-2', '--surface-3'];
const TEXTS = [
  ...[
    '--text',
    '--muted',
    '--faint',
    '--accent-text',
    '--brass',
    '--jade',
    '--coral-text',
    '--warn',
    '--info',
  ],
  ...['--jp-max', '--jp-mid', '--jp-mini'],
];
const PAIRS = [
  ['--text', '--surface-4'],
  ['--muted', '--surface-4'],
  ['--text', '--well'],
  ['--on-marigold', '--marigold'],
  ['--on-coral', '--coral'],
  ['--on-picture', '--picture-ground'],
  ['--on-picture-muted', '--picture-ground'],
] as const;

/** The figure is taken from the page itself once it is drawn, so it is that of the theme that shows. */
function Figure({ front, ground, style }: { front: string; ground: string; style?: CSSProperties }) {
  const figure = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (figure.current) figure.current.textContent = contrastOf(front, ground);
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [front, ground]);
  return (
    <span
      ref={figure}
      className="num"
      style={{
        display: 'grid',
        placeItems: 'center',
        blockSize: 46,
        borderRadius: 'var(--r-s)',
        background: `var(${ground})`,
        boxShadow: 'inset 0 0 0 1px var(--line)',
        color: `var(${front})`,
        font: '650 15px/1 var(--f-ui)',
        ...style,
      }}
    />
  );
}

export const Surfaces: StoryObj = {
  render: () => (
    <Sheet>
      <Group title="Surfaces" note="Depth is a step of surface, not a shadow. A well lies below the page.">
        <Cells>
          {[...SURFACES, '--surface-4', '--well'].map((token) => (
            <Cell key={token} token={token}>
              <span
                style={{
                  blockSize: 84,
                  borderRadius: 'var(--r-card)',
                  background: `var(${token})`,
                  boxShadow: 'var(--sheen), inset 0 0 0 1px var(--line)',
                }}
              />
            </Cell>
          ))}
        </Cells>
      </Group>
      <Group title="Tints and fills">
        <Cells>
          {[
            ...['--marigold-hi', '--marigold', '--marigold-lo', '--brass-lo', '--coral'],
            ...['--tint-marigold', '--tint-jade', '--tint-coral', '--scrim', '--pool'],
          ].map((token) => (
            <Cell key={token} token={token}>
              <span style={{ blockSize: 56, borderRadius: 'var(--r-m)', background: `var(${token})` }} />
            </Cell>
          ))}
        </Cells>
      </Group>
    </Sheet>
  ),
};

export const TextOnSurfaces: StoryObj = {
  render: () => (
    <Group
      title="Contrast of text"
      note="Measured here and now, in the theme that shows. Text needs 4.5 at least."
    >
      <div style={{ display: 'grid', gap: 8 }}>
        {TEXTS.map((front) => (
          <div
            key={front}
            style={{
              display: 'grid',
              gap: 8,
              gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
              alignItems: 'center',
            }}
          >
            <code style={{ gridColumn: '1 / -1', font: '500 13px/1.3 ui-monospace, monospace' }}>
              {front}
            </code>
            {SURFACES.map((ground) => (
              <Figure key={ground} front={front} ground={ground} />
            ))}
          </div>
        ))}
      </div>
      <Cells width={200}>
        {PAIRS.map(([front, ground]) => (
          <Cell key={front + ground} token={front} value={`on ${ground}`}>
            <Figure front={front} ground={ground} />
          </Cell>
        ))}
      </Cells>
    </Group>
  ),
};

export const LinesAndFocus: StoryObj = {
  render: () => (
    <Group title="Contrast of edges" note="Borders of controls and the focus ring need 3 on every surface.">
      {['--line-control', '--focus'].map((front) => (
        <Cells key={front}>
          {SURFACES.map((ground) => (
            <Cell key={ground} token={front} value={`on ${ground}`}>
              <span style={{ padding: 10, borderRadius: 'var(--r-m)', background: `var(${ground})` }}>
                <Edge front={front} ground={ground} />
              </span>
            </Cell>
          ))}
        </Cells>
      ))}
    </Group>
  ),
};

/** The edge is drawn in the colour; its figure stands inside in the colour of text. */
function Edge({ front, ground }: { front: string; ground: string }) {
  const figure = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (figure.current) figure.current.textContent = contrastOf(front, ground);
  });
  return (
    <span
      ref={figure}
      className="num"
      style={{
        display: 'grid',
        placeItems: 'center',
        blockSize: 46,
        borderRadius: 'var(--r-m)',
        boxShadow: `inset 0 0 0 2px var(${front})`,
        font: '650 15px/1 var(--f-ui)',
      }}
    />
  );
}
