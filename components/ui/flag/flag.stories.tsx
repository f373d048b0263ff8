import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './flag';

const meta: Meta<typeof Flag> = { title: 'UI/Flag', component: Flag, args: { country: 'DE' } };
export default meta;
type Story = StoryObj<typeof Flag>;

export const Small: Story = { args: { size: 18 } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 22 } };

/** A flag is decoration: the name of what it stands for is beside it. */
export const Languages: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {[
        ['GB', 'English'],
        ['DE', 'Deutsch'],
        ['AU', 'English (Australia)'],
        ['CH', 'Deutsch (Schweiz)'],
        ['FR', 'Français'],
      ].map(([country = '', language]) => (
        <li key={country} style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
          <Flag country={country} /> {language}
        </li>
      ))}
    </ul>
  ),
};
