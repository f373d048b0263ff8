import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group, Sheet } from './sheet';

const meta: Meta = { title: 'Foundations/Type' };
export default meta;

const SCALE = [
  ['--t-xl', 'Slides and the welcome', 'Eight thousand tables'],
  ['--t-l', 'Title of a page', 'Tournaments'],
  ['--t-h2', 'Section', 'Top games of the week'],
  ['--t-h3', 'Card and panel', 'Your next level'],
  ['--t-body', 'Text', 'Withdrawals are done within ten minutes; a bank may take a day.'],
  ['--t-ui', 'Controls', 'Deposit'],
  ['--t-s', 'Small', 'Not older than three months'],
  ['--t-xs', 'Smallest', 'Wager left'],
] as const;

export const Scale: StoryObj = {
  render: () => (
    <Sheet>
      {SCALE.map(([token, use, sample]) => (
        <div key={token} style={{ display: 'grid', gap: 8 }}>
          <span style={{ color: 'var(--muted)', font: 'var(--t-s)' }}>
            <code>{token}</code> · {use}
          </span>
          <p
            style={{
              font: `var(${token})`,
              letterSpacing: /-(xl|l|h\d)$/.test(token) ? '-0.02em' : undefined,
              overflowWrap: 'anywhere',
            }}
          >
            {sample}
          </p>
        </div>
      ))}
    </Sheet>
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Sheet>
      <Group
        title="Bricolage Grotesque"
        note="Titles, slides, the logo. Never money: its figures have no fixed width."
      >
        <p style={{ font: '750 32px/1.2 var(--f-display)', overflowWrap: 'anywhere' }}>
          Äußerst schöne Grüße, ÀÉÎÕ ŵ ż ł
        </p>
      </Group>
      <Group title="Figtree" note="Everything else, and all money.">
        <p style={{ font: '500 20px/1.4 var(--f-ui)', overflowWrap: 'anywhere' }}>
          ABCDEFGHIJKLM nopqrstuvwxyz äöüß éèêç ł ż € £ $
        </p>
      </Group>
    </Sheet>
  ),
};

export const TabularFigures: StoryObj = {
  render: () => (
    <Group title="Money in figures of one width" note="The class num; a changing counter does not move.">
      <div
        className="num"
        style={{ display: 'grid', justifyItems: 'end', inlineSize: 'max-content', fontSize: 22 }}
      >
        {['€1,111.11', '€8,888.88', '−€717.17', '+€36.00'].map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </div>
    </Group>
  ),
};
