/** Decimals of a rate. It is an exact decimal number, written in digits, and never a float. */
const SCALE = 8;
const ONE = 10n ** BigInt(SCALE);

/** How old a rate may be before somebody should look. */
export const RATE_STALE_DAYS = 7;
/** From which change on a person has to say so twice. */
export const RATE_JUMP_PERCENT = 10n;

const DECIMAL = /^(\d{1,7})(?:\.(\d{1,8}))?$/;

/** A rate as a number of its smallest parts; null for what is no rate. */
export function readRate(text: string): bigint | null {
  const [, whole, part = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return null;
  const value = BigInt(whole) * ONE + BigInt(part.padEnd(SCALE, '0'));
  return value > 0n ? value : null;
}

/** The shortest decimal of a rate: "1.16280000" is 1.1628. */
export const shortRate = (text: string): string =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;

/** How far a rate is from another one, in tenths of a percent, whichever way. Both in smallest parts. */
export function changeInTenths(from: bigint, to: bigint): bigint {
  const distance = to > from ? to - from : from - to;
  return (distance * 1_000n) / from;
}

/** Whether the change is so large that it must be confirmed. */
export const isJump = (from: bigint, to: bigint): boolean => {
  const distance = to > from ? to - from : from - to;
  return distance * 100n > from * RATE_JUMP_PERCENT;
};

/** Whether it is so large that a decimal point must have slipped. */
export const isSlip = (from: bigint, to: bigint): boolean => to >= from * 5n || to * 5n <= from;
