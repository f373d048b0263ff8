import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

const meta: Meta<typeof Logo> = { title: 'UI/Logo', component: Logo };
export default meta;
type Story = StoryObj<typeof Logo>;

export const WithName: Story = {};
export const MarkAlone: Story = { args: { mark: true } };
