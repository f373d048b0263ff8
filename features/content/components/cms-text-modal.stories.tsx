import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { textKey, type CmsText } from '../api/get-text';
import { CmsTextModal } from './cms-text-modal';

const TERMS: CmsText = {
  title: 'Terms and conditions',
  html: `<h2>Who may play</h2><p>Whoever is <strong>18 or older</strong> and lives where Parlour is offered.</p>
<ul><li>One account for one person</li><li>In your own name</li></ul>
<h2>Your money</h2><p>It is yours. <a href="#withdraw">Withdraw it</a> whenever you like.</p>`,
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
  render: () => <Filled text={{ ...TERMS, html: TERMS.html.repeat(12) }} />,
};
