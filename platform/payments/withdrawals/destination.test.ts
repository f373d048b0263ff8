import type { Currency } from '@/lib/money/money';
import { Problem } from '../../kernel/problem';
import { destinationOf, type DestinationInput } from './destination';
import type { PayoutMethod } from './methods';

const SECRET = 'secret';
const way = (kind: 'bank' | 'coin', currency: Currency, option: string | null): PayoutMethod => ({
  method: kind === 'bank' ? 'banktransfer' : 'coins',
  provider: 'sandbox',
  kind,
  currency,
  title: 'A way',
  logoUrl: null,
  option,
  network: option,
  charge: null,
  source: '',
  share: 0n,
  min: 2_000n,
  max: 100_000n,
  fee: 0n,
  usualMinutes: 10,
});
const bank = (input: DestinationInput, currency: Currency = 'AUD') =>
  destinationOf(way('bank', currency, null), input, SECRET);
const coin = (option: string, address: string) =>
  destinationOf(way('coin', 'EUR', option), { address }, SECRET);
const faultsOf = (work: () => unknown) => {
  try {
    work();
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.extras;
  }
};

const ACCOUNT = { bsb: '062-000', account: '1234 5678', holder: 'Ava Stone' };

it('an account in Australian dollars is told by its branch and number', () => {
  expect(bank(ACCOUNT)).toMatchObject({
    account: { bsb: '062000', account: '12345678', holder: 'Ava Stone' },
    shown: '•••• 5678',
  });
});

it('the same number at another branch is another account, however it is written', () => {
  const { print } = bank(ACCOUNT);
  expect(bank({ ...ACCOUNT, bsb: ' 062 000', account: '12345678' }).print).toEqual(print);
  expect(bank({ ...ACCOUNT, bsb: '062-001' }).print).not.toEqual(print);
});

it.each([
  [{ ...ACCOUNT, bsb: '62-000' }, { bsb: 'wrong' }],
  [{ ...ACCOUNT, account: '1234' }, { account: 'wrong' }],
  [{ ...ACCOUNT, account: '12a45678' }, { account: 'wrong' }],
  [{ holder: 'Ava Stone' }, { bsb: 'required', account: 'required' }],
  [
    { iban: 'DE89370400440532013000', holder: 'Ava Stone' },
    { bsb: 'required', account: 'required' },
  ],
])('%j is refused there: %j', (input, fields) => {
  expect(faultsOf(() => bank(input))).toMatchObject({ fields });
});

it('elsewhere an account is told by its IBAN', () => {
  expect(bank({ iban: 'de89 3704 0044 0532 0130 00', holder: 'Mara Klein' }, 'EUR')).toMatchObject({
    account: { iban: 'DE89370400440532013000', holder: 'Mara Klein' },
    shown: 'DE•••• 3000',
  });
  expect(faultsOf(() => bank(ACCOUNT, 'EUR'))).toMatchObject({ fields: { iban: 'required' } });
});

it('the holder is a name, and no card’s number stays in it', () => {
  const iban = 'DE89370400440532013000';
  expect(faultsOf(() => bank({ iban, holder: 'Mara Klein 4242 4242 4242 4242' }, 'EUR'))).toMatchObject({
    fields: { holder: 'wrong' },
  });
  expect(bank({ iban, holder: 'Mara Klein II' }, 'EUR').account).toMatchObject({ holder: 'Mara Klein II' });
});

it.each([
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886e0f7030069857d2e4169ee7'],
  [
    'BCH',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ],
])('an address of %s is one destination, however it is written', (option, one, other) => {
  const printOf = (address: string) => {
    const { print, account } = coin(option, address);
    // The company is told what the player wrote.
    expect(account).toEqual({ address });
    return print;
  };
  expect(printOf(one)).toEqual(printOf(other));
});
