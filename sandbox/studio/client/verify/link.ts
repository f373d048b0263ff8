import type { LanguageCode } from '@/lib/domain/locales';
import type { RoundRecord } from '../../fair/record';

/** Letters of an address's fragment for a text of any letters. */
export function fragmentOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of a fragment; null for one that is none of ours. */
export function textOf(fragment: string): string | null {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (letter) => letter.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

/** Address of the verifier in a language. @param verifier the page's, which may say what its reels look like */
export const verifierIn = (verifier: string, language: LanguageCode): string =>
  `${verifier}${verifier.includes('?') ? '&' : '?'}language=${language}`;

/**
 * Address of the verifier with rounds. They stand in the fragment, which no browser sends to a server.
 * @param verifier address of the verifier's page
 */
export function verifyLink(
  verifier: string,
  records: readonly RoundRecord[],
  language: LanguageCode,
): string {
  const lines = records.map((record) => JSON.stringify(record)).join('\n');
  return `${verifierIn(verifier, language)}#${fragmentOf(lines)}`;
}
