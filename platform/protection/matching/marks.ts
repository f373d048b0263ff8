import { createHmac } from 'node:crypto';
import type { MarkKind } from '@/lib/domain/exclusion-marks';

/** What is known of somebody; null and empty for what was never told. */
export interface Person {
  playerId: string;
  email: string;
  fullName: string | null;
  /** YYYY-MM-DD. */
  birthday: string | null;
  /** Digits, with the country's. */
  phone: string | null;
  /** Postcode, street with number, and city. */
  home: string | null;
  /** Hashes of papers that were handed in. */
  documents: readonly string[];
  /** As the payment company names them. */
  instruments: readonly string[];
}

export interface Mark {
  kind: MarkKind;
  /** A keyed hash: it says nothing of what it was made from. */
  mark: string;
}

/** Two domains of one company, one mailbox. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** An address without what its owner may add to it: dots, and all from a plus on. */
export function foldedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [box = ''] = email.slice(0, at).toLowerCase().split('+');
  const domain = email.slice(at + 1).toLowerCase();
  return `${box.replaceAll('.', '')}@${SAME_DOMAIN[domain] ?? domain}`;
}

/** What two people of one house may share; alone it says little of an account that was there before. */
const WEAK: ReadonlySet<MarkKind> = new Set(['phone', 'address']);
/** What papers and payments prove: it counts whenever it is told. */
const PROVED: ReadonlySet<MarkKind> = new Set(['document', 'instrument']);

/** Whether so much that is alike holds an account. @param isOlder it was there before the exclusion */
export const isEnough = (kinds: readonly MarkKind[], isOlder: boolean): boolean =>
  !isOlder || kinds.length > 1 || kinds.some((kind) => !WEAK.has(kind));

export const isProved = ({ kind }: Mark): boolean => PROVED.has(kind);

/** Letters without accents, in words that are sorted: «Zoë van  Dijk» and «DIJK, Zoe van» are one. */
export const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('đ', 'd')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // Müller and Mueller are one.
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

const foldedHome = (home: string): string =>
  home
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('strasse', 'str')
    .replaceAll(/[^\p{L}\p{N}|]/gu, '');

function values(person: Person): readonly [MarkKind, string][] {
  const { email, fullName, birthday, phone, home, documents, instruments } = person;
  return [
    ['email', foldedEmail(email)],
    ...(fullName && birthday
      ? [['name_birthday', `${foldedName(fullName)} ${birthday}`] as [MarkKind, string]]
      : []),
    ...(phone ? [['phone', phone] as [MarkKind, string]] : []),
    ...(home ? [['address', foldedHome(home)] as [MarkKind, string]] : []),
    ...documents.map((one): [MarkKind, string] => ['document', one]),
    ...instruments.map((one): [MarkKind, string] => ['instrument', one]),
  ];
}

/** @param secret without it nobody can try addresses against the marks */
export function createMarks(secret: string): (person: Person) => Mark[] {
  const key = createHmac('sha256', secret).update('exclusion-marks').digest();
  return (person) =>
    values(person).map(([kind, value]) => ({
      kind,
      mark: createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url'),
    }));
}
