import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { textKey, type CmsText } from '../queries/cms-text';
import { CmsTextModal } from './cms-text-modal';

const words = (text: string) => [{ type: 'text' as const, text }];

const TERMS: CmsText = {
  title: 'Terms and conditions',
  text: [
    { type: 'heading', level: 2, id: 'who', children: words('Who may play') },
    {
      type: 'paragraph',
      children: [
        ...words('Whoever is '),
        { type: 'text', text: '18 or older', bold: true },
        ...words(' and lives where Parlour is offered.'),
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [{ children: words('One account for one person') }, { children: words('In your own name') }],
    },
    { type: 'heading', level: 2, id: 'money', children: words('Your money') },
    {
      type: 'paragraph',
      children: [
        ...words('It is yours. '),
        { type: 'link', href: '/info_pages/payments', children: words('Withdraw it') },
        ...words(' whenever you like.'),
      ],
    },
  ],
};

/** The text is there before it is asked for: a workbench has no server. */
function Filled({ text }: { text: CmsText }) {
  const client = useQueryClient();
  const locale = useLocale();
  useState(() => client.setQueryData(textKey(locale, 'story'), text));
  return <CmsTextModal code="story" onClose={() => undefined} />;
}

const meta: Meta<typeof CmsTextModal> = { title: 'Modals/CmsText', component: CmsTextModal };
export default meta;
type Story = StoryObj<typeof CmsTextModal>;

export const Default: Story = { render: () => <Filled text={TERMS} /> };
export const Long: Story = {
  render: () => <Filled text={{ ...TERMS, text: Array.from({ length: 12 }, () => TERMS.text).flat() }} />,
};
