import { randomBytes, randomInt } from 'node:crypto';
import type { Ask } from '../charge';

export interface CoinKind {
  /** The merchant's method, and its option where that is not the coin itself. */
  method: string;
  network: string;
  decimals: number;
  confirmations: number;
  /** Minor units (cents) of each currency for a whole coin, before the day's drift. */
  rates: Readonly<Record<string, bigint>>;
  tagged?: true;
  /** An address of the network's test side, or one whose check sum can't hold: no wallet sends real coins there. */
  address: () => string;
  uri: (to: { address: string; tag: string | null; decimal: string; base: string }) => string;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const HEX = '0123456789abcdefABCDEF';

const letters = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');

const rates = (EUR: bigint, USD: bigint, AUD: bigint, CHF: bigint) => ({ EUR, USD, AUD, CHF });
const DOLLAR = rates(86n, 100n, 153n, 80n);
/** Sepolia, a test network: the address says so to every wallet. */
const TEST_CHAIN = '11155111';

export const COIN_KINDS: Readonly<Record<string, CoinKind>> = {
  BTC: {
    method: 'bitcoin',
    network: 'Bitcoin',
    decimals: 8,
    confirmations: 2,
    rates: rates(5_421_730n, 6_304_337n, 9_645_635n, 5_043_469n),
    address: () => `tb1q${letters(BECH32, 38)}`,
    uri: ({ address, decimal }) => `bitcoin:${address}?amount=${decimal}`,
  },
  BCH: {
    method: 'bitcoincash',
    network: 'Bitcoin Cash',
    decimals: 8,
    confirmations: 3,
    rates: rates(46_215n, 53_738n, 82_219n, 42_990n),
    address: () => `bchtest:q${letters(BECH32, 41)}`,
    uri: ({ address, decimal }) => `${address}?amount=${decimal}`,
  },
  ETH: {
    method: 'ethereum',
    network: 'Ethereum',
    decimals: 18,
    confirmations: 6,
    rates: rates(187_340n, 217_837n, 333_290n, 174_269n),
    address: () => `0x${letters(HEX, 40)}`,
    uri: ({ address, base }) => `ethereum:${address}@${TEST_CHAIN}?value=${base}`,
  },
  LTC: {
    method: 'litecoin',
    network: 'Litecoin',
    decimals: 8,
    confirmations: 3,
    rates: rates(7_265n, 8_447n, 12_924n, 6_757n),
    address: () => `tltc1q${letters(BECH32, 38)}`,
    uri: ({ address, decimal }) => `litecoin:${address}?amount=${decimal}`,
  },
  DOGE: {
    method: 'dogecoin',
    network: 'Dogecoin',
    decimals: 8,
    confirmations: 4,
    rates: rates(13n, 15n, 23n, 12n),
    address: () => `n${letters(BASE58, 33)}`,
    uri: ({ address, decimal }) => `dogecoin:${address}?amount=${decimal}`,
  },
  XRP: {
    method: 'ripple',
    network: 'XRP Ledger',
    decimals: 6,
    confirmations: 1,
    rates: rates(189n, 220n, 336n, 176n),
    tagged: true,
    address: () => `r${letters(BASE58, 33)}`,
    uri: ({ address, tag, decimal }) => `ripple:${address}?amount=${decimal}&dt=${tag ?? ''}`,
  },
  USDTTRC20: {
    method: 'tether',
    network: 'Tron (TRC-20)',
    decimals: 6,
    confirmations: 5,
    rates: DOLLAR,
    address: () => `T${letters(BASE58, 33)}`,
    uri: ({ address, decimal }) => `tron:${address}?amount=${decimal}`,
  },
  USDTERC20: {
    method: 'tether',
    network: 'Ethereum (ERC-20)',
    decimals: 6,
    confirmations: 6,
    rates: DOLLAR,
    address: () => `0x${letters(HEX, 40)}`,
    uri: ({ address, base }) => `ethereum:${address}@${TEST_CHAIN}?uint256=${base}`,
  },
};

/** How long an amount of coins holds. */
export const RATE_HOLDS_MS = 15 * 60_000;
const QUARTER_MS = 15 * 60_000;

export interface Rate {
  minor: string;
  per: string;
}

/**
 * Minor units for so many base units at a time: it drifts by up to half a percent each quarter of an hour. Whole
 * numbers only.
 * @param drift hundredths of a percent that tests and demonstrations add.
 */
export function rateAt(coin: CoinKind, currency: string, now: number, drift = 0): Rate | undefined {
  const base = coin.rates[currency];
  if (base === undefined) return undefined;
  const wave = ((Math.floor(now / QUARTER_MS) * 7919) % 101) - 50;
  return {
    minor: String(base * BigInt(10_000 + wave + drift)),
    per: String(10n ** BigInt(coin.decimals + 4)),
  };
}

/** The base units that are worth an amount, rounded up, so that they are never worth less. */
export function baseUnitsFor(amount: number, { minor, per }: Rate): bigint {
  const [rate, unit] = [BigInt(minor), BigInt(per)];
  return (BigInt(amount) * unit + rate - 1n) / rate;
}

/** Base units as a decimal number, exactly. */
export function decimalOf(base: bigint, decimals: number): string {
  const digits = base.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A decimal number as base units; undefined for anything that is none or has more decimals. */
export function baseUnitsOf(decimal: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,20})(?:\.(\d{1,18}))?$/.exec(decimal.trim()) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** @returns undefined when there is no such coin, or it has no rate in the currency. */
export function askForCoins(
  charge: { method: string; option: string | undefined; amount: number; currency: string },
  now: number,
  drift: number,
): Ask | undefined {
  const [coin, kind] =
    Object.entries(COIN_KINDS).find(
      ([code, one]) => one.method === charge.method && (charge.option ?? code) === code,
    ) ?? [];
  const rate = kind && rateAt(kind, charge.currency, now, drift);
  if (coin === undefined || !kind || !rate) return undefined;
  const base = baseUnitsFor(charge.amount, rate);
  const address = kind.address();
  const tag = kind.tagged ? String(randomInt(1, 2 ** 31)) : null;
  return {
    kind: 'address',
    coin,
    network: kind.network,
    address,
    tag,
    uri: kind.uri({ address, tag, decimal: decimalOf(base, kind.decimals), base: String(base) }),
    amount: String(base),
    decimals: kind.decimals,
    rate_ends_at: new Date(now + RATE_HOLDS_MS).toISOString(),
    confirmations_needed: kind.confirmations,
    rate,
  };
}

export const newTxid = () => randomBytes(32).toString('hex');
