import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@/lib/domain/locales';
import { Amount } from './amount';

const meta: Meta<typeof Amount> = {
  title: 'UI/Amount',
  component: Amount,
  args: { minor: 128450, currency: 'EUR' },
  // Money is written as the toolbar's language does.
  render: (args, { globals }) => <Amount {...args} locale={globals.locale as Locale} />,
};
export default meta;
type Story = StoryObj<typeof Amount>;

export const Balance: Story = {};
export const Credit: Story = { args: { minor: 3600, sign: true, toned: true } };
export const Debit: Story = { args: { minor: -200, sign: true, toned: true } };
export const WholeLimit: Story = { args: { minor: 1000, whole: true } };
export const VeryLong: Story = { args: { minor: 987654321098765 } };

/** Figures of one width stand under each other. */
export const InAColumn: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 'max-content' }}>
      {[111111, -71777, 888888, 100].map((minor) => (
        <Amount key={minor} {...args} minor={minor} sign toned locale={globals.locale as Locale} />
      ))}
    </div>
  ),
};
