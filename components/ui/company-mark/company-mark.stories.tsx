import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOCIAL_PROVIDERS } from '@/lib/domain/social';
import { CompanyMark } from './company-mark';

const meta: Meta<typeof CompanyMark> = { title: 'UI/CompanyMark', component: CompanyMark };
export default meta;

export const All: StoryObj<typeof CompanyMark> = {
  args: { company: 'google' },
  render: () => (
    <ul style={{ display: 'grid', gap: 14, listStyle: 'none', padding: 0 }}>
      {SOCIAL_PROVIDERS.map(({ id, name }) => (
        <li key={id} style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          <CompanyMark company={id} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
