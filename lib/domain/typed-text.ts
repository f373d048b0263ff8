import { PHONE_CODE_MAX, PHONE_NUMBER_MAX } from './limits';

/** What stays of a typed text, by SPEC §5. Each answers its own result unchanged. */

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Letters of every script, digits and underscores: what a payment company calls a field without wildcards. */
export const withoutWildcards = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}_]/gu, '');

/** A telephone's country code with its plus, which nobody has to type; empty while there is no digit. */
export function phoneCode(text: string): string {
  const digits = onlyDigits(text)
    .replace(/^0+/, '')
    .slice(0, PHONE_CODE_MAX - 1);
  return digits && `+${digits}`;
}

export const phoneNumber = (text: string): string => onlyDigits(text).slice(0, PHONE_NUMBER_MAX);
