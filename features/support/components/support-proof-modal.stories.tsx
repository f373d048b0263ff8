import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupportProofModal } from './support-proof-modal';

const meta: Meta<typeof SupportProofModal> = {
  title: 'Modals/Support',
  component: SupportProofModal,
  args: { email: 'mara@parlour.example', onProven: () => undefined, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof SupportProofModal>;

export const Default: Story = {};
