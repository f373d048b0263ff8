import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { freeSpinsQuery, type FreeSpins } from '../api/get-me-free-spins';
import { freeSpinsOf } from '../testing/free-spins';
import { FreeSpinsModal } from './free-spins-modal';

function Given({ spins }: { spins: FreeSpins[] }) {
  useQueryClient().setQueryData(freeSpinsQuery(LANGUAGE_CODES[useLocale()]).queryKey, spins);
  return <FreeSpinsModal onClose={() => undefined} />;
}
const meta: Meta<typeof Given> = { title: 'Modals/FreeSpins', component: Given };
export default meta;
type Story = StoryObj<typeof Given>;

export const NoneForToday: Story = { args: { spins: [freeSpinsOf({ numberDay: 0, games: [] })] } };
export const None: Story = { args: { spins: [] } };
