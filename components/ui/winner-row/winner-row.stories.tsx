import type { Meta, StoryObj } from '@storybook/react-vite';
import { WinnerRow } from './winner-row';

const meta: Meta<typeof WinnerRow> = {
  title: 'UI/Winner row',
  component: WinnerRow,
  args: {
    login: 'dom***',
    game: { name: 'Skyline', geo_link: '/game/skyline', image: '/art/posters/g1', gradient_color: '#1d4a66' },
    amount: 412_500,
    currency: 'EUR',
    locale: 'en',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, blockSize: 62 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof WinnerRow>;

export const Plain: Story = {};
export const OfARanking: Story = { args: { place: 1 } };
export const LongWords: Story = {
  args: {
    login: 'donaudampfschifffahrt***',
    game: {
      name: 'Geschwindigkeitsbegrenzungen Deluxe: Hold and Win',
      geo_link: '/game/skyline',
      image: '/art/posters/g1',
      gradient_color: '#1d4a66',
    },
    amount: 1_234_567_890,
    locale: 'de',
  },
};
