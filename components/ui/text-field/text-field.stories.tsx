import type { Meta, StoryObj } from '@storybook/react-vite';
import { mailGlyph } from '../icon/glyphs';
import { TextField } from './text-field';

const meta: Meta<typeof TextField> = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Email', glyph: mailGlyph, type: 'email', placeholder: 'name@mail.com' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'mara.klein@mail.com' } };
export const WithHint: Story = { args: { hint: 'You log in with it.' } };
export const Invalid: Story = {
  args: { defaultValue: 'mara.klein@mail', error: 'Enter a full email, such as name@mail.com.' },
};
export const Disabled: Story = { args: { defaultValue: 'mara.klein@mail.com', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'mara.klein@mail.com', readOnly: true } };
export const Trailing: Story = {
  args: {
    label: 'Promo code',
    glyph: undefined,
    type: 'text',
    defaultValue: 'LASTORDERS',
    trailing: 'Valid',
  },
};
export const LongText: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaften und Ihre E-Mail-Adresse für die Kontowiederherstellung',
    defaultValue: 'donaudampfschifffahrtsgesellschaftskapitaenswitwe.von.und.zu.hohenlohe@beispiel.example',
    error: 'Diese E-Mail-Adresse gehört bereits zu einem anderen Spielerkonto. Melden Sie sich damit an.',
  },
};
export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', hint: 'ستستخدمه لتسجيل الدخول' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
