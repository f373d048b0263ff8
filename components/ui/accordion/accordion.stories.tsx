import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './accordion';

const items = [
  {
    id: 'withdrawal',
    title: 'How long does a withdrawal take?',
    content: (
      <>
        <p>Most of them are done within ten minutes. A bank may take up to 24 hours.</p>
        <p>You find its state in the history of your wallet.</p>
      </>
    ),
  },
  {
    id: 'documents',
    title: 'Which documents do you need?',
    content: <p>A passport or an identity card, and a bill that is not older than three months.</p>,
  },
  {
    id: 'limits',
    title: 'Can I set a limit for myself?',
    content: <p>Yes, for deposits, losses and time. A lower one holds at once, a higher one after a day.</p>,
  },
];

const meta: Meta<typeof Accordion> = { title: 'UI/Accordion', component: Accordion, args: { items } };
export default meta;
type Story = StoryObj<typeof Accordion>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { open: ['withdrawal'] } };
export const OneAtATime: Story = { args: { single: 'questions', open: ['documents'] } };
export const AllOpen: Story = { args: { open: items.map(({ id }) => id) } };
export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    open: ['a'],
    items: [
      {
        id: 'a',
        title: 'Welche Verifizierungsunterlagen brauche ich für die Auszahlungsbestätigung?',
        content: <p>Einen Personalausweis und eine Verbrauchsabrechnungsbescheinigung.</p>,
      },
      { id: 'b', title: 'Identitätsprüfungsverfahrensbeschreibung', content: <p>Siehe oben.</p> },
    ],
  },
};
