import { chargeEventSchema, chargeSchema } from './schemas';
import { toAsk, toBank } from './payer-asks';

const CHARGE = {
  id: 'ch_1',
  reference: 'dep-1',
  amount: 5000,
  amount_received: 0,
  currency: 'EUR',
  status: 'pending',
  checkout_url: 'http://pay.test/checkout/ch_1',
};
const ADDRESS = {
  kind: 'address',
  coin: 'ETH',
  network: 'Ethereum',
  address: '0xab',
  tag: null,
  uri: 'ethereum:0xab?value=26689442',
  amount: '26689442000000001',
  decimals: 18,
  rate_ends_at: '2026-03-01T10:15:00.000Z',
  confirmations_needed: 6,
};
const TRANSFER = {
  network: 'ETH',
  txid: 'a1',
  output: 0,
  amount: '26689442000000001',
  confirmations: 6,
  state: 'final',
  version: 7,
  seen_at: '2026-03-01T10:01:00.000Z',
  rate: { minor: '1873400000', per: '10000000000000000000000' },
};
const FIELD = {
  name: 'nationality',
  title: 'Nationality',
  type: 'autocomplete',
  to_show: true,
  value: '',
  required: true,
  max_length: 2,
  options: [{ value: 'DE', title: 'Germany' }],
};
const DETAILS = { holder: 'H', account: 'DE00', bic: null, bank_name: 'B' };

const read = (ask: unknown, more: object = {}) => chargeSchema.safeParse({ ...CHARGE, ask, ...more });
const asked = (ask: unknown) => toAsk(chargeSchema.parse({ ...CHARGE, ask }).ask, 'http://w/f');

describe('what a payer is asked for', () => {
  it('is the page alone when the company says nothing of it', () => {
    expect(chargeSchema.parse(CHARGE)).toMatchObject({ ask: { kind: 'redirect' }, transfers: [] });
  });

  it('comes over in our words', () => {
    expect(asked(ADDRESS)).toEqual({
      kind: 'address',
      coin: 'ETH',
      network: 'Ethereum',
      address: '0xab',
      tag: null,
      uri: 'ethereum:0xab?value=26689442',
      amount: '26689442000000001',
      decimals: 18,
      rateEndsAt: '2026-03-01T10:15:00.000Z',
      confirmationsNeeded: 6,
    });
    expect(asked({ kind: 'form', fields: [FIELD] })).toMatchObject({
      fields: [{ toShow: true, maxLength: 2, options: [{ value: 'DE', title: 'Germany' }] }],
    });
    expect(asked({ kind: 'bank', params: {}, nonce: '0042', details: null })).toEqual({
      kind: 'bank',
      params: {},
      holder: null,
      account: null,
      bic: null,
      bankName: null,
      nonce: '0042',
      failUrl: 'http://w/f',
    });
  });

  it('tells the account once the bank has opened it', () => {
    const { ask } = chargeSchema.parse({
      ...CHARGE,
      ask: { kind: 'bank', params: {}, nonce: '0042', details: DETAILS },
    });
    expect(toBank(ask)).toEqual({ holder: 'H', account: 'DE00', bic: null, bankName: 'B', nonce: '0042' });
  });

  it.each<[string, unknown]>([
    ['another kind', { kind: 'cheque' }],
    ['a script for a payment address', { ...ADDRESS, uri: 'javascript:alert(1)' }],
    ['spaces in a payment address', { ...ADDRESS, uri: 'ethereum:0xab x' }],
    ['an unknown coin', { ...ADDRESS, coin: 'XMR' }],
    ['a fraction of a base unit', { ...ADDRESS, amount: '1.5' }],
    ['nothing', { ...ADDRESS, amount: '0' }],
    ['no confirmations', { ...ADDRESS, confirmations_needed: 0 }],
    ['a field of another type', { kind: 'form', fields: [{ ...FIELD, type: 'file' }] }],
    ['no field', { kind: 'form', fields: [] }],
    ['digits that are none', { kind: 'bank', params: {}, nonce: '12a4', details: null }],
    ['another machine', { kind: 'info', info: 'kiosk', fields: [], ends_at: ADDRESS.rate_ends_at }],
  ])('with %s is believed in nothing', (_, ask) => {
    expect(read(ask).success).toBe(false);
  });
});

it('reads a transfer to the last base unit, and believes none that says less than all', () => {
  expect(read(ADDRESS, { transfers: [TRANSFER] }).data?.transfers[0]).toMatchObject({
    amount: 26_689_442_000_000_001n,
    rate: { minor: 1_873_400_000n, per: 10n ** 22n },
  });
  for (const field of Object.keys(TRANSFER)) {
    const { [field]: _, ...part } = TRANSFER as Record<string, unknown>;
    expect([field, read(ADDRESS, { transfers: [part] }).success]).toEqual([field, false]);
  }
});

it('reads whose money it is, and that it was charged back', () => {
  const event = { type: 'charge.charged_back', timestamp: '2026-03-01T10:00:00.000Z' };
  const data = { ...CHARGE, status: 'charged_back', payer: { name: 'N WINTER', fingerprint: 'ins_1' } };
  expect(chargeEventSchema.parse({ ...event, data }).data).toMatchObject({
    status: 'charged_back',
    payer: data.payer,
  });
});

it('reads a name without what no text can have', () => {
  const event = { type: 'charge.completed', timestamp: '2026-03-01T10:00:00.000Z' };
  const data = { ...CHARGE, status: 'completed', payer: { name: 'N\0WINTER\ud83d', fingerprint: null } };
  expect(chargeEventSchema.parse({ ...event, data }).data.payer?.name).toBe('N WINTER ');
});

it.each(['4242 4242 4242 4242', '4000000000003220'])('takes no card number for a name: %s', (number) => {
  const event = { type: 'charge.completed', timestamp: '2026-03-01T10:00:00.000Z' };
  const data = { ...CHARGE, status: 'completed', payer: { name: number, fingerprint: 'ins_1' } };
  expect(chargeEventSchema.parse({ ...event, data }).data.payer).toEqual({
    name: null,
    fingerprint: 'ins_1',
  });
});
