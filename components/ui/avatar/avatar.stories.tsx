import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar';

const meta = { title: 'UI/Avatar', component: Avatar, args: { name: 'Mara Klein' } } satisfies Meta<
  typeof Avatar
>;
export default meta;

type Story = StoryObj<typeof meta>;

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%230f6f4e'/%3E%3Cpath d='M4 1l3 3-3 3-3-3z' fill='%23ffb627'/%3E%3C/svg%3E";

export const Initials: Story = {};
export const OfAnAddress: Story = { args: { name: 'mara.klein@parlour.example' } };
export const Unknown: Story = { args: { name: null } };
export const Picture: Story = { args: { picture: PICTURE } };
export const BrokenPicture: Story = { args: { picture: 'data:image/png;base64,AAAA' } };
export const RingEmpty: Story = { args: { progress: 0 } };
export const RingPart: Story = { args: { progress: 68 } };
export const RingFull: Story = { args: { progress: 100 } };
export const RingAroundAPicture: Story = { args: { picture: PICTURE, progress: 68, size: 'large' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', progress: 25 } };
