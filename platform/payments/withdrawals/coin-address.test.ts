import { isPayableAddress } from './coin-address';

/** Addresses that the standards themselves give as examples, and well-known ones. */
const RIGHT: [coin: string, address: string][] = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['BCH', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['BCH', 'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq'],
  ['LTC', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['USDTERC20', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['USDTTRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['XRP', 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv'],
];

it.each(RIGHT)('%s: %s is payable', (coin, address) => {
  expect(isPayableAddress(coin, address)).toBe(true);
  expect(isPayableAddress(coin, ` ${address} `)).toBe(true);
});

const HAS_NO_SUM = /^0x[0-9a-f]+$/;

it.each(RIGHT.filter(([, address]) => !HAS_NO_SUM.test(address)))(
  '%s: %s with another last letter is not',
  (coin, address) => {
    const slip = `${address.slice(0, -1)}${address.endsWith('a') ? 'c' : 'a'}`;
    expect(isPayableAddress(coin, slip)).toBe(false);
  },
);

it.each([
  ['another coin’s', 'LTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['a test network’s', 'BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  [
    'version 1 with the first checksum',
    'BTC',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx',
  ],
  ['nothing', 'BTC', ''],
  ['a coin that nobody pays', 'NONE', 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv'],
])('%s address is not payable', (_, coin, address) => {
  expect(isPayableAddress(coin, address)).toBe(false);
});
