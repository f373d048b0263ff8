import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './copy-field';

const meta = {
  title: 'UI/Copy field',
  component: CopyField,
  args: { label: 'Payment description', value: '4821' },
  decorators: [(Story) => <div style={{ paddingBlockStart: 48, maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof CopyField>;
export default meta;

type Story = StoryObj<typeof meta>;

async function press(canvasElement: HTMLElement) {
  canvasElement.querySelector('button')?.click();
}

export const Default: Story = {};
export const LongValue: Story = {
  args: { label: 'Payment address', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xf' },
};
export const Pressed: Story = { play: ({ canvasElement }) => press(canvasElement) };
export const Refused: Story = {
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: ({ canvasElement }) => press(canvasElement),
};
