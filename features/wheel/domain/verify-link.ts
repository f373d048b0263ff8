import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import type { WheelSpin } from '../api/get-wheel-standing';

/** Address of the verifier with spins. They stand in the fragment, which no browser sends to a server. */
export function verifyLink(
  verifier: string,
  records: readonly NonNullable<WheelSpin['record']>[],
  locale: Locale,
): string {
  const bytes = new TextEncoder().encode(records.map((record) => JSON.stringify(record)).join('\n'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const fragment = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${verifier}?language=${LANGUAGE_CODES[locale]}#${fragment}`;
}
