import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageModal } from './image-modal';

const meta: Meta<typeof ImageModal> = {
  title: 'Modals/FullscreenImage',
  component: ImageModal,
  args: {
    src: '/art/share.jpg',
    alt: 'Parlour: the lamp is on',
    width: 1200,
    height: 630,
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ImageModal>;

export const Wide: Story = {};
export const Tall: Story = {
  args: { src: '/art/scenes/lamp-tall.webp', alt: 'A lamp over a table', width: 420, height: 760 },
};
