import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink, TextButton, TextLink } from './link';

const meta: Meta<typeof TextLink> = {
  title: 'UI/Link',
  component: TextLink,
  args: { href: '/', children: 'terms and conditions' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      I am 18 or over and accept the <TextLink {...args} />.
    </p>
  ),
};
export const Alone: Story = { args: { alone: true, children: 'All games' } };
export const External: Story = {
  render: () => <ExternalLink href="https://www.begambleaware.org">BeGambleAware</ExternalLink>,
};
export const AsButton: Story = { render: () => <TextButton alone>Forgot your password?</TextButton> };
export const Disabled: Story = {
  render: () => (
    <TextButton alone disabled>
      Send the code again
    </TextButton>
  ),
};
export const LongText: Story = {
  args: { children: 'Datenschutzgrundverordnungskonformitätserklärung und Geschäftsbedingungen' },
  render: InASentence.render,
};
