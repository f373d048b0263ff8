import { randomInt } from 'node:crypto';
import type { Ask } from '../charge';

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
const inThrees = (text: string) => text.replaceAll(/(\d{3})(?=\d)/g, '$1 ');

/** What is entered at a machine, shown in a shop or typed at one's own bank; undefined for other methods. */
export function askWithInfo(method: string, endsAt: number): Ask | undefined {
  const ends_at = new Date(endsAt).toISOString();
  switch (method) {
    case 'mb':
      return {
        kind: 'info',
        info: 'multibanco',
        fields: [
          { name: 'entity', value: digits(5) },
          { name: 'reference', value: inThrees(digits(9)) },
        ],
        ends_at,
      };
    case 'cashtocode':
      return {
        kind: 'info',
        info: 'cash_code',
        fields: [{ name: 'code', value: inThrees(digits(12)) }],
        ends_at,
      };
    case 'interac':
      return {
        kind: 'info',
        info: 'email_transfer',
        fields: [
          { name: 'recipient', value: `deposit-${digits(6)}@tollgate.example` },
          { name: 'question', value: 'Tollgate?' },
          { name: 'answer', value: digits(8) },
        ],
        ends_at,
      };
    default:
      return undefined;
  }
}
