import { domainToUnicode } from 'node:url';

const first = (text: string) => {
  const signs = [...text];
  return signs.length > 1 ? (signs[0] ?? '') : '';
};

/**
 * As much of an e-mail address as its owner needs to know it again: `mara@parlour.example` is `m…@p….example`. How long
 * it is does not show, and a part of one sign does not either.
 * @param email in its normal spelling.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToUnicode(email.slice(at + 1));
  const point = domain.lastIndexOf('.');
  return `${first(email.slice(0, at))}…@${first(domain.slice(0, point))}…${domain.slice(point)}`;
}
