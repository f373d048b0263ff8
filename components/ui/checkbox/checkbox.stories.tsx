import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/link';
import { Checkbox } from './checkbox';

const meta: Meta<typeof Checkbox> = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { children: 'I am 18 or over.' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        I am 18 or over and accept the <TextLink href="/terms_and_conditions">terms and conditions</TextLink>.
      </>
    ),
  },
};
export const Invalid: Story = { args: { error: 'Please confirm that you are 18 or over.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    children:
      'Ich bin mindestens 18 Jahre alt und akzeptiere die Datenschutzgrundverordnungskonformitätserklärung sowie die Allgemeinen Geschäftsbedingungen.',
  },
};
export const RightToLeft: Story = {
  args: { children: 'عمري 18 عامًا أو أكثر.', defaultChecked: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
