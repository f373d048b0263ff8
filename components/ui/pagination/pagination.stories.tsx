import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination';

const meta: Meta<typeof Pagination> = {
  title: 'UI/Pagination',
  component: Pagination,
  args: { last: 50, hrefOf: (page) => `/games/all?page=${page}` },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const FirstPage: Story = { args: { page: 1 } };
export const InTheMiddle: Story = { args: { page: 20 } };
export const LastPage: Story = { args: { page: 50 } };
export const FewPages: Story = { args: { page: 2, last: 3 } };
export const LongNumbers: Story = { args: { page: 1_204, last: 8_335 } };
