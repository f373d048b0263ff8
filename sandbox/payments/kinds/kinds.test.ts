import { namesNonce } from './bank';
import { baseUnitsFor, baseUnitsOf, COIN_KINDS, decimalOf, rateAt, RATE_HOLDS_MS } from './coins';
import { judgeForm } from './forms';
import { formTexts } from './form-texts';
import { judgeVoucher } from './vouchers';

describe('coins', () => {
  const NOW = Date.UTC(2026, 2, 1);

  it.each(Object.entries(COIN_KINDS))(
    '%s: what is asked is worth the amount, to the base unit',
    (_, kind) => {
      for (const [amount, currency] of [
        [1, 'EUR'],
        [5_000, 'USD'],
        [123_456_700, 'AUD'],
        [9_999_900, 'CHF'],
      ] as const) {
        const rate = rateAt(kind, currency, NOW);
        if (!rate) throw new Error(`no rate in ${currency}`);
        const base = baseUnitsFor(amount, rate);
        const worth = (units: bigint) => (units * BigInt(rate.minor)) / BigInt(rate.per);
        expect(worth(base)).toBeGreaterThanOrEqual(BigInt(amount));
        expect(worth(base - 1n)).toBeLessThan(BigInt(amount));
      }
    },
  );

  it('drifts each quarter of an hour, and has no rate in a currency that it does not know', () => {
    const { BTC } = COIN_KINDS;
    if (!BTC) throw new Error('no BTC');
    expect(rateAt(BTC, 'EUR', NOW)).toEqual(rateAt(BTC, 'EUR', NOW + 1));
    expect(rateAt(BTC, 'EUR', NOW)).not.toEqual(rateAt(BTC, 'EUR', NOW + RATE_HOLDS_MS));
    expect(rateAt(BTC, 'JPY', NOW)).toBeUndefined();
  });

  it.each([
    [153_120n, 8, '0.00153120'],
    [1n, 18, '0.000000000000000001'],
    [123_456_789_012_345_678_901n, 18, '123.456789012345678901'],
    [5_000_000n, 6, '5.000000'],
  ])('writes %s base units of %i decimals as %s, and reads them back', (base, decimals, text) => {
    expect(decimalOf(base, decimals)).toBe(text);
    expect(baseUnitsOf(text, decimals)).toBe(base);
  });

  it.each(['', '1e3', '-1', '1.123456789', '0x10', '1,5'])('reads no coins from %j', (text) => {
    expect(baseUnitsOf(text, 8)).toBeUndefined();
  });
});

describe('vouchers', () => {
  const fresh = () => false;

  it.each([
    ['TOLL-EUR-0025-1234', { outcome: 'paid', received: 2_500 }],
    ['toll eur 0100 0001', { outcome: 'paid', received: 10_000 }],
    ['TOLL-USD-0050-1234', { outcome: 'refused', code: 'voucher_value' }],
    ['TOLL-XXX-0050-1234', { outcome: 'wrong' }],
    ['TOLL-EUR-0000-1234', { outcome: 'wrong' }],
    ['TOLL-0000-0000', { outcome: 'refused', code: 'voucher_used' }],
    ['hello', { outcome: 'wrong' }],
  ])('%s for euros: %j', (code, verdict) => {
    expect(judgeVoucher(code, 'EUR', fresh)).toMatchObject(verdict);
  });

  it('are spent once, however they are typed', () => {
    const spent = new Set<string>();
    const first = judgeVoucher('TOLL-EUR-0025-1234', 'EUR', (mark) => spent.has(mark));
    if (first.outcome === 'paid' && first.spends) spent.add(first.spends);
    expect(judgeVoucher('tolleur00251234', 'EUR', (mark) => spent.has(mark))).toEqual({
      outcome: 'refused',
      code: 'voucher_used',
    });
    expect([...spent].join('')).not.toContain('0025');
  });
});

describe('forms', () => {
  const GOOD: Record<string, string[]> = {
    holder: ['Nora Winter'],
    birth_date: ['1990-02-28'],
    nationality: ['DE'],
    document_type: ['passport'],
    document_number: ['C01X00T47'],
    terms: ['on'],
  };
  const faults = (changes: Record<string, string[]>) =>
    judgeForm('astropay', 'de', (name) => ({ ...GOOD, ...changes })[name] ?? []).map(({ name, text }) => [
      name,
      text,
    ]);
  const texts = formTexts('de');

  it.each<[Record<string, string[]>, [string, string][]]>([
    [{}, []],
    [{ holder: [' '] }, [['holder', texts.missing]]],
    [{ nationality: ['DEU'] }, [['nationality', 'Zu lang: höchstens 2 Zeichen.']]],
    [{ nationality: ['D1'] }, [['nationality', texts.wrong]]],
    [{ birth_date: ['28.02.1990'] }, [['birth_date', texts.wrong]]],
    [{ document_type: ['library card'] }, [['document_type', texts.wrong]]],
    [{ document_number: ['C01%'] }, [['document_number', texts.wrong]]],
    [{ terms: [] }, [['terms', texts.missing]]],
  ])('says in the payer’s language what is wrong with %j', (changes, wrong) => {
    expect(faults(changes)).toEqual(wrong);
  });

  it.each([
    [['email', 'sms'], 0],
    [['email,sms'], 0],
    [[], 0],
    [['pigeon'], 1],
  ])('takes several of a choice: %j', (notices, wrong) => {
    const values: Record<string, string[]> = {
      account_number: ['12345678'],
      account_kind: ['personal'],
      notices,
    };
    expect(judgeForm('ezeewallet', 'en', (name) => values[name] ?? [])).toHaveLength(wrong);
  });
});

it.each([
  ['4711', true],
  ['deposit 4711, thanks', true],
  ['47110', false],
  ['471 1', false],
  ['', false],
])('the digits 4711 in the description %j: %s', (description, named) => {
  expect(namesNonce(description, '4711')).toBe(named);
});
