import { useLayoutEffect, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { markRoot } from '@/early/root';
import { OFFERS, UNDER_A_LAW } from '../testing/offers';
import { keepWelcome, type WelcomeHint } from '../state/welcome-hint';
import { BonusHead } from './bonus-head';
import { BonusTabs } from './bonus-tabs';
import { BonusTerms } from './bonus-terms';
import { PackBoard } from './pack-board';
import { WelcomePack } from './welcome-pack';

const [OFFER] = OFFERS as [(typeof OFFERS)[number]];

/** What the page shows of the welcome pack at a player's step; null for a visitor. */
function At({ step, children }: { step: WelcomeHint | null; children: ReactNode }) {
  useLayoutEffect(() => {
    markRoot('auth', step && 'in');
    keepWelcome(step);
    return () => {
      markRoot('auth', null);
      keepWelcome(null);
    };
  }, [step]);
  return children;
}

const meta: Meta<typeof At> = {
  title: 'Bonuses/OnOffer',
  component: At,
  args: { step: null, children: <PackBoard offers={OFFERS} /> },
};
export default meta;
type Story = StoryObj<typeof At>;

export const Pack: Story = {};
export const PackAtThirdDeposit: Story = { args: { step: '3' } };
export const PackAtLastDeposit: Story = { args: { step: '4' } };
export const Slide: Story = { args: { children: <WelcomePack offers={OFFERS} /> } };
export const SlideAtSecondDeposit: Story = { args: { step: '2', children: <WelcomePack offers={OFFERS} /> } };
export const Cards: Story = { args: { children: <BonusTabs offers={OFFERS} /> } };
export const Head: Story = { args: { children: <BonusHead offer={OFFER} /> } };
export const Terms: Story = { args: { children: <BonusTerms offer={OFFER} /> } };
export const TermsUnderALaw: Story = {
  args: { children: <BonusTerms offer={{ ...OFFER, wagering: 10 }} law={UNDER_A_LAW} /> },
};
