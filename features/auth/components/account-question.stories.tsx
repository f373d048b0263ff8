import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountQuestion } from './account-question';

const meta: Meta<typeof AccountQuestion> = {
  title: 'Auth/Account question',
  component: AccountQuestion,
  args: {
    preview: { account: 'm…@p….example', known: false, present: 'nobody', secondsLeft: 3_600 },
    current: null,
    busy: false,
    onYes: fn(),
    onOver: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof AccountQuestion>;

export const Unknown: Story = {};
export const Known: Story = {
  args: { preview: { account: 'm…@p….example', known: true, present: 'nobody', secondsLeft: 3_600 } },
};
export const SomebodyElseIsHere: Story = {
  args: {
    current: 'juno.with.a.long.name@parlour.example',
    preview: { account: 'm…@p….example', known: false, present: 'other', secondsLeft: 3_600 },
  },
};
export const OnItsWay: Story = { args: { busy: true } };
