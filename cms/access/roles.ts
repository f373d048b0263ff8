import type { Access, FieldAccess, PayloadRequest } from 'payload';
import { isLocale, type Locale } from '@/lib/domain/locales';

/** Rights of operators; `docs/operations.md` describes them. */
export const OPERATOR_ROLES = ['administrator', 'editor', 'translator', 'support'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

type Person = PayloadRequest['user'];

/** None for an operator who has not set up the required second factor yet. */
export function roleOf(user: Person): OperatorRole | undefined {
  if (user?.secondFactor === 'missing') return undefined;
  const role: unknown = user?.role;
  return OPERATOR_ROLES.find((known) => known === role);
}

/** The languages that a translator writes in. */
export function languagesOf(user: Person): Locale[] {
  const languages: unknown = user?.languages;
  return Array.isArray(languages) ? languages.filter(isLocale) : [];
}

const hasRole = (user: Person, ...roles: OperatorRole[]) => {
  const role = roleOf(user);
  return role !== undefined && roles.includes(role);
};

/** Any operator who is logged in. Player pages read through cms/read instead. */
export const operators: Access = ({ req }) => hasRole(req.user, ...OPERATOR_ROLES);

export const administrators: Access = ({ req }) => hasRole(req.user, 'administrator');

export const editors: Access = ({ req }) => hasRole(req.user, 'administrator', 'editor');

/** Operators who may change any content. */
export const isWriter = (user: Person): boolean => hasRole(user, 'administrator', 'editor', 'translator');

export const isEditor = (user: Person): boolean => hasRole(user, 'administrator', 'editor');

/**
 * Administrators and editors; a translator in their own languages, and never in a way that would publish a draft:
 * publishing would also publish the other languages' drafts.
 */
export const writers: Access = ({ req, data }) => {
  if (hasRole(req.user, 'administrator', 'editor')) return true;
  if (!hasRole(req.user, 'translator')) return false;
  return isOwnLanguage(req) && data?._status !== 'published';
};

/** Whether the request is about one language, and that is one of the translator's. */
export const isOwnLanguage = ({ locale, user }: Pick<PayloadRequest, 'locale' | 'user'>): boolean =>
  languagesOf(user).some((language) => language === locale);

export const isTranslator = (user: Person): boolean => hasRole(user, 'translator');

export const isAdministrator = (user: Person): boolean => hasRole(user, 'administrator');

const self = (user: Person) => (user ? { id: { equals: user.id } } : false);

/** Administrators everyone, others only themselves: that much the admin needs even before they may do anything. */
export const readsOperators: Access = ({ req }) => isAdministrator(req.user) || self(req.user);

/** Administrators everyone, others only themselves. */
export const changesOperators: Access = ({ req }) =>
  isAdministrator(req.user) || (roleOf(req.user) !== undefined && self(req.user));

export const administratorsOnField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator');

/** Fields that are the same in every language: not for translators. */
export const editorsOnField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator', 'editor');
