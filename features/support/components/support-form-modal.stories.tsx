import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupportFormModal } from './support-form-modal';

const meta: Meta<typeof SupportFormModal> = {
  title: 'Modals/SupportForm',
  component: SupportFormModal,
  args: { player: null, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof SupportFormModal>;

export const OfAVisitor: Story = {};
export const OfAPlayer: Story = {
  args: { player: { id: 'p1', email: 'mara@parlour.example' }, onProve: () => undefined },
};
export const Proven: Story = {
  args: {
    player: { id: 'p1', email: 'mara@parlour.example' },
    verification: 'word',
    draft: {
      name: 'Mara Klein',
      email: 'mara@parlour.example',
      topic: 'deposit',
      message: 'The page said “declined”. The bank says otherwise.',
    },
  },
};
