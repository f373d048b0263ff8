/** Shortest time that the reels turn before the first one stops, ms. */
export const TURN_MS = 650;
/** From one question after a round that is not settled to the next, ms. */
export const POLL_MS = 1_500;
/** A return of so many stakes and more is counted up. */
export const COUNT_FROM = 10;
/** And one of so many has the whole stage. */
export const FULL_FROM = 25;
/** So many failed requests are repeated before the player is asked. */
export const QUIET_RETRIES = 3;

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

/** A random UUID; unlike crypto.randomUUID it is there on plain http too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
