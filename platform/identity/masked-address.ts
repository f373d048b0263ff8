import { domainToUnicode } from 'node:url';

const first = (text: string) => {
  const signs = [...text];
  return signs.length > 1 ? (signs[0] ?? '') : '';
};

/**
 * An e-mail address masked so that only its owner recognises it: `mara@parlour.example` is `m…@p….example`. The mask
 * shows neither the length nor a part of one character.
 * @param email normalised.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToUnicode(email.slice(at + 1));
  const point = domain.lastIndexOf('.');
  return `${first(email.slice(0, at))}…@${first(domain.slice(0, point))}…${domain.slice(point)}`;
}
