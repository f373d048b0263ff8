import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { depositKey, type Deposit } from '../api/get-deposits-id';
import { BANK, CRYPTO, depositWith, formField, PAYMENT_INFO, transfer } from '../testing/deposit';
import { BankModal } from './bank-modal';
import { CryptoModal } from './crypto-modal';
import { FormFieldsModal } from './form-fields-modal';
import { PaymentInfoModal } from './payment-info-modal';

/** A workbench has no server: the answer is there before it is asked for, and a newer one never comes. */
function Held({ deposit, children }: { deposit: Deposit; children: ReactNode }) {
  const client = useQueryClient();
  useState(() => {
    client.setQueryData(['cashier', 'deposit-methods'], { methods: [] });
    client.setQueryData(depositKey(deposit.id), deposit);
    void client.fetchQuery({
      queryKey: depositKey(deposit.id),
      queryFn: () => new Promise<never>(() => undefined),
      staleTime: 0,
    });
  });
  return children;
}

type Modal = typeof CryptoModal;
const shown = (Shown: Modal, facts: Parameters<typeof depositWith>[0]): StoryObj => {
  const deposit = depositWith(facts);
  return {
    render: () => (
      <Held deposit={deposit}>
        <Shown depositId={deposit.id} onClose={fn()} />
      </Held>
    ),
  };
};

const meta: Meta = { title: 'Cashier/Modals of a deposit' };
export default meta;

const soon = new Date(Date.now() + 17 * 60_000).toISOString();
const now = new Date().toISOString();
const xrp = { ...CRYPTO, rateEndsAt: soon };

export const Coins = shown(CryptoModal, { id: 'coins', createdAt: now, crypto: xrp });
export const CoinsConfirming = shown(CryptoModal, {
  id: 'confirming',
  createdAt: now,
  crypto: { ...xrp, transfers: [transfer({ confirmations: 1, state: 'confirming' })] },
});
export const CoinsInPart = shown(CryptoModal, {
  id: 'part',
  createdAt: now,
  crypto: {
    ...xrp,
    transfers: [
      transfer({ amount: '100.000000', state: 'gone' }),
      transfer({ id: 'b', amount: '300.000000', confirmations: 2, state: 'confirming' }),
    ],
  },
});
export const CoinsLate = shown(CryptoModal, { id: 'late', crypto: CRYPTO });
export const CoinsCredited = shown(CryptoModal, {
  id: 'credited',
  crypto: { ...CRYPTO, transfers: [transfer({ confirmations: 3, state: 'credited', credited: 20_014 })] },
  transaction: { status: 'complete', received: 20_014 },
});

const byBank = { transaction: { paymentMethod: 'banktransfer', amount: 12_000 } };
export const Account = shown(BankModal, { id: 'account', bank: BANK, ...byBank });
export const AccountAwaited = shown(BankModal, {
  id: 'awaited',
  bank: { ...BANK, state: 'waiting', account: null, since: now },
  ...byBank,
});
export const NoAccount = shown(BankModal, { id: 'none', bank: { ...BANK, state: 'unavailable' }, ...byBank });

export const PaymentDetails = shown(PaymentInfoModal, {
  id: 'info',
  paymentInfo: PAYMENT_INFO,
  transaction: { paymentMethod: 'mb' },
});

const options = (...titles: string[]) => titles.map((title) => ({ value: title, title }));
export const Fields = shown(FormFieldsModal, {
  id: 'fields',
  method: 'POST',
  transaction: { paymentMethod: 'astropay' },
  formFields: [
    formField({ value: 'Mara Klein' }),
    formField({ name: 'birth', title: 'Birth date', type: 'date', value: '1991-03-14' }),
    formField({ name: 'bank', title: 'Bank', type: 'dropdown', options: options('Northlight') }),
    formField({ name: 'number', title: 'Account number', type: 'number' }),
    formField({ name: 'reference', title: 'Reference', type: 'without-wildcards', required: false }),
    formField({
      name: 'kind',
      title: 'Type of account',
      type: 'radio',
      options: options('Current', 'Savings'),
    }),
    formField({ name: 'nation', title: 'Nationality', type: 'autocomplete', options: options('Germany') }),
    formField({
      name: 'source',
      title: 'Where the money comes from',
      type: 'multiselect',
      value: 'Salary',
      options: options('Salary', 'Savings', 'Sale of a thing', 'Gift', 'Pension'),
    }),
    formField({ name: 'terms', title: 'I pay from my own account.', type: 'checkbox' }),
  ],
});
