import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, FieldGroup, FieldWell, fieldAttributes, type FieldTexts } from './field';

function Example({ id, disabled, ...texts }: FieldTexts & { id: string; disabled?: boolean }) {
  return (
    <Field id={id} {...texts}>
      <FieldWell invalid={Boolean(texts.error)}>
        <input {...fieldAttributes(id, texts)} defaultValue="Vienna" disabled={disabled} />
      </FieldWell>
    </Field>
  );
}

const meta: Meta<typeof Example> = {
  title: 'UI/Field',
  component: Example,
  args: { id: 'field-story', label: 'City' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'As it stands on your card' } };
export const Invalid: Story = { args: { hint: 'As it stands on your card', error: 'Enter your city.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Aufenthaltsbestimmungsbescheinigungsnummer der ausstellenden Bezirksverwaltungsbehörde',
    error:
      'Die Aufenthaltsbestimmungsbescheinigungsnummer besteht aus genau zwölf Ziffern und steht oben rechts.',
  },
};
export const RightToLeft: Story = {
  args: { label: 'مدينة', hint: 'كما هو مكتوب على بطاقتك' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
export const Group: Story = {
  render: () => (
    <FieldGroup id="field-group" label="Card" hint="Only the first six and the last four digits">
      <FieldWell>
        <input aria-label="First six digits" inputMode="numeric" />
      </FieldWell>
      <FieldWell>
        <input aria-label="Last four digits" inputMode="numeric" />
      </FieldWell>
    </FieldGroup>
  ),
};
