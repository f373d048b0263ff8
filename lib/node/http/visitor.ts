import { sign, verify } from '../facts/signature';

/**
 * Header in which the web names the visitor for whom it asks: to its own middleware, to the CMS and to the platform.
 */
export const ADDRESS_HEADER = 'x-parlour-address';
/** Header with the web's proof that it named that visitor. */
export const PROOF_HEADER = 'x-parlour-proof';

/** Country of a visitor whose address can't be read: ISO 3166 assigns this code to no country. */
export const UNREADABLE_COUNTRY = 'ZZ';

/** No path of a call begins so: a signature of one can't be used for the other. */
const SUBJECT = 'visitor';

export interface Visitor {
  address: string;
  /** Value of the header in which a CDN named the visitor's country; '' without one. */
  country: string;
}

const textOf = ({ address, country }: Visitor) => `${address}\n${country}`;

/** The web's word on who a visitor is, for a few minutes. */
export const proveVisitor = (secret: string, visitor: Visitor, nowSeconds: number): string =>
  sign(secret, SUBJECT, textOf(visitor), nowSeconds);

export const isProven = (
  secrets: readonly string[],
  proof: string | null,
  visitor: Visitor,
  nowSeconds: number,
): boolean => verify(secrets, proof, SUBJECT, textOf(visitor), nowSeconds);
