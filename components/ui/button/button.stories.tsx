import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon';
import { walletGlyph } from '../icon/glyphs';
import { Button, ButtonLink } from './button';

const TONES = ['primary', 'secondary', 'outline', 'glass', 'danger', 'ivory'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const meta: Meta<typeof Button> = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Deposit', tone: 'primary' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <div style={row}>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} tone="primary" size={size}>
          Deposit
        </Button>
      ))}
    </div>
  ),
};
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon glyph={walletGlyph} />
        Deposit
      </>
    ),
  },
};
export const Wide: Story = { args: { wide: true, size: 'large', children: 'Create account' } };
export const Disabled: Story = { args: { disabled: true } };
/** Each pair is as wide as it was before. */
export const Loading: Story = {
  render: () => (
    <div style={row}>
      {TONES.map((tone) => (
        <span key={tone} style={{ display: 'grid', gap: 6 }}>
          <Button tone={tone}>Deposit €50</Button>
          <Button tone={tone} busy>
            Deposit €50
          </Button>
        </span>
      ))}
    </div>
  ),
};
export const LoadingWithIcon: Story = { args: { ...WithIcon.args, busy: true } };
export const LongText: Story = {
  args: {
    wide: true,
    size: 'large',
    children: 'Einzahlungsbestätigung mit Verantwortungsbewusstseinserklärung herunterladen',
  },
  decorators: [
    (Story) => (
      <div lang="de" style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <ButtonLink href="/" tone="primary">
        All games
      </ButtonLink>
      <ButtonLink href="/" tone="outline">
        Home
      </ButtonLink>
    </div>
  ),
};
