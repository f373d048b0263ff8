import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Countdown } from './countdown';
import { CountdownTo } from './countdown-to';
import { TimeLeft } from './time-left';

const meta: Meta<typeof CountdownTo> = {
  title: 'UI/Countdown',
  component: CountdownTo,
  args: { label: 'The tournament ends', onEnd: fn() },
};
export default meta;
type Story = StoryObj<typeof CountdownTo>;

/** Milliseconds from now. */
const after = (ms: number): Story => ({
  render: (args) => <CountdownTo {...args} until={Math.floor(Date.now() / 1_000) * 1_000 + ms} />,
});

export const Days: Story = after(1_000 * (3 * 86_400 + 14 * 3_600 + 5 * 60 + 9));
export const LastMinute: Story = after(42_000);
export const HundredDays: Story = after(1_000 * 123 * 86_400);
export const Ended: Story = after(-1_000);

/** Seconds inside a sentence, before something happens by itself. */
export const InASentence: StoryObj = {
  render: () => (
    <p>
      <Countdown seconds={10} onEnd={() => undefined}>
        {(left) => `You come to the lobby in ${left} s.`}
      </Countdown>
    </p>
  ),
};

/** One line, by the minute. */
export const OneLine: StoryObj<typeof CountdownTo> = {
  render: ({ label }) => (
    <TimeLeft label={label} until={Math.floor(Date.now() / 1_000) * 1_000 + 3 * 86_400_000} />
  ),
};
