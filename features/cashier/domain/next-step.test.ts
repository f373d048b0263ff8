import type { Deposit } from '../api/get-deposits-id';
import { BANK, CRYPTO, depositWith, formField, PAYMENT_INFO } from '../testing/deposit';
import { nextStepOf } from './next-step';

const PAGE = 'https://pay.example/d1';
const post = { method: 'POST', checkoutUrl: PAGE } as const;
const params = { token: 't1' };
const formFields = [formField()];

const everything = { ...post, params, formFields, background: true, failUrl: '/deposit-failure/d1' };

test.each<[string, Parameters<typeof depositWith>[0], ReturnType<typeof nextStepOf>]>([
  ['the company’s page', { checkoutUrl: PAGE }, { kind: 'leave', address: PAGE }],
  ['a hidden form', { ...post, params }, { kind: 'post', address: PAGE, params }],
  [
    'a form of ours before a hidden one',
    { ...post, params, formFields },
    { kind: 'modal', modal: 'FORM_FIELDS' },
  ],
  ['a form with GET is none', { checkoutUrl: PAGE, formFields }, { kind: 'leave', address: PAGE }],
  [
    'params in the background before any form',
    everything,
    { kind: 'background', address: PAGE, params, failUrl: '/deposit-failure/d1' },
  ],
  [
    'params in the background while the bank is asked',
    { ...everything, bank: { ...BANK, state: 'waiting' } },
    { kind: 'background', address: PAGE, params, failUrl: '/deposit-failure/d1' },
  ],
  [
    'account details that are there',
    { ...everything, bank: BANK },
    { kind: 'modal', modal: 'DEPOSIT_HELLOCLEVER_RESULT' },
  ],
  [
    'account details that are waited for, when nothing is left to be sent',
    { bank: { ...BANK, state: 'waiting' }, checkoutUrl: null },
    { kind: 'modal', modal: 'DEPOSIT_HELLOCLEVER_RESULT' },
  ],
  [
    'payment details before what is sent',
    { ...everything, paymentInfo: PAYMENT_INFO },
    { kind: 'modal', modal: 'DEPOSIT_PAYMENT_INFO' },
  ],
  [
    'coins before everything',
    { ...everything, paymentInfo: PAYMENT_INFO, crypto: CRYPTO, bank: BANK },
    { kind: 'modal', modal: 'DEPOSIT_CRYPTO' },
  ],
  ['coins without a page', { checkoutUrl: null, crypto: CRYPTO }, { kind: 'modal', modal: 'DEPOSIT_CRYPTO' }],
  ['nothing, without a page', { checkoutUrl: null }, { kind: 'over' }],
])('%s', (_name, facts, step) => {
  expect(nextStepOf(depositWith(facts))).toEqual(step);
});

test.each<Deposit['transaction']['status']>(['complete', 'failed', 'cancel', 'refund'])(
  'nothing of one that has ended: %s',
  (status) => {
    expect(nextStepOf(depositWith({ crypto: CRYPTO, transaction: { status } }))).toEqual({ kind: 'over' });
  },
);
