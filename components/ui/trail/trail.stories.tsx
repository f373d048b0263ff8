import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@/lib/i18n/navigation';
import { Trail } from './trail';

const meta = {
  title: 'UI/Trail',
  component: Trail,
  args: {
    children: [
      <Link key="all" href="/games/all" prefetch={false}>
        All games
      </Link>,
      <Link key="studio" href="/games?providerId=7" prefetch={false}>
        Saffron Lane
      </Link>,
    ],
  },
} satisfies Meta<typeof Trail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveAGame: Story = {};
export const WithThePageItself: Story = { args: { current: 'Fees and limits of every way to pay' } };
export const Narrow: Story = {
  ...WithThePageItself,
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 260 }}>
        <Shown />
      </div>
    ),
  ],
};
