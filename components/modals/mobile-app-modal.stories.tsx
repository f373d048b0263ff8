import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InstallPrompt } from '@/lib/browser/pwa/install-prompt';
import { MobileAppModal } from './mobile-app-modal';

const meta: Meta<typeof MobileAppModal> = {
  title: 'Modals/MobileApp',
  component: MobileAppModal,
  args: { prompt: null, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof MobileAppModal>;

export const ByTheBrowsersMenu: Story = {};
export const ByTheBrowsersOffer: Story = {
  args: {
    prompt: Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => ({ outcome: 'accepted' as const }),
    }) satisfies InstallPrompt,
  },
};
