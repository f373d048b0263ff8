/** The companies that people log in with; each is an issuer of its own. */
export const ISSUERS = ['google', 'microsoft', 'apple', 'telegram'] as const;
export type IssuerId = (typeof ISSUERS)[number];

export const ISSUER_NAMES: Record<IssuerId, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  telegram: 'Telegram',
};

export const isIssuer = (value: string): value is IssuerId => (ISSUERS as readonly string[]).includes(value);

export interface Person {
  id: string;
  givenName: string;
  familyName: string;
}

/** Who can be chosen on the log-in page: the same six everywhere, with an account of their own at each issuer. */
export const PEOPLE: readonly Person[] = [
  { id: 'ada', givenName: 'Ada', familyName: 'Brandt' },
  { id: 'bruno', givenName: 'Bruno', familyName: 'Keller' },
  { id: 'claire', givenName: 'Claire', familyName: 'Dubois' },
  { id: 'dylan', givenName: 'Dylan', familyName: 'Walsh' },
  { id: 'elif', givenName: 'Elif', familyName: 'Aydin' },
  { id: 'franka', givenName: 'Franka', familyName: 'Moser' },
];

/** How a log-in goes: as it should, or with something that goes wrong in the world. */
export const OUTCOMES = {
  usual: 'As usual',
  'no-email': 'Without an e-mail address',
  unverified: 'With an e-mail address that is not verified',
  slow: 'Slowly: the answer takes 3 seconds',
  down: 'Not at all: the company answers 503',
} as const;
export type Outcome = keyof typeof OUTCOMES;

export const isOutcome = (value: string): value is Outcome => Object.hasOwn(OUTCOMES, value);

const ANYBODY = /^[a-z0-9]{1,24}$/;

/** One of the six; any other short name is a person too, so that tests never run out of them. */
export function personOf(id: string): Person | null {
  const known = PEOPLE.find((person) => person.id === id);
  if (known) return known;
  if (!ANYBODY.test(id)) return null;
  return { id, givenName: `${id.charAt(0).toUpperCase()}${id.slice(1)}`, familyName: 'Example' };
}

/** The subject of a person at an issuer: the same for ever. */
export const subjectOf = (person: Person, issuer: IssuerId) => `${issuer}-${person.id}`;

export const personOfSubject = (subject: string, issuer: IssuerId): Person | null =>
  subject.startsWith(`${issuer}-`) ? personOf(subject.slice(issuer.length + 1)) : null;

export const emailOf = (person: Person, issuer: IssuerId) => `${person.id}@${issuer}.example`;

/** What the issuer says of a person. Telegram knows no e-mail address. */
export function claimsOf(person: Person, issuer: IssuerId, outcome: Outcome) {
  const withEmail = issuer !== 'telegram' && outcome !== 'no-email';
  return {
    sub: subjectOf(person, issuer),
    name: `${person.givenName} ${person.familyName}`,
    given_name: person.givenName,
    family_name: person.familyName,
    ...(withEmail && { email: emailOf(person, issuer), email_verified: outcome !== 'unverified' }),
  };
}
