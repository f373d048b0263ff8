import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code';

const meta: Meta<typeof QrCode> = {
  title: 'UI/QR code',
  component: QrCode,
  args: {
    label: 'QR code for the payment address',
    text: 'xrpl:rPdvC6ccq8hCdPKSPJkPmyZ4Mi1oG2FFkT?amount=485.436893&dt=70418832',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 236 }}>{Story()}</div>],
};
export default meta;

export const Default: StoryObj<typeof QrCode> = {};
