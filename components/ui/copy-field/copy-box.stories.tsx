import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyBox } from './copy-box';

const meta = {
  title: 'UI/Copy box',
  component: CopyBox,
  args: { label: 'Amount, exactly', value: '485.436893', shown: '485.436893 XRP' },
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
} satisfies Meta<typeof CopyBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Must: Story = {
  args: { label: 'Destination tag', value: '70418832', shown: '70418832', must: true },
};
const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xf';
export const LongValue: Story = { args: { label: 'Address', value: address, shown: address } };
