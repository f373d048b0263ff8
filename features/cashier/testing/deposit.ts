import type { Deposit } from '../api/get-deposits-id';

type Facts = Partial<Omit<Deposit, 'transaction'>> & { transaction?: Partial<Deposit['transaction']> };

/** A card payment whose checkout is open, with what a test or story changes of it. */
export const depositWith = ({ transaction, ...facts }: Facts = {}): Deposit => ({
  id: 'd1',
  game: null,
  bonus: null,
  method: 'GET',
  formFields: [],
  params: {},
  checkoutUrl: '#checkout',
  background: false,
  failUrl: null,
  crypto: null,
  bank: null,
  paymentInfo: null,
  createdAt: '2026-11-24T10:30:00.000Z',
  ...facts,
  transaction: {
    status: 'processing',
    failure: null,
    exception: null,
    paymentMethod: 'card',
    amount: 5_000,
    received: null,
    currency: 'EUR',
    ...transaction,
  },
});

export const CRYPTO: NonNullable<Deposit['crypto']> = {
  coin: 'XRP',
  network: 'XRP Ledger',
  address: 'rPdvC6ccq8hCdPKSPJkPmyZ4Mi1oG2FFkT',
  tag: '70418832',
  uri: 'xrpl:rPdvC6ccq8hCdPKSPJkPmyZ4Mi1oG2FFkT?amount=485.436893&dt=70418832',
  amount: '485.436893',
  decimals: 6,
  rateEndsAt: '2026-11-24T10:50:00.000Z',
  confirmationsNeeded: 3,
  transfers: [],
};

export const transfer = (
  facts: Partial<NonNullable<Deposit['crypto']>['transfers'][number]>,
): NonNullable<Deposit['crypto']>['transfers'][number] => ({
  id: 'a1f0c3',
  amount: '485.436893',
  confirmations: 0,
  state: 'seen',
  credited: null,
  at: '2026-11-24T10:33:00.000Z',
  ...facts,
});

export const BANK: NonNullable<Deposit['bank']> = {
  state: 'ready',
  holder: 'Northlight Payments Kft.',
  account: 'LT12 3250 0214 8830 7741',
  bic: 'REVOLT21',
  bankName: 'Northlight Bank',
  nonce: '4827',
  since: '2026-11-24T10:30:00.000Z',
};

export const PAYMENT_INFO: NonNullable<Deposit['paymentInfo']> = {
  kind: 'multibanco',
  fields: [
    { name: 'entity', value: '21312' },
    { name: 'reference', value: '417 902 265' },
  ],
  endsAt: '2026-11-27T10:30:00.000Z',
};

export const formField = (
  facts: Partial<Deposit['formFields'][number]> = {},
): Deposit['formFields'][number] => ({
  name: 'account_name',
  title: 'Name on the account',
  type: 'text',
  toShow: true,
  value: '',
  required: true,
  maxLength: null,
  options: [],
  ...facts,
});
